import SwiftParser
import SwiftSyntax
import Synchronization

/// The declarations of the library and of Swift's standard library, parsed when they are looked up.
final class Library: Sendable {
  static let shared = Library(InterfaceText.parts)

  /// A type or extension in the text.
  private struct Block: Sendable {
    var name: String
    var part: Int
    /// The offsets of the declaration, and of the lines after it, which are its members.
    var header: Range<Int>
    var members: Range<Int>
    var isExtension: Bool
  }

  /// A member's declaration.
  private struct Line: Sendable {
    var block: Int
    var text: Substring
  }

  /// A member, and what the extension around it requires.
  struct Found: Sendable {
    var member: Member
    var generics: Generics
    /// The number of the type or extension that declares it.
    var block: Int
  }

  /// The types of this library, unlike those of the standard library and Foundation.
  let own: Set<String>
  private let parts: [StaticString]
  private let blocks: [Block]
  private let types: [String: Int]
  /// The blocks with members of a type, by its name.
  private let blocksOfTypes: [String: [Int]]

  private struct Cache {
    var types: [String: TypeDeclaration] = [:]
    var lines: [String: [String: [Line]]] = [:]
    var headers: [Int: Header] = [:]
    /// The headers of extensions that add conformances, by the type's name.
    var conformances: [String: [Header]] = [:]
    var members: [String: [String: [Found]]] = [:]
  }

  /// The conformances of a type or an extension, with its conditions.
  struct Header: Sendable {
    var inherited: [WrittenType]
    var generics: Generics
  }

  private let cache = Mutex(Cache())

  /// Finds the types of the text; their members are read when a type is first asked for one.
  private init(_ parts: [StaticString]) {
    var (blocks, types): ([Block], [String: Int]) = ([], [:])
    var (own, isOwn): (Set<String>, Bool) = ([], false)
    var blocksOfTypes: [String: [Int]] = [:]
    for (number, part) in parts.enumerated() {
      part.withUTF8Buffer { text in
        for line in Self.lines(of: text, in: text.indices) {
          guard text[line.lowerBound] == UInt8(ascii: ">") else {
            if text[line.lowerBound] == UInt8(ascii: "!") {
              isOwn = true
            } else if let last = blocks.indices.last {
              blocks[last].members = blocks[last].members.lowerBound..<line.upperBound
            }
            continue
          }
          guard let bar = text[line].firstIndex(of: UInt8(ascii: "|")) else { continue }
          let name = String(decoding: text[line.lowerBound + 1..<bar], as: UTF8.self)
          let header = bar + 1..<line.upperBound
          let isExtension = text[header].starts(with: "extension ".utf8)
          if !isExtension, types[name] == nil || !text[header].starts(with: "typealias".utf8) {
            types[name] = blocks.count
            if isOwn { own.insert(name) }
          }
          blocksOfTypes[name, default: []].append(blocks.count)
          blocks.append(
            Block(
              name: name, part: number, header: header, members: line.upperBound..<line.upperBound,
              isExtension: isExtension))
        }
      }
    }
    (self.parts, self.blocks, self.types) = (parts, blocks, types)
    (self.blocksOfTypes, self.own) = (blocksOfTypes, own)
  }

