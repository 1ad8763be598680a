/// The proposals and reports of a layout run in order: each node's final proposal and the size it reported.
///
/// A node's children come in the order in which their parent first asked them. Questions that only prepared another one
/// (probes) and repeated questions are left out. A question that a node asks only while placing (as a background does)
/// comes before the node's own report.
public struct LayoutConversation {
  /// One proposal or report.
  public struct Event {
    /// Whether a parent proposes or a child reports.
    public enum Kind { case proposal, report }
    public let kind: Kind
    public let node: LayoutNode
    /// The node that proposes; `nil` for the system.
    public let parent: LayoutNode?
    /// The proposed or the reported size.
    public let size: ProposedViewSize
  }

  /// The final proposal to a node, its report, and the questions that led to it.
  public struct Settlement {
    public let proposal: ProposedViewSize
    public let report: Size
    public let division: StackDivisionTrace?
    /// Every question that the node asked its children for this answer, in order, including probes and repeats.
    public let questions: [Answer]
  }

  /// A question to a child, with its answer.
  public struct Answer {
    public let child: LayoutNode
    public let proposal: ProposedViewSize
    public let report: Size
    /// Whether the question only prepared another one.
    public let isProbe: Bool
    /// Whether the answer came from the cache.
    public let isFromCache: Bool
  }

  public private(set) var events: [Event] = []
  private var settlements: [ObjectIdentifier: Settlement] = [:]
  private let trace: LayoutTrace

  /// Collects the events of a traced layout run.
  ///
  /// - Returns: `nil` if the run was not traced or the root was not placed.
  public init?(of root: LayoutNode) {
    guard let trace = root.session.trace, let proposal = root.placedProposal else { return nil }
    self.trace = trace
    collect(root, proposal, parent: nil)
  }

  public func settlement(of node: LayoutNode) -> Settlement? { settlements[ObjectIdentifier(node)] }

  private mutating func collect(_ node: LayoutNode, _ proposal: ProposedViewSize, parent: LayoutNode?) {
    guard settlements[ObjectIdentifier(node)] == nil, let record = trace.record(of: node, for: proposal) else { return }
    settlements[ObjectIdentifier(node)] = Settlement(
      proposal: proposal, report: record.report, division: record.division,
      questions: record.questions.compactMap { question in
        trace.record(of: question.child, for: question.proposal).map { answer in
          Answer(
            child: question.child, proposal: question.proposal, report: answer.report, isProbe: question.isProbe,
            isFromCache: question.isFromCache)
        }
      })
    events.append(Event(kind: .proposal, node: node, parent: parent, size: proposal))
    for question in Self.lastAsked(record.questions.filter { !$0.isProbe }) {
      collect(question.child, question.proposal, parent: node)
    }
    for question in Self.lastAsked(trace.placement(of: node)?.questions ?? []) where question.child !== node {
      collect(question.child, question.proposal, parent: node)
    }
    events.append(Event(kind: .report, node: node, parent: parent, size: ProposedViewSize(record.report)))
  }

  /// Returns the last question to each child, in the order in which the children were first asked.
  private static func lastAsked(_ questions: [LayoutTrace.Question]) -> [LayoutTrace.Question] {
    var order: [ObjectIdentifier: Int] = [:]
    var result: [LayoutTrace.Question] = []
    for question in questions {
      if let index = order[ObjectIdentifier(question.child)] {
        result[index] = question
      } else {
        order[ObjectIdentifier(question.child)] = result.count
        result.append(question)
      }
    }
    return result
  }
}
