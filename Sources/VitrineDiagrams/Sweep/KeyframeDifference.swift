/// The end of a piece, said as what differs from its start: the same elements with only the attributes and texts that change.
enum KeyframeDifference {
  /// Both drawings in the writer's own form; the second whole where their elements differ.
  static func markup(from start: String, to end: String) -> String {
    let (tags, others) = (start.split(separator: "<"), end.split(separator: "<"))
    guard tags.count == others.count else { return end }
    var result = ""
    for (tag, other) in zip(tags, others) {
      guard let a = Tag(tag), let b = Tag(other), a.name == b.name else { return end }
      result += "<" + b.name
      for (name, value) in b.attributes where a.attributes.first(where: { $0.name == name })?.value != value {
        result += " \(name)=\"\(value)\""
      }
      // What is not written at the end has its initial value there.
      for (name, _) in a.attributes where !b.attributes.contains(where: { $0.name == name }) {
        result += " \(name)=\"\(name.hasSuffix("opacity") ? 1 : 0)\""
      }
      result += b.closing + (a.text == b.text ? "" : b.text)
    }
    return result
  }

  /// One tag, and the text after it.
  private struct Tag {
    let name: Substring
    var attributes: [(name: Substring, value: Substring)] = []
    let closing: String
    let text: Substring

    init?(_ source: Substring) {
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
  }
}
