import SwiftParser
import SwiftSyntax
import Synchronization

/// The declarations of the library and of Swift's standard library, parsed when they are looked up.
final class Library: Sendable {
  static let shared = Library(InterfaceText.parts)

  /// A type or extension in the text.
  private struct Block: Sendable {
    var name: String
    var header: Substring
    var isExtension: Bool
  }

  /// A member's place in the text.
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
  private let blocks: [Block]
  private let types: [String: Int]
  private let extensions: [String: [Int]]
  private let members: [String: [String: [Line]]]

  private struct Cache {
    var types: [String: TypeDeclaration] = [:]
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

  private init(_ parts: [StaticString]) {
    var (blocks, types): ([Block], [String: Int]) = ([], [:])
    var (own, isOwn): (Set<String>, Bool) = ([], false)
    var (extensions, members): ([String: [Int]], [String: [String: [Line]]]) = ([:], [:])
    for part in parts {
      let text = part.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
      for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
        guard let bar = line.firstIndex(of: UInt8(ascii: "|")) else { continue }
        let code = Substring(line[line.index(after: bar)...])
        if line.first == UInt8(ascii: "!") {
          isOwn = true
          continue
        }
        if line.first == UInt8(ascii: ">") {
          let name = String(Substring(line[..<bar].dropFirst()))
          let isExtension = code.hasPrefix("extension ")
          if isExtension {
            extensions[name, default: []].append(blocks.count)
          } else if !code.hasPrefix("typealias") || types[name] == nil {
            types[name] = blocks.count
            if isOwn { own.insert(name) }
          }
          blocks.append(Block(name: name, header: code, isExtension: isExtension))
        } else if let last = blocks.last {
          let name = String(Substring(line[..<bar])).filter { $0 != "`" }
          members[last.name, default: [:]][name, default: []].append(Line(block: blocks.count - 1, text: code))
        }
      }
    }
    (self.blocks, self.types, self.extensions, self.members, self.own) = (blocks, types, extensions, members, own)
  }

  /// Returns the type with a name; `nil` if the library has none.
  func type(_ name: String) -> TypeDeclaration? {
    guard let index = types[name] else { return nil }
    return cache.withLock { cache in
      if let known = cache.types[name] { return known }
      let parts = name.split(separator: ".").dropLast().map(String.init)
      let read = Self.declaration(blocks[index].header, in: parts)
      cache.types[name] = read
      return read
    }
  }

  /// Returns the members of a type with a name; those of no type are functions.
  func members(_ name: String, of type: String) -> [Found] {
    guard let lines = members[type]?[name] else { return [] }
    return cache.withLock { cache in
      if let known = cache.members[type]?[name] { return known }
      let found = lines.compactMap { line -> Found? in
        guard let member = Self.member(line.text) else { return nil }
        return Found(member: member, generics: header(line.block, &cache).generics, block: line.block)
      }
      cache.members[type, default: [:]][name] = found
      return found
    }
  }

  /// The names of all members of a type, without those that it inherits.
  func memberNames(of type: String) -> [String] { members[type].map { Array($0.keys) } ?? [] }

  /// Whether any type has a member with a name.
  func hasMember(_ name: String) -> Bool { members.values.contains { $0[name] != nil } }

  /// The extensions of a type that add conformances, and others.
  func headers(of type: String) -> [Header] {
    guard let indices = extensions[type] else { return [] }
    return cache.withLock { cache in
      if let known = cache.conformances[type] { return known }
      let found = indices.filter { blocks[$0].header.contains(":") }.map { header($0, &cache) }
      cache.conformances[type] = found
      return found
    }
  }

  private func header(_ block: Int, _ cache: inout Cache) -> Header {
    if let known = cache.headers[block] { return known }
    var header = Header(inherited: [], generics: Generics())
    if blocks[block].isExtension, case .extended(let read)? = Self.statement(blocks[block].header) {
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
