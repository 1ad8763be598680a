/// A record of a layout run: the questions that each parent asked its children, and their answers.
///
/// The trace stores the questions of each (node, proposal) pair once, so it can list the questions below any answer,
/// even if the answer came from the cache.
public final class LayoutTrace {
  /// One question to a child.
  public struct Question {
    public let child: LayoutNode
    public let proposal: ProposedViewSize
    /// Whether the question only prepared another one.
    public let isProbe: Bool
    /// Whether the answer came from the cache.
    public let isFromCache: Bool
  }

  /// The questions behind an answer, and the answer.
  public struct Record {
    public var questions: [Question] = []
    public var report = Size.zero
    public var division: StackDivisionTrace?
  }

  private struct Key: Hashable {
    let node: ObjectIdentifier
    let proposal: ProposalKey
  }

  private var records: [Key: Record] = [:]
  private var placements: [ObjectIdentifier: Record] = [:]
  private var open: [Record] = []

  public init() {}

  func willAsk(_ node: LayoutNode, _ proposal: ProposedViewSize, isProbe: Bool, isKnown: Bool) {
    guard !open.isEmpty else { return }
    let question = Question(child: node, proposal: proposal, isProbe: isProbe, isFromCache: isKnown)
    open[open.count - 1].questions.append(question)
  }

  func beginMeasuring(_ node: LayoutNode, _ proposal: ProposedViewSize) { open.append(Record()) }

  func endMeasuring(_ node: LayoutNode, _ proposal: ProposedViewSize, _ size: Size) {
    guard var record = open.popLast() else { return }
    record.report = size
    records[Key(node: ObjectIdentifier(node), proposal: ProposalKey(proposal))] = record
  }

  func beginPlacing(_ node: LayoutNode) { open.append(Record()) }

  func endPlacing(_ node: LayoutNode) {
    guard let record = open.popLast() else { return }
    placements[ObjectIdentifier(node)] = record
  }

  func note(_ division: StackDivisionTrace) {
    guard !open.isEmpty else { return }
    open[open.count - 1].division = division
  }

  /// Returns the record of a node's answer to a proposal.
  public func record(of node: LayoutNode, for proposal: ProposedViewSize) -> Record? {
    records[Key(node: ObjectIdentifier(node), proposal: ProposalKey(proposal.sanitized))]
  }

  /// Returns the questions that a node asked while it placed its children.
  public func placement(of node: LayoutNode) -> Record? { placements[ObjectIdentifier(node)] }
}
