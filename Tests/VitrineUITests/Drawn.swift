import TestSupport
import VitrineLayout
import VitrineUI

/// What tests of this module draw.
enum Drawn {
  static func rendering(
    _ view: some View, width: Double? = 320, height: Double? = 480, change: (inout RenderOptions) -> Void = { _ in }
  ) -> Rendering {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(width: width, height: height)
    change(&options)
    return Renderer.render(view, options: options)
  }

  /// All marks that are no groups, with the groups taken apart.
  static func leaves(_ marks: [Mark]) -> [Mark] {
    marks.flatMap { mark in
      if case .group(let inner, _) = mark { leaves(inner) } else { [mark] }
    }
  }

  static func leaves(_ view: some View, change: (inout RenderOptions) -> Void = { _ in }) -> [Mark] {
    leaves(rendering(view, change: change).marks)
  }

  /// The effects of all groups, outermost first.
  static func effects(_ view: some View, change: (inout RenderOptions) -> Void = { _ in }) -> [GroupEffects] {
    func all(_ marks: [Mark]) -> [GroupEffects] {
      marks.flatMap { mark -> [GroupEffects] in
        if case .group(let inner, let effects) = mark { [effects] + all(inner) } else { [] }
      }
    }
    return all(rendering(view, change: change).marks)
  }

  /// What rectangles are filled with.
  static func fills(_ view: some View) -> [Fill] {
    leaves(view).compactMap { mark in
      if case .rectangle(_, _, let fill, _) = mark { fill } else { nil }
    }
  }

  static func texts(_ view: some View) -> [TextMark] {
    leaves(view).compactMap { mark in
      if case .text(let text) = mark { text } else { nil }
    }
  }
}
