import FenceEvaluation

extension CatalogReference {
  /// The parts on what is not drawn, and on what has no effect in a picture at rest.
  static var undrawn: [String] {
    [
      "", "## Not drawn", "", "A picture is without these, and a warning tells so:", "", "| name | why |",
      "| --- | --- |",
    ]
      + NotDrawnNames.notDrawn.sorted { $0.name < $1.name }.map { "| `.\($0.name)` | \($0.reason) |" }
      + foreign
      + [
        "", "## Without effect at rest", "", "These are known by name, and a picture at rest is right without them.",
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
      "A labelled box stands in for these, with a warning at its place. It takes the place that the view would take, so that"
        + " the rest of the layout is right:", "", "| framework | views |", "| --- | --- |",
    ]
      + frameworks.sorted { $0.key < $1.key }.map { framework, views in
        "| \(framework) | " + views.map { "`\($0.name)`" }.joined(separator: ", ") + " |"
      } + [
        "",
        "So it does for structs that conform to "
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
