import Notes

/// A figure with a name, by which other notes link to it and embed it: `id=stack` becomes `#^fig-stack`.
package struct NamedFigure: Encodable, Hashable, Sendable {
  /// The id on the page: `fig-stack`.
  package var fragment: String
  package var title: String

  /// - Returns: `nil` if the fence has no name, or one that is not a valid id.
  package init?(_ info: FenceInfo) {
    guard let fragment = info.figureIdentifier else { return nil }
    self.fragment = fragment
    let words = fragment.dropFirst("fig-".count).map { $0 == "-" || $0 == "_" ? " " : String($0) }.joined()
    title = info.value(of: "caption") ?? words.prefix(1).uppercased() + words.dropFirst()
  }
}
