/// The conversation of a layout run: which parent asked which child what, and what the child answered.
///
/// For each (node, proposal) the questions that node put to its children are kept, so that the conversation below any
/// answer can be told again even where the cache answered.
public final class LayoutTrace {
  /// One question to a child.
  public struct Question {
    public let child: LayoutNode
    public let proposal: ProposedViewSize
    /// Whether the answer only prepared another question.
    public let isProbe: Bool
    /// Whether the answer was known from before.
    public let isFromCache: Bool
  }

  /// How a node came to an answer.
  public struct Record {
    public var questions: [Question] = []
    public var report = Size.zero
    public var division: StackDivision?
  }

  private struct Key: Hashable {
    let node: ObjectIdentifier
    let proposal: ProposalKey
  }

  private var records: [Key: Record] = [:]
  private var placements: [ObjectIdentifier: Record] = [:]
  private var open: [Record] = []

  init() {}

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

  func note(_ division: StackDivision) {
    guard !open.isEmpty else { return }
    open[open.count - 1].division = division
  }

  /// How a node came to its answer to a proposal.
  public func record(of node: LayoutNode, for proposal: ProposedViewSize) -> Record? {
    records[Key(node: ObjectIdentifier(node), proposal: ProposalKey(proposal.sanitized))]
  }

  /// What a node asked while it placed its children.
  public func placement(of node: LayoutNode) -> Record? { placements[ObjectIdentifier(node)] }
}
