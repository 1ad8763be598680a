import Diagnostics
import VitrineDiagrams
import VitrineUI

/// The figures of a note that have a name, for those after them to be compared with.
struct EarlierFigures {
  private var renderings: [(id: String, rendering: Rendering)] = []
  private var pictures: Set<[Mark]> = []

  /// Why a fence that nobody marked need not be drawn: its picture is one of those before.
  func reasonAgainst(_ drawn: DrawnFence) -> String? {
    let isKnown = !drawn.figures.isEmpty && drawn.figures.allSatisfy { pictures.contains($0.rendering.marks) }
    return isKnown ? "the same picture as one before" : nil
  }

  /// Remembers the pictures of a fence for those after it.
  mutating func remember(_ drawn: DrawnFence) {
    for figure in drawn.figures { pictures.insert(figure.rendering.marks) }
  }

  /// Puts a fence's first view beside that of the earlier fence that its options name, and remembers it for those after.
  mutating func compare(_ drawn: inout DrawnFence, _ options: FigureOptions) {
    guard let rendering = drawn.figures.first?.rendering else { return }
    if case .fence(let setting)? = options.comparison {
      if let before = renderings.last(where: { $0.id == setting.value })?.rendering {
        drawn.figures[0].comparison = DrawnView.Comparison(
          value: Comparison(before: before, after: rendering), before: "before", after: "after")
      } else {
        let nearest = nearestName(to: setting.value, among: renderings.map(\.id))
        drawn.diagnostics.append(
          Diagnostic(
            .warning, "compare", "no figure before this one has the id ‘\(setting.value)’", file: setting.file,
            span: setting.span, hint: nearest.map { "did you mean ‘\($0)’?" } ?? "name it: id=\(setting.value)"))
      }
    }
    if let id = options.id { renderings.append((id, rendering)) }
  }
}