  /// The lines of a part of a text that are not empty.
  private static func lines(of text: UnsafeBufferPointer<UInt8>, in part: Range<Int>) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = part.lowerBound
    while start < part.upperBound {
      let end = text[start..<part.upperBound].firstIndex(of: UInt8(ascii: "\n")) ?? part.upperBound
      if end > start { lines.append(start..<end) }
      start = end + 1
    }
    return lines
  }

  private func text(_ part: Int, _ range: Range<Int>) -> Substring {
    parts[part].withUTF8Buffer { String(decoding: $0[range], as: UTF8.self) }[...]
  }

  private func header(of block: Int) -> Substring { text(blocks[block].part, blocks[block].header) }

  /// The lines of a type's members by their names.
  private func memberLines(of type: String, _ cache: inout Cache) -> [String: [Line]] {
    if let known = cache.lines[type] { return known }
    var found: [String: [Line]] = [:]
    for index in blocksOfTypes[type] ?? [] {
      let block = blocks[index]
      parts[block.part].withUTF8Buffer { text in
        for line in Self.lines(of: text, in: block.members) {
          guard let bar = text[line].firstIndex(of: UInt8(ascii: "|")) else { continue }
          let name = String(decoding: text[line.lowerBound..<bar].filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
          let code = String(decoding: text[bar + 1..<line.upperBound], as: UTF8.self)
          found[name, default: []].append(Line(block: index, text: code[...]))
        }
      }
    }
    cache.lines[type] = found
    return found
  }

  /// Returns the type with a name; `nil` if the library has none.
  func type(_ name: String) -> TypeDeclaration? {
    guard let index = types[name] else { return nil }
    return cache.withLock { cache in
      if let known = cache.types[name] { return known }
      let parts = name.split(separator: ".").dropLast().map(String.init)
      let read = Self.declaration(header(of: index), in: parts)
      cache.types[name] = read
      return read
    }
  }

  /// Returns the members of a type with a name; those of no type are functions.
  func members(_ name: String, of type: String) -> [Found] {
    guard blocksOfTypes[type] != nil else { return [] }
    return cache.withLock { cache in
      if let known = cache.members[type]?[name] { return known }
      let lines = memberLines(of: type, &cache)[name] ?? []
      let found = lines.compactMap { line -> Found? in
        guard let member = Self.member(line.text) else { return nil }
        return Found(member: member, generics: header(line.block, &cache).generics, block: line.block)
      }
      cache.members[type, default: [:]][name] = found
      return found
    }
  }

  /// Whether any type has a member with a name.
  func hasMember(_ name: String) -> Bool {
    cache.withLock { cache in blocksOfTypes.keys.contains { memberLines(of: $0, &cache)[name] != nil } }
  }

  /// The extensions of a type that add conformances, and others.
  func headers(of type: String) -> [Header] {
    guard let indices = blocksOfTypes[type] else { return [] }
    return cache.withLock { cache in
      if let known = cache.conformances[type] { return known }
      let found = indices.filter { blocks[$0].isExtension && header(of: $0).contains(":") }.map { header($0, &cache) }
      cache.conformances[type] = found
      return found
    }
  }

  private func header(_ block: Int, _ cache: inout Cache) -> Header {
    if let known = cache.headers[block] { return known }
    var header = Header(inherited: [], generics: Generics())
    if blocks[block].isExtension, case .extended(let read)? = Self.statement(self.header(of: block)) {
      header = Header(inherited: read.inherited, generics: read.generics)
    }
    cache.headers[block] = header
    return header
  }

  private static func statement(_ text: Substring) -> Statement.Kind? {
    var reader = TreeReader(isOfFence: false)
    return reader.statements(Parser.parse(source: String(text)).statements).first?.kind
  }

  private static func declaration(_ text: Substring, in enclosing: [String]) -> TypeDeclaration? {
    var reader = TreeReader(isOfFence: false, enclosing: enclosing)
    guard text.hasPrefix("associatedtype") else {
      guard case .type(let type)? = reader.statements(Parser.parse(source: String(text)).statements).first?.kind else {
        return nil
      }
      return type
    }
    let file = Parser.parse(source: "protocol _ { \(text) }")
    reader.enclosing = Array(enclosing.dropLast())
    guard let body = file.statements.first?.item.as(ProtocolDeclSyntax.self)?.memberBlock.members.first else {
      return nil
    }
    reader.enclosing = enclosing
    return reader.typeDeclaration(body.decl)
  }

  private static func member(_ text: Substring) -> Member? {
    var reader = TreeReader(isOfFence: false)
    guard case .type(let type)? = reader.statements(Parser.parse(source: "enum _ { \(text) }").statements).first?.kind
    else { return nil }
    return type.members.first
  }
}
