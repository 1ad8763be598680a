import Diagnostics

/// A part of the library's declarations: lines in the form that `InterfaceWriter` of the generator describes, sorted by
/// the names of their types.
struct InterfacePart: Sendable {
  /// The offsets of the lines at which another type's declarations begin.
  let starts: [Int32]
  let text: StaticString

  /// A type or an extension in the text.
  struct Block: Hashable, Sendable {
    /// The offset of the declaration.
    var start: Int
    /// The offset after its members' lines.
    var end: Int
    /// Whether the type is of this library, and not of the standard library or Foundation.
    var isOwn: Bool
    /// The declaration, without members.
    var header: String

    var isExtension: Bool { header.hasPrefix("extension ") }
  }

  /// Returns the declarations of a type and its extensions.
  func blocks(of name: String) -> [Block] {
    text.withUTF8Buffer { text in
      let index = starts.partitioningIndex { !Self.name(at: Int($0), in: text).lexicographicallyPrecedes(name.utf8) }
      guard index < starts.count, Self.name(at: Int(starts[index]), in: text).elementsEqual(name.utf8) else {
        return []
      }
      var blocks: [Block] = []
      var start = Int(starts[index])
      let end = index + 1 < starts.count ? Int(starts[index + 1]) : text.count
      while start < end {
        let next = Self.end(ofLineAt: start, in: text)
        if Self.isHeader(text[start]) {
          let header = String(decoding: text[start + name.utf8.count + 2..<next - 1], as: UTF8.self)
          let isOwn = text[start] == UInt8(ascii: "!")
          blocks.append(Block(start: start, end: next, isOwn: isOwn, header: header))
        } else {
          blocks[blocks.count - 1].end = next
        }
        start = next
      }
      return blocks
    }
  }

  /// Returns the declarations of a block's members with a name.
  func members(_ name: String, of block: Block) -> [String] {
    text.withUTF8Buffer { text in
      var members: [String] = []
      var start = Self.end(ofLineAt: block.start, in: text)
      while start < block.end {
        let next = Self.end(ofLineAt: start, in: text)
        if Self.line(at: start, in: text, isOf: name) {
          members.append(String(decoding: text[start + name.utf8.count + 1..<next - 1], as: UTF8.self))
        }
        start = next
      }
      return members
    }
  }

  /// The names of all types.
  var names: [String] {
    text.withUTF8Buffer { text in starts.map { String(decoding: Self.name(at: Int($0), in: text), as: UTF8.self) } }
  }

  /// Returns the names of a block's members.
  func memberNames(of block: Block) -> [String] {
    text.withUTF8Buffer { text in
      var names: [String] = []
      var start = Self.end(ofLineAt: block.start, in: text)
      while start < block.end {
        let name = text[start...].prefix { $0 != UInt8(ascii: "|") }
        names.append(String(decoding: name, as: UTF8.self))
        start = Self.end(ofLineAt: start, in: text)
      }
      return names
    }
  }

  /// Whether any type has a member with a name.
  func hasMember(_ name: String) -> Bool {
    text.withUTF8Buffer { text in
      var start = 0
      while start < text.count {
        if Self.line(at: start, in: text, isOf: name) { return true }
        start = Self.end(ofLineAt: start, in: text)
      }
      return false
    }
  }

  private static func isHeader(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ">") || byte == UInt8(ascii: "!") }

  /// The name of the type at an offset.
  private static func name(at start: Int, in text: UnsafeBufferPointer<UInt8>) -> Slice<UnsafeBufferPointer<UInt8>> {
    text[(start + 1)..<(text.index(of: UInt8(ascii: "|"), from: start + 1) ?? text.count)]
  }

  /// The offset after a line and its line break; the last line ends with the text.
  private static func end(ofLineAt start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    (text.index(of: UInt8(ascii: "\n"), from: start) ?? text.count) + 1
  }

  /// Whether a line declares a member with a name.
  private static func line(at start: Int, in text: UnsafeBufferPointer<UInt8>, isOf name: String) -> Bool {
    let end = start + name.utf8.count
    return end < text.count && text[end] == UInt8(ascii: "|") && text[start..<end].elementsEqual(name.utf8)
  }
}

extension Array {
  /// Returns the first index whose element, like all after it, meets a condition; `endIndex` if none does.
  fileprivate func partitioningIndex(_ isMet: (Element) -> Bool) -> Int {
    var (lower, upper) = (startIndex, endIndex)
    while lower < upper {
      let middle = (lower + upper) / 2
      if isMet(self[middle]) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
