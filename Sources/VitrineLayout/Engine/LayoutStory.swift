/// The conversation of a layout run, told once through: what each node was asked for good, and what it answered.
///
/// A node's children come in the order in which their parent asked them; questions that only prepared another (probes) are
/// left out, and so are repeats. What a node asked only while placing (a background its colour) comes before its report.
public struct LayoutStory {
  /// One proposal or report.
  public struct Event {
    /// Whether a parent asks or a child answers.
    public enum Kind { case proposal, report }
    public let kind: Kind
    public let node: LayoutNode
    /// Who asks; `nil` for the system.
    public let parent: LayoutNode?
    /// What is proposed, or what is reported.
    public let size: ProposedViewSize
  }

  /// What was settled between a node and its parent.
  public struct Settlement {
    public let proposal: ProposedViewSize
    public let report: Size
    public let division: StackDivision?
    /// All that the node asked its children for this answer, in order: probes and repeats too.
    public let questions: [Answer]
  }

  /// A question to a child, with its answer.
  public struct Answer {
    public let child: LayoutNode
    public let proposal: ProposedViewSize
    public let report: Size
    /// Whether the answer only prepared another question.
    public let isProbe: Bool
    /// Whether the answer was known from before.
    public let isFromCache: Bool
  }

  public private(set) var events: [Event] = []
  private var settlements: [ObjectIdentifier: Settlement] = [:]
  private let trace: LayoutTrace

  /// - Returns: `nil` where the run was not traced, or the root was not placed.
  public init?(of root: LayoutNode) {
    guard let trace = root.session.trace, let proposal = root.placedProposal else { return nil }
    self.trace = trace
    tell(root, proposal, parent: nil)
  }

  public func settlement(of node: LayoutNode) -> Settlement? { settlements[ObjectIdentifier(node)] }

  private mutating func tell(_ node: LayoutNode, _ proposal: ProposedViewSize, parent: LayoutNode?) {
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
      tell(question.child, question.proposal, parent: node)
    }
    for question in Self.lastAsked(trace.placement(of: node)?.questions ?? []) where question.child !== node {
      tell(question.child, question.proposal, parent: node)
    }
    events.append(Event(kind: .report, node: node, parent: parent, size: ProposedViewSize(record.report)))
  }

  /// The last question to each child, in the order in which the children were first asked.
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
