import Notation
import VitrineUI

/// The fences of a note that were drawn: a later one that declares a type of theirs anew is drawn with what they show.
struct EarlierFences {
  private struct Drawn {
    let fence: ParsedFence
    /// Its picture as it was last, in each scheme.
    var renderings: [ColorScheme: Rendering]
  }

  /// An earlier fence with the types that a later one declares anew.
  struct Redrawn {
    /// The later fence, and behind it what the earlier one has besides those types.
    let fence: ParsedFence
    let types: [String]
    fileprivate let index: Int
  }

  private var fences: [Drawn] = []

  /// What a fence that declares types and shows nothing changes of what was drawn; `nil` where nothing was that has them.
  func redrawn(by fence: ParsedFence) -> Redrawn? {
    let types = fence.declaredTypes
    guard !types.isEmpty else { return nil }
    for (index, earlier) in fences.enumerated().reversed() {
      let names = earlier.fence.mentionedNames
      let used = types.filter(names.contains)
      guard !used.isEmpty, let rest = earlier.fence.text(withoutTypes: types) else { continue }
      return Redrawn(fence: ParsedFence(fence.source.text + "\n" + rest), types: used, index: index)
    }
    return nil
  }

  mutating func remember(_ fence: ParsedFence, _ drawn: DrawnFence, in scheme: ColorScheme) {
    guard drawn.outcome == .drawn, let rendering = drawn.figures.first?.rendering else { return }
    fences.append(Drawn(fence: fence, renderings: [scheme: rendering]))
  }

  /// Keeps a view that was drawn again, for the next time, and gives its former picture.
  mutating func replace(_ redrawn: Redrawn, by rendering: Rendering, in scheme: ColorScheme) -> Rendering? {
    fences[redrawn.index].renderings.updateValue(rendering, forKey: scheme)
  }

  /// Keeps a picture of the last fence in another scheme.
  mutating func remember(_ drawn: DrawnFence, in scheme: ColorScheme) {
    guard !fences.isEmpty, let rendering = drawn.figures.first?.rendering else { return }
    fences[fences.count - 1].renderings[scheme] = rendering
  }
}
