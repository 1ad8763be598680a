import FenceEvaluation

extension CatalogReference {
  /// The parts on what is not drawn, and on what has no effect in a picture at rest.
  static var undrawn: [String] {
    [
      "", "## Not drawn", "", "Figures leave these out, with a warning:", "", "| name | why |",
      "| --- | --- |",
    ]
      + NotDrawnNames.notDrawn.sorted { $0.name < $1.name }.map { "| `.\($0.name)` | \($0.reason) |" }
      + foreign
      + [
        "", "## Without effect at rest", "", "These are accepted and don't change a still figure.",
        "",
      ]
      + InertNames.inert.flatMap {
        ["\($0.topic): " + $0.names.sorted().map { "`.\($0)`" }.joined(separator: ", ") + ".", ""]
      }
  }
}

extension CatalogReference {
  /// The part on views of other frameworks.
  private static var foreign: [String] {
    let frameworks = Dictionary(grouping: ForeignViewsNames.foreignViews, by: \.framework)
    return [
      "", "## Views of other frameworks", "",
      "A figure shows a labeled box instead of these, with a warning. The box has the size of the view, so that"
        + " the rest of the layout is correct:", "", "| framework | views |", "| --- | --- |",
    ]
      + frameworks.sorted { $0.key < $1.key }.map { framework, views in
        "| \(framework) | " + views.map { "`\($0.name)`" }.joined(separator: ", ") + " |"
      } + [
        "",
        "The same applies to structs that conform to "
          + TypeDeclaration.representables.keys.sorted().map { "`\($0)`" }.joined(separator: ", ") + ".",
      ]
  }
}

/// For programs that try all of the names.
extension CatalogReference {
  /// Modifiers that change a picture and are not drawn, with the reason.
  package static var notDrawn: [(name: String, reason: String)] { NotDrawnNames.notDrawn.map { ($0.name, $0.reason) } }
  /// Modifiers that change nothing in a picture at rest.
  package static var inert: [String] { InertNames.inert.flatMap(\.names) }
}
