/// One tag of a drawing in the writer's own form, and the text after it.
struct MarkupTag {
  /// With a slash in front where it closes an element.
  let name: Substring
  var attributes: [(name: Substring, value: Substring)] = []
  /// `>` or `/>`.
  let closing: String
  let text: Substring

  /// The tags of a drawing, in order; `nil` where it is not in the writer's form.
  static func all(in markup: String) -> [MarkupTag]? {
    var tags: [MarkupTag] = []
    for source in markup.split(separator: "<") {
      guard let tag = MarkupTag(source) else { return nil }
      tags.append(tag)
    }
    return tags
  }

  /// - Parameter source: what stands between two opening brackets.
  private init?(_ source: Substring) {
    guard let end = source.firstIndex(of: ">") else { return nil }
    var inner = source[..<end]
    text = source[source.index(after: end)...]
    closing = inner.last == "/" ? "/>" : ">"
    if inner.last == "/" { inner.removeLast() }
    let stop = inner.firstIndex(of: " ") ?? inner.endIndex
    name = inner[..<stop]
    // Values are escaped: they hold no quotation marks.
    let parts = inner[stop...].split(separator: "\"", omittingEmptySubsequences: false)
    for index in Swift.stride(from: 0, to: parts.count - 1, by: 2) {
      attributes.append((parts[index].drop { $0 == " " }.dropLast(), parts[index + 1]))
    }
  }

  /// An attribute's value.
  subscript(name: some StringProtocol) -> Substring? { attributes.first { $0.name == name }?.value }

  /// The tag and its text, with another class behind its own.
  func markup(addingClass cssClass: String?, replacing values: [Substring: String] = [:]) -> String {
    var result = "<" + name
    var isAdded = cssClass == nil
    for (name, value) in attributes {
      result += " \(name)=\"\(values[name] ?? String(value))"
      if name == "class", let cssClass {
        result += " " + cssClass
        isAdded = true
      }
      result += "\""
    }
    if !isAdded, let cssClass { result += " class=\"\(cssClass)\"" }
    return result + closing + text
  }
}
