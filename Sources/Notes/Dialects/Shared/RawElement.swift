/// The tags of HTML in the Markdown that takes the place of other tools' syntax. Pages have only those that the sanitizer
/// accepts.
enum RawElement {
  /// Returns an element around Markdown.
  static func text(_ name: String, _ content: some StringProtocol, attributes: String = "") -> String {
    "<" + name + attributes + ">" + content + end(name)
  }

  /// Returns the tag that ends an element or a component.
  static func end(_ name: some StringProtocol) -> String { "<" + "/" + name + ">" }
}
