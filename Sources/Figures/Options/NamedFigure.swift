import Notes

/// A figure with a name of its own, by which other notes link to it and show it: `id=stack` is `#^fig-stack`.
package struct NamedFigure: Sendable, Hashable {
  /// The id in the page: `fig-stack`.
  package var fragment: String
  package var title: String

  /// - Returns: `nil` where the fence has no name, or one that cannot be an id.
  package init?(_ info: FenceInfo) {
    guard let fragment = Self.fragment(of: info) else { return nil }
    self.fragment = fragment
    let words = fragment.dropFirst("fig-".count).map { $0 == "-" || $0 == "_" ? " " : String($0) }.joined()
    title = info.value(of: "caption") ?? words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The id that a fence's name gives its figure.
  package static func fragment(of info: FenceInfo) -> String? {
    guard let name = info.value(of: "id"), isName(name) else { return nil }
    return name.hasPrefix("fig-") ? name : "fig-" + name
  }

  /// Letters, digits, `-` and `_`.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.unicodeScalars.allSatisfy {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_"
      }
  }
}
