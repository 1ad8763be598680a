import Notation
import VitrineUI

/// The drawn fences of a note. A later fence that declares one of their types again is drawn with their views.
struct EarlierFences {
  private struct Drawn {
    let fence: ParsedFence
    /// The last picture in each color scheme.
    var renderings: [ColorScheme: Rendering]
  }

  /// An earlier fence with the types that a later one declares again.
  struct Redrawn {
    /// The later fence, followed by the earlier one without those types.
    let fence: ParsedFence
    let types: [String]
    fileprivate let index: Int
  }

  private var fences: [Drawn] = []

  /// Returns the earlier fence that uses the types declared in a fence without views; `nil` if there is none.
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

  /// Stores the new picture of a fence that was drawn again, and returns the previous one.
  mutating func replace(_ redrawn: Redrawn, by rendering: Rendering, in scheme: ColorScheme) -> Rendering? {
    fences[redrawn.index].renderings.updateValue(rendering, forKey: scheme)
  }

  /// Stores the picture of the last fence in another color scheme.
  mutating func remember(_ drawn: DrawnFence, in scheme: ColorScheme) {
    guard !fences.isEmpty, let rendering = drawn.figures.first?.rendering else { return }
    fences[fences.count - 1].renderings[scheme] = rendering
  }
}
