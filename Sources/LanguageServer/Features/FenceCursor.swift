/// The context of a location in a fence, which determines the completions. The code may be incomplete, so it is scanned
/// rather than parsed.
struct FenceCursor: Hashable {
  /// The innermost call with open parentheses.
  struct Call: Hashable {
    var name: String
    var isModifier: Bool
    /// The label of the argument; `nil` if there is none yet.
    var label: String?
  }

  enum Wanted: Hashable {
    /// A name without a receiver.
    case name
    /// A member of a value, such as a modifier of a view.
    case modifier
    /// A member of a type.
    case member(of: String)
    /// A member of the type that the context requires.
    case implicitMember
    /// Nothing, in a string or a comment.
    case nothing
  }

  private(set) var wanted = Wanted.name
  /// The innermost call whose arguments contain the location.
  private(set) var call: Call?
  /// The UTF-8 offset of the dot before the member; `nil` where there is none.
  private(set) var dot: Int?

  /// - Parameter offset: the UTF-8 offset of the location.
  init(_ code: String, at offset: Int) {
    var scan = CodeScan(Array(code.utf8.prefix(offset)))
    scan.run()
    guard !scan.isInText else {
      wanted = .nothing
      return
    }
    call = scan.call
    let name = Self.start(ofNameBefore: scan.bytes.count, in: scan.bytes)
    dot = name > 0 && scan.bytes[name - 1] == UInt8(ascii: ".") ? name - 1 : nil
    wanted = Self.wanted(scan.bytes, name: name, after: dot)
  }

  /// Returns the offset at which a name starts that ends before another offset.
  private static func start(ofNameBefore end: Int, in bytes: [UInt8]) -> Int {
    var start = end
    while start > 0, CodeScan.isName(bytes[start - 1]) { start -= 1 }
    return start
  }

  private static func wanted(_ bytes: [UInt8], name: Int, after dot: Int?) -> Wanted {
    if name < bytes.count, isDigit(bytes[name]) { return .nothing }
    guard let dot else { return .name }
    var base = dot
    while base > 0, [9, 10, 13, 32].contains(bytes[base - 1]) { base -= 1 }
    guard base > 0 else { return .modifier }
    let last = bytes[base - 1]
    if CodeScan.isName(last) {
      let start = start(ofNameBefore: base, in: bytes)
      // The dot is a decimal point.
      if base == dot, isDigit(bytes[start]) { return .nothing }
      let word = String(decoding: bytes[start..<base], as: UTF8.self)
      let isType =
        base == dot && word.first?.isUppercase == true && (start == 0 || bytes[start - 1] != UInt8(ascii: "."))
      // A keyword is not a value, so a member after it is an implicit one.
      if ["return", "in", "case", "else"].contains(word) { return .implicitMember }
      return isType ? .member(of: word) : .modifier
    }
    return [")", "}", "]", "\"", "?", "!", ">"].contains(Character(Unicode.Scalar(last))) ? .modifier : .implicitMember
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  /// Returns the name that contains or touches a location, and whether it follows a dot.
  static func name(in code: String, at offset: Int) -> (name: String, isMember: Bool)? {
    let bytes = Array(code.utf8)
    var end = min(offset, bytes.count)
    let start = start(ofNameBefore: end, in: bytes)
    while end < bytes.count, CodeScan.isName(bytes[end]) { end += 1 }
    guard start < end else { return nil }
    var scan = CodeScan(Array(bytes[..<start]))
    scan.run()
    guard !scan.isInText else { return nil }
    let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
    return (String(decoding: bytes[start..<end], as: UTF8.self), isMember)
  }
}

/// Scans code up to a location for open brackets, strings and comments.
struct CodeScan {
  private struct Open {
    var bracket: UInt8
    var call: FenceCursor.Call?
  }

  /// The code. The scan replaces comments with spaces.
  private(set) var bytes: [UInt8]
  private var index = 0
  private var open: [Open] = []
  /// Whether the code ends in a string or a comment.
  private(set) var isInText = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The call whose arguments contain the end of the code directly.
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

  /// Skips a string, which ends at the end of the line at the latest.
  private mutating func skipString() {
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 10 {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    if index >= bytes.count { isInText = true }
  }

  /// Returns the range of the name before an index.
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
