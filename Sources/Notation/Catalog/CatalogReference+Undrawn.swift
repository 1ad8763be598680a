extension CatalogReference {
  /// The parts on what is not drawn, and on what has no effect in a picture at rest.
  static var undrawn: [String] {
    [
      "", "## Not drawn", "", "A picture is without these, and a warning tells so:", "", "| name | why |",
      "| --- | --- |",
    ]
      + NotDrawnNames.notDrawn.sorted { $0.name < $1.name }.map { "| `.\($0.name)` | \($0.reason) |" }
      + [
        "", "## Without effect at rest", "", "These are known by name, and a picture at rest is right without them.",
        "",
      ]
      + InertNames.inert.flatMap {
        ["\($0.topic): " + $0.names.sorted().map { "`.\($0)`" }.joined(separator: ", ") + ".", ""]
      }
  }
}

/// For programs that try all of the names.
extension CatalogReference {
  /// Modifiers that change a picture and are not drawn, with the reason.
  package static var notDrawn: [(name: String, reason: String)] { NotDrawnNames.notDrawn.map { ($0.name, $0.reason) } }
  /// Modifiers that change nothing in a picture at rest.
  package static var inert: [String] { InertNames.inert.flatMap(\.names) }
}
