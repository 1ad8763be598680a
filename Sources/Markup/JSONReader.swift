extension JSON {
  /// Parses a text; `nil` where it is not JSON, or nested more than 512 levels deep.
  public static func parse(_ text: String) -> JSON? { parse(text.utf8) }

  public static func parse(_ bytes: some Collection<UInt8>) -> JSON? {
    var reader = JSONReader(bytes: Array(bytes))
    guard let value = reader.value(), reader.isAtEnd else { return nil }
    return value
  }

  /// Returns the unchanged text of a member's value; the last one's if several have the name.
  ///
  /// - Parameter text: The text of an object; the result is `nil` for other text.
  public static func written(_ name: String, in text: String) -> String? {
    var reader = JSONReader(bytes: Array(text.utf8))
    reader.watched = name
    guard reader.value() != nil, reader.isAtEnd else { return nil }
    return reader.found.map { String(decoding: reader.bytes[$0], as: UTF8.self) }
  }
}

/// Parses JSON strictly.
private struct JSONReader {
  let bytes: [UInt8]
  var index = 0
  private var depth = 0
  /// The name of the outermost object's member to find, and the range of that member's value.
  var watched: String?
  private(set) var found: Range<Int>?

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Whether only whitespace follows.
  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return index == bytes.count
    }
  }

  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  mutating func value() -> JSON? {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return nested { $0.object() }
    case UInt8(ascii: "["): return nested { $0.array() }
    case UInt8(ascii: "\""): return string().map { .string($0) }
    case UInt8(ascii: "t"): return take(word: "true") ? .bool(true) : nil
    case UInt8(ascii: "f"): return take(word: "false") ? .bool(false) : nil
    case UInt8(ascii: "n"): return take(word: "null") ? .null : nil
    default: return number().map { .number($0) }
    }
  }

  private mutating func nested(_ read: (inout JSONReader) -> JSON?) -> JSON? {
    guard depth < 512 else { return nil }
    (depth, index) = (depth + 1, index + 1)
    defer { depth -= 1 }
    return read(&self)
  }

  private mutating func object() -> JSON? {
    var members = JSON.Members()
    skipSpace()
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard let name = string() else { return nil }
      skipSpace()
      guard take(":") else { return nil }
      skipSpace()
      let start = index
      guard let value = value() else { return nil }
      if depth == 1, name == watched { found = start..<index }
      members.append(name, value)
      skipSpace()
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array() -> JSON? {
    var values: [JSON] = []
    skipSpace()
    if take("]") { return .array(values) }
    repeat {
      guard let value = value() else { return nil }
      values.append(value)
      skipSpace()
    } while take(",")
    return take("]") ? .array(values) : nil
  }

  // MARK: Numbers

  private mutating func number() -> Double? {
    let start = index
    _ = take("-")
    if !take("0") { guard digits() else { return nil } }
    if take(".") { guard digits() else { return nil } }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard digits() else { return nil }
    }
    let value = Double(String(decoding: bytes[start..<index], as: UTF8.self))
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  private mutating func digits() -> Bool {
    let start = index
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    return index > start
  }

  // MARK: Strings

  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape(), let encoded = UTF8.encode(scalar) else { return nil }
        text.append(contentsOf: encoded)
      case 0..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      guard let first = unit() else { return nil }
      guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
      guard take("\\"), take("u"), let second = unit(), (0xDC00..<0xE000).contains(second) else { return nil }
      return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    default: return nil
    }
  }

  /// Reads four hexadecimal digits.
  private mutating func unit() -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else { return nil }
      value = value * 16 + UInt32(digit)
    }
    index += 4
    return value
  }
}
