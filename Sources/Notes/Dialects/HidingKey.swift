/// A key of front matter by which a tool keeps a note, or a part of what is known of it, out of its site.
package struct HidingKey: Sendable {
  /// The key; parts in maps are separated by dots.
  package var name: String
  /// The values that hide, in lower case; empty for a date.
  package var values: [String]
  package var effect: FrontMatter.Seclusion

  static let on = ["true", "yes", "on"]
  static let off = ["false", "no", "off"]
  static let never = ["never", "local", "link", "false"]

  init(_ name: String, _ effect: FrontMatter.Seclusion, _ values: [String] = on) {
    (self.name, self.values, self.effect) = (name, values, effect)
  }
}
