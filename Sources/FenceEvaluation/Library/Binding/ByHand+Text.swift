import Diagnostics
import Foundation
import Markup

/// Members of strings and characters that need the evaluator.
extension LibraryCall {
  func make(_ type: String.Type, _ value: LibraryElement) throws -> Value {
    let value = assigned[0][0].value
    // Characters one after the other.
    if value.text == nil, let elements = value.elements, elements.allSatisfy({ $0.text != nil }) {
      return .string(elements.compactMap(\.text).joined())
    }
    return .string(try evaluator.describe(value.settled))
  }
  func make(_ type: String.Type, repeating text: String, count: Int) throws -> String {
    try require(count >= 0, "Negative count not allowed")
    try checkSize(text.utf8.count, count)
    return text.isEmpty ? "" : String(repeating: text, count: count)
  }
  func make(_ type: String.Type, repeating character: Character, count: Int) throws -> String {
    try make(type, repeating: String(character), count: count)
  }
  func make(_ type: String.Type, describing value: LibraryElement) throws -> String {
    try evaluator.describe(assigned[0][0].value)
  }
  func make(_ type: String.Type, reflecting value: LibraryElement) throws -> String {
    try evaluator.debugDescription(of: assigned[0][0].value)
  }
  func make(
    _ type: String.Type, localized key: LibraryElement, table: String?, bundle: LibraryElement?, locale: Locale?,
    comment: String?
  ) throws -> String { try evaluator.describe(assigned[0][0].value) }
  func make(
    _ type: String.Type, localized key: LibraryElement, defaultValue value: LibraryElement, table: String?,
    bundle: LibraryElement?, locale: Locale?, comment: String?
  ) throws -> String { try evaluator.describe(assigned[1][0].value) }
  func make(_ type: String.Type, format: String, _ arguments: [LibraryElement]) throws -> String {
    let text = Formatting.format(format, arguments.map(\.value))
    try evaluator.checkSize(text.utf8.count, mark)
    return text
  }
  func make(_ type: String.Type, decoding units: LibraryElements, as encoding: LibraryElement) throws -> String {
    let bytes = units.values.compactMap { $0.whole.flatMap { UInt8(exactly: $0) } }
    return String(decoding: bytes, as: UTF8.self)
  }

  func make(_ type: String.Type, data: Data, encoding: String.Encoding) -> String? {
    String(data: data, encoding: encoding)
  }

  func utf8(_ base: some LibraryText) -> [UInt8] { Array(base.utf8) }
  func utf16(_ base: some LibraryText) -> [UInt16] { Array(base.utf16) }
  func unicodeScalars(_ base: some LibraryText) -> [Unicode.Scalar] { Array(base.unicodeScalars) }
  func utf8(_ base: Character) -> [UInt8] { Array(base.utf8) }
  func utf16(_ base: Character) -> [UInt16] { Array(base.utf16) }
  func unicodeScalars(_ base: Character) -> [Unicode.Scalar] { Array(base.unicodeScalars) }

  func hashValue(_ base: String) throws -> Int { try evaluator.hash(of: receiver) }
  func hashValue(_ base: Character) throws -> Int { try evaluator.hash(of: receiver) }
  func hashValue(_ base: Bool) throws -> Int { try evaluator.hash(of: receiver) }
  func hashValue(_ base: some LibraryInteger) throws -> Int { try evaluator.hash(of: receiver) }
  func hashValue(_ base: some LibraryFloat) throws -> Int { try evaluator.hash(of: receiver) }
  func base(_ base: Substring) -> String { String(base.base) }

  func contains(_ base: some LibraryText, _ other: AnyText) -> Bool { String(base).contains(other.value) }

  func replacing(_ base: String, _ other: LibraryElements, with text: String, maxReplacements: Int) throws -> String {
    let part = other.values.compactMap(\.text).joined()
    let pieces = part.isEmpty ? base.count + 1 : base.utf8.count / part.utf8.count
    try checkSize(min(pieces, maxReplacements), text.utf8.count)
    return base.replacing(part, with: text, maxReplacements: maxReplacements)
  }
  func replace(_ base: inout String, _ other: LibraryElements, with text: String, maxReplacements: Int) throws {
    base = try replacing(base, other, with: text, maxReplacements: maxReplacements)
  }

  func make(_ type: Character.Type, _ text: String) throws -> Character {
    try require(text.count == 1, "Can't form a Character from a String that isn't one grapheme cluster")
    return Character(text)
  }
}

extension FoundationMembers {
  func make(_ type: String.Type, contentsOf url: URL) throws -> String { throw unreachable }
  func make(_ type: String.Type, contentsOf url: URL, encoding: String.Encoding) throws -> String { throw unreachable }
  func make(_ type: String.Type, contentsOfFile path: String) throws -> String { throw unreachable }
  func make(_ type: String.Type, contentsOfFile path: String, encoding: String.Encoding) throws -> String {
    throw unreachable
  }
  private var unreachable: Failure {
    Failure(
      "not-reachable", "a fence cannot read files", call.mark,
      hint: "include the text in the fence, or supply it with let=")
  }
}

extension Evaluator {
  fileprivate func hash(of value: Value) throws -> Int {
    Int(truncatingIfNeeded: ContentHash(of: try describe(value)).value)
  }
}
