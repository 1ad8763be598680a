/// What stands in front of a place in a fence, as far as it says what can stand there. The code may be unfinished: nothing is parsed.
struct FenceCursor: Hashable {
  /// The call whose parentheses are open.
  struct Call: Hashable {
    var name: String
    var isModifier: Bool
    /// The label of the argument; `nil` where none stands there yet.
    var label: String?
  }

  enum Wanted: Hashable {
    /// A name by itself.
    case name
    /// What is called on a view.
    case modifier
    /// A member of a type.
    case member(of: String)
    /// A member of the type that is wanted here.
    case implicitMember
    /// Nothing, in a string or a comment.
    case nothing
  }

  private(set) var wanted = Wanted.name
  /// The innermost call whose arguments the place is among.
  private(set) var call: Call?

  /// - Parameter offset: in UTF-8.
  init(_ code: String, at offset: Int) {
    var scan = CodeScan(Array(code.utf8.prefix(offset)))
    scan.run()
    guard !scan.isInText else {
      wanted = .nothing
      return
    }
    call = scan.call
    wanted = Self.wanted(scan.bytes)
  }

  private static func wanted(_ bytes: [UInt8]) -> Wanted {
    var end = bytes.count
    while end > 0, CodeScan.isName(bytes[end - 1]) { end -= 1 }
    if end < bytes.count, isDigit(bytes[end]) { return .nothing }
    guard end > 0, bytes[end - 1] == UInt8(ascii: ".") else { return .name }
    let dot = end - 1
    var base = dot
    while base > 0, [9, 10, 13, 32].contains(bytes[base - 1]) { base -= 1 }
    guard base > 0 else { return .modifier }
    let last = bytes[base - 1]
    if CodeScan.isName(last) {
      var start = base
      while start > 0, CodeScan.isName(bytes[start - 1]) { start -= 1 }
      // The dot is in the midst of a number.
      if base == dot, isDigit(bytes[start]) { return .nothing }
      let word = String(decoding: bytes[start..<base], as: UTF8.self)
      let isType =
        base == dot && word.first?.isUppercase == true && (start == 0 || bytes[start - 1] != UInt8(ascii: "."))
      // Behind a keyword no value stands.
      if ["return", "in", "case", "else"].contains(word) { return .implicitMember }
      return isType ? .member(of: word) : .modifier
    }
    return [")", "}", "]", "\"", "?", "!", ">"].contains(Character(Unicode.Scalar(last))) ? .modifier : .implicitMember
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  /// The name that a place is in or at the edge of, and whether it is called on something.
  static func name(in code: String, at offset: Int) -> (name: String, isMember: Bool)? {
    let bytes = Array(code.utf8)
    var (start, end) = (min(offset, bytes.count), min(offset, bytes.count))
    while start > 0, CodeScan.isName(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, CodeScan.isName(bytes[end]) { end += 1 }
    guard start < end else { return nil }
    var scan = CodeScan(Array(bytes[..<start]))
    scan.run()
    guard !scan.isInText else { return nil }
    let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
    return (String(decoding: bytes[start..<end], as: UTF8.self), isMember)
  }
}

/// Goes through code up to a place: which brackets are open there, and whether it is in a string or a comment.
struct CodeScan {
  private struct Open {
    var bracket: UInt8
    var call: FenceCursor.Call?
  }

  /// The code; spaces stand in the place of comments once it has been gone through.
  private(set) var bytes: [UInt8]
  private var index = 0
  private var open: [Open] = []
  /// Whether the end is in a string or a comment.
  private(set) var isInText = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The call whose arguments the end is directly among.
  var call: FenceCursor.Call? { open.last?.call }

  static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (48...57).contains(byte) || (65...90).contains(byte & 0xDF)
  }

  mutating func run() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where follows("//"): skipComment(to: "\n")
      case UInt8(ascii: "/") where follows("/*"): skipComment(to: "*/")
      case UInt8(ascii: "\"") where follows("\"\"\""): skip(to: "\"\"\"", from: 3)
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "("): open.append(Open(bracket: bytes[index], call: callee()))
      case UInt8(ascii: "["), UInt8(ascii: "{"): open.append(Open(bracket: bytes[index]))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
      case UInt8(ascii: ","): if open.last?.call != nil { open[open.count - 1].call?.label = nil }
      case UInt8(ascii: ":"): if open.last?.call?.label == nil { label() }
      default: break
      }
      index += 1
    }
  }

  private func follows(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func skip(to end: String, from length: Int) {
    index += length
    while index < bytes.count, !follows(end) { index += 1 }
    if index >= bytes.count { isInText = true }
    index += end.utf8.count - 1
  }

  private mutating func skipComment(to end: String) {
    let start = index
    skip(to: end, from: 2)
    for place in start..<min(index + 1, bytes.count) { bytes[place] = 32 }
  }

  /// A string ends with its line.
  private mutating func skipString() {
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 10 {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    if index >= bytes.count { isInText = true }
  }

  /// The name in front of an end.
  private func name(before end: Int) -> Range<Int> {
    var start = end
    while start > 0, Self.isName(bytes[start - 1]) { start -= 1 }
    return start..<end
  }

  private func callee() -> FenceCursor.Call? {
    let name = name(before: index)
    guard !name.isEmpty else { return nil }
    return FenceCursor.Call(
      name: String(decoding: bytes[name], as: UTF8.self),
      isModifier: name.lowerBound > 0 && bytes[name.lowerBound - 1] == UInt8(ascii: "."))
  }

  private mutating func label() {
    let name = name(before: index)
    guard !name.isEmpty, open.last?.call != nil else { return }
    open[open.count - 1].call?.label = String(decoding: bytes[name], as: UTF8.self)
  }
}
