import Notation

/// A fence that nobody marked and that is no figure as it stands, read as its author may have meant it: misspelt words as those
/// that are known, slips of syntax as Swift's parser mends them, and names that the note leaves open by stand-ins.
struct ReadAsMeant {
  private(set) var request: FenceRequest
  private(set) var repairs: [FenceRepair] = []

  /// More open names than these leave nothing of the fence in its picture.
  private static let mostNames = 5

  init(_ request: FenceRequest) { self.request = request }

  /// Takes the next step after a reading that gave no figure; `false` where none is left.
  mutating func goOn(after drawn: DrawnFence) -> Bool {
    if repairs.count < 3, let next = repaired(drawn) {
      request.fence = next.fence
      repairs += next.repairs
      return true
    }
    guard !request.options.isLenient else { return false }
    guard
      drawn.refusals.isEmpty
        ? request.fence.declaresTypesOrFunctions : drawn.refusals.allSatisfy({ $0.code == "unknown-symbol" })
    else {
      return false
    }
    request.options.isLenient = true
    return true
  }

  /// Whether a name is that of a type of another framework, by its prefix: `UIFontMetrics`. It is not the note that leaves it open.
  private static func isOfFramework(_ name: String) -> Bool {
    let prefix = name.prefix(3)
    return prefix.count == 3 && prefix.allSatisfy(\.isUppercase) && name.dropFirst(3).first?.isLowercase == true
  }

  private func repaired(_ drawn: DrawnFence) -> (fence: ParsedFence, repairs: [FenceRepair])? {
    guard let error = drawn.refusals.first else { return nil }
    // A name that is nearly another may be one that the note leaves open.
    if error.code == "unknown-symbol", error.misspelling?.isSwapped != true { return nil }
    return request.fence.repaired(error) ?? request.fence.repairedByParser()
  }

  /// What a reading draws, with what is said of it; as code where its picture says nothing of the fence.
  func judged(_ drawn: DrawnFence) -> DrawnFence {
    var judged = drawn
    if !repairs.isEmpty { judged.remarks.append(.repaired(repairs)) }
    // What was drawn is another source: places in it are not in the note.
    judged.diagnostics = []
    judged.isAsWritten = repairs.isEmpty
    guard request.options.isLenient else { return judged }
    for case .standIns(let names) in drawn.remarks {
      if names.count > Self.mostNames { return drawn.asCode("more than \(Self.mostNames) names are not declared") }
      if let foreign = names.first(where: Self.isOfFramework) {
        return drawn.asCode("'\(foreign)' is of another framework")
      }
    }
    if drawn.leavesOut || drawn.guessesResults { return drawn.asCode("nothing can stand in for what is not declared") }
    if PictureWorth.showsStandInsMostly(drawn) { return drawn.asCode("most of what would be seen is not declared") }
    return judged
  }
}

extension DrawnFence {
  /// Whether something of the fence is missing for want of a stand-in.
  fileprivate var leavesOut: Bool { diagnostics.contains { $0.code == "no-stand-in" } }
}
