import Notation

/// An unmarked fence that is not a figure as written, read as its author may have meant it: misspelled names are
/// corrected, syntax errors are repaired as Swift's parser suggests, and undeclared names are replaced by placeholders.
struct RepairedFence {
  private(set) var request: FenceRequest
  private(set) var repairs: [FenceRepair] = []

  /// The most undeclared names; with more, the picture would not show much of the fence.
  private static let mostNames = 5

  init(_ request: FenceRequest) { self.request = request }

  /// Changes the fence after a reading that gave no figure; returns `false` if there is nothing left to try.
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

  /// Whether a name is a type of another framework, by its prefix: `UIFontMetrics`. Such a name is not one that the
  /// note left undeclared.
  private static func isOfFramework(_ name: String) -> Bool {
    let prefix = name.prefix(3)
    return prefix.count == 3 && prefix.allSatisfy(\.isUppercase) && name.dropFirst(3).first?.isLowercase == true
  }

  private func repaired(_ drawn: DrawnFence) -> (fence: ParsedFence, repairs: [FenceRepair])? {
    guard let error = drawn.refusals.first else { return nil }
    // An unknown name is not corrected to a similar one, because the note may have left it undeclared.
    if error.code == "unknown-symbol", error.misspelling?.isSwapped != true { return nil }
    return request.fence.repaired(error) ?? request.fence.repairedByParser()
  }

  /// Returns the drawing of a reading with notes about the changes, or code if its picture does not show enough of the
  /// fence.
  func judged(_ drawn: DrawnFence) -> DrawnFence {
    var judged = drawn
    if !repairs.isEmpty { judged.remarks.append(.repaired(repairs)) }
    // The drawn source differs from the note's, so locations in it are not valid.
    judged.diagnostics = []
    judged.isAsWritten = repairs.isEmpty
    guard request.options.isLenient else { return judged }
    for case .standIns(let names) in drawn.remarks {
      if names.count > Self.mostNames { return drawn.asCode("more than \(Self.mostNames) names are undeclared") }
      if let foreign = names.first(where: Self.isOfFramework) {
        return drawn.asCode("'\(foreign)' belongs to another framework")
      }
    }
    if drawn.leavesOut || drawn.guessesResults {
      return drawn.asCode("no placeholder is possible for an undeclared name")
    }
    if AutoFigureFilter.showsStandInsMostly(drawn) { return drawn.asCode("most visible views are undeclared") }
    return judged
  }
}

extension DrawnFence {
  /// Whether a part of the fence is missing because no placeholder is possible.
  fileprivate var leavesOut: Bool { diagnostics.contains { $0.code == "no-stand-in" } }
}
