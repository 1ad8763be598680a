import Diagnostics
import VitrineDiagrams
import VitrineUI

/// The figures of a note so far, with which later ones are compared.
struct EarlierFigures {
  private var renderings: [(id: String, rendering: Rendering)] = []
  private var pictures: Set<[Mark]> = []

  /// Returns the reason why an unmarked fence is not drawn: its pictures are the same as earlier ones.
  func reasonAgainst(_ drawn: DrawnFence) -> String? {
    let isKnown = !drawn.figures.isEmpty && drawn.figures.allSatisfy { pictures.contains($0.rendering.marks) }
    return isKnown ? "the same picture as an earlier one" : nil
  }

  /// Stores the pictures of a fence.
  mutating func remember(_ drawn: DrawnFence) {
    for figure in drawn.figures { pictures.insert(figure.rendering.marks) }
  }

  /// Compares a fence's first view with that of the earlier fence that its options name, and stores it if it has an id.
  mutating func compare(_ drawn: inout DrawnFence, _ options: FigureOptions) {
    guard let rendering = drawn.figures.first?.rendering else { return }
    if case .fence(let setting)? = options.comparison {
      if let before = renderings.last(where: { $0.id == setting.value })?.rendering {
        drawn.figures[0].compare(
          with: DrawnView.Comparison(
            value: Comparison(before: before, after: rendering), before: "before", after: "after"))
      } else {
        let nearest = nearestName(to: setting.value, among: renderings.map(\.id))
        drawn.diagnostics.append(
          Diagnostic(
            .warning, "compare", "no figure before this one has the id '\(setting.value)'", file: setting.file,
            span: setting.span,
            hint: nearest.map { "did you mean '\($0)'?" } ?? "add an id to an earlier fence: id=\(setting.value)"))
      }
    }
    if let id = options.id { renderings.append((id, rendering)) }
  }
}
