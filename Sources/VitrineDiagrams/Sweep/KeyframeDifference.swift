/// The end of a piece, said as what differs from its start: the same elements with only the attributes and texts that change.
enum KeyframeDifference {
  /// Both drawings in the writer's own form; the second whole where their elements differ.
  static func markup(from start: String, to end: String) -> String {
    guard let tags = MarkupTag.all(in: start), let others = MarkupTag.all(in: end), tags.count == others.count
    else { return end }
    var result = ""
    for (a, b) in zip(tags, others) {
      guard a.name == b.name else { return end }
      result += "<" + b.name
      for (name, value) in b.attributes where a[name] != value {
        result += " \(name)=\"\(value)\""
      }
      // What is not written at the end has its initial value there.
      for (name, _) in a.attributes where b[name] == nil {
        result += " \(name)=\"\(name.hasSuffix("opacity") ? 1 : 0)\""
      }
      result += b.closing + (a.text == b.text ? "" : b.text)
    }
    return result
  }
}
