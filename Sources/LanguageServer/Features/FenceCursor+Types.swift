import Notation

extension FenceCursor {
  /// Returns the members of the value before a dot; `nil` where its type is not known or it is a view, whose members are
  /// modifiers.
  func members(in code: String, after earlier: [String]) -> [Completions.Item]? {
    guard wanted == .modifier, let dot else { return nil }
    let bytes = Array(code.utf8)
    // The fence without the dot and the word after it, which may not be written to its end.
    var end = dot + 1
    while end < bytes.count, CodeScan.isName(bytes[end]) { end += 1 }
    let rest = String(decoding: bytes[..<dot] + bytes[end...], as: UTF8.self)
    let members = FenceTyping(after: earlier).members(ofNameEndingAt: dot, in: rest)
    return members?.map { member in
      Completions.Item(
        label: member.name, kind: member.type.contains("->") ? .method : .property, detail: member.type)
    }
  }
}
