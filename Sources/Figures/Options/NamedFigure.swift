import Notes

/// A figure with a name of its own, by which other notes link to it and show it: `id=stack` is `#^fig-stack`.
package struct NamedFigure: Sendable, Hashable {
  /// The id in the page: `fig-stack`.
  package var fragment: String
  package var title: String

  /// - Returns: `nil` where the fence has no name, or one that cannot be an id.
  package init?(_ info: FenceInfo) {
    guard let fragment = info.figureIdentifier else { return nil }
    self.fragment = fragment
    let words = fragment.dropFirst("fig-".count).map { $0 == "-" || $0 == "_" ? " " : String($0) }.joined()
    title = info.value(of: "caption") ?? words.prefix(1).uppercased() + words.dropFirst()
  }
}
