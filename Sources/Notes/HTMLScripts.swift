/// Scripts and style sheets in raw HTML, which pages don't contain. Read by hand, because a regular expression would take
/// far longer, and notes may have thousands of such blocks.
package struct HTMLScripts {
  private let bytes: [UInt8]
  /// The HTML without scripts and style sheets, up to the current offset.
  private var rest: [UInt8] = []
  private var names: [String] = []

  private init(_ html: String) { bytes = Array(html.utf8) }

  /// Returns the HTML without scripts and style sheets, and the name of each, `script` or `style`; `nil` where there
  /// are none.
  package static func removed(from html: String) -> (html: String, names: [String])? {
    guard html.hasTag(beginningWith: { $0 | 0x20 == UInt8(ascii: "s") }) else { return nil }
    var scripts = HTMLScripts(html)
    scripts.read()
    return scripts.names.isEmpty ? nil : (String(decoding: scripts.rest, as: UTF8.self), scripts.names)
  }

  private mutating func read() {
    var (done, next) = (0, 0)
    // Whether no comment ends after the current offset.
    var isUnclosed = false
    while let open = bytes[next...].firstIndex(of: UInt8(ascii: "<")) {
      next = open + 1
      if bytes[open...].starts(with: "<!--".utf8) {
        if !isUnclosed, let end = end(of: "-->", from: open + 4) { next = end } else { isUnclosed = true }
      } else if let name = ["script", "style"].first(where: { isTag($0, at: open + 1) }) {
        guard let start = end(of: ">", from: open) else { break }
        rest += bytes[done..<open]
        names.append(name)
        next = endOfElement(name, from: start)
        done = next
      }
    }
    rest += bytes[done...]
  }

  /// Whether a tag's name is at an offset, followed by a space or the tag's end.
  private func isTag(_ name: String, at offset: Int) -> Bool {
    let end = offset + name.utf8.count
    guard end < bytes.count, bytes[offset..<end].lazy.map({ $0 | 0x20 }).elementsEqual(name.utf8) else { return false }
    return Self.isSpace(bytes[end]) || bytes[end] == UInt8(ascii: ">") || bytes[end] == UInt8(ascii: "/")
  }

  /// Returns the offset behind the next closing tag with a name; the end of the text if there is none.
  private func endOfElement(_ name: String, from start: Int) -> Int {
    var next = start
    while let open = bytes[next...].firstIndex(of: UInt8(ascii: "<")) {
      next = open + 1
      guard next < bytes.count, bytes[next] == UInt8(ascii: "/"), isTag(name, at: next + 1) else { continue }
      let behind = bytes[(next + 1 + name.utf8.count)...].firstIndex { !Self.isSpace($0) } ?? bytes.count
      if behind < bytes.count, bytes[behind] == UInt8(ascii: ">") { return behind + 1 }
    }
    return bytes.count
  }

  /// Returns the offset behind the next occurrence of a text.
  private func end(of text: String, from start: Int) -> Int? {
    var next = min(start, bytes.count)
    guard let first = text.utf8.first else { return nil }
    while let found = bytes[next...].firstIndex(of: first) {
      if bytes[found...].starts(with: text.utf8) { return found + text.utf8.count }
      next = found + 1
    }
    return nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (9...13).contains(byte) }
}

extension String {
  /// Whether the text may hold a tag, opening or closing, whose name starts with such a byte. A regular expression
  /// would take far longer.
  func hasTag(beginningWith isWanted: (UInt8) -> Bool) -> Bool {
    var isOpen = false
    for byte in utf8 {
      if isOpen, isWanted(byte) { return true }
      isOpen = byte == UInt8(ascii: "<") || isOpen && byte == UInt8(ascii: "/")
    }
    return false
  }
}
