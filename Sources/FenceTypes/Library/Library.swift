import SwiftParser
import SwiftSyntax
import Synchronization

/// The declarations of the library and of Swift's standard library, parsed when they are looked up.
final class Library: Sendable {
  static let shared = Library(InterfaceText.parts)

  /// A type or extension in the text.
  private struct Block: Sendable {
    var part: Int
    var block: InterfacePart.Block

    var place: Place { Place(part: part, start: block.start) }
  }

  /// A member, and what the extension around it requires.
  struct Found: Sendable {
    var member: Member
    var generics: Generics
    /// The type or extension that declares it.
    var block: Place
  }

  /// The place of a type or extension.
  struct Place: Hashable, Sendable {
    var part: Int
    var start: Int
  }

  private let parts: [InterfacePart]

  private struct Cache {
    var types: [String: TypeDeclaration?] = [:]
    var blocks: [String: [Block]] = [:]
    var headers: [Place: Header] = [:]
    /// The headers of extensions that add conformances, by the type's name.
    var conformances: [String: [Header]] = [:]
    var members: [String: [String: [Found]]] = [:]
    var typeNames: [String]?
    private var missing = 0

    /// Counts a name that the library lacks. Fences have any number of them, so that they are dropped now and then.
    mutating func noteMissing() {
      missing += 1
      guard missing > 20_000 else { return }
      missing = 0
      types = types.filter { $0.value != nil }
      blocks = blocks.filter { !$0.value.isEmpty }
      conformances = conformances.filter { !$0.value.isEmpty }
      members = members.mapValues { $0.filter { !$0.value.isEmpty } }.filter { !$0.value.isEmpty }
    }
  }

  /// The conformances of a type or an extension, with its conditions.
  struct Header: Sendable {
    var inherited: [WrittenType]
    var generics: Generics
  }

  private let cache = Mutex(Cache())
  private let known = Memo<TypeDeclaration, Facts>()

  private init(_ parts: [InterfacePart]) { self.parts = parts }

  /// Returns the declarations of a type and its extensions; they are in one part.
  private func blocks(of type: String, _ cache: inout Cache) -> [Block] {
    if let known = cache.blocks[type] { return known }
    var found: [Block] = []
    for (part, text) in parts.enumerated() where found.isEmpty {
      found = text.blocks(of: type).map { Block(part: part, block: $0) }
    }
    cache.blocks[type] = found
    return found
  }

  /// Whether a type is of this library, unlike those of the standard library and Foundation.
  func isOwn(_ type: String) -> Bool {
    cache.withLock { cache in blocks(of: type, &cache).contains { $0.block.isOwn && !$0.block.isExtension } }
  }

  /// Returns the type with a name; `nil` if the library has none.
  func type(_ name: String) -> TypeDeclaration? {
    cache.withLock { cache in
      if let known = cache.types[name] { return known }
      let declarations = blocks(of: name, &cache).filter { !$0.block.isExtension }
      let declaration = declarations.first { !$0.block.header.hasPrefix("typealias") } ?? declarations.first
      let parts = name.split(separator: ".").dropLast().map(String.init)
      let read = declaration.flatMap { Self.declaration($0.block.header, in: parts) }
      cache.types[name] = .some(read)
      if read == nil { cache.noteMissing() }
      return read
    }
  }

  /// Returns the members of a type with a name; those of no type are functions.
  func members(_ name: String, of type: String) -> [Found] {
    cache.withLock { cache in
      if let known = cache.members[type]?[name] { return known }
      let found = blocks(of: type, &cache).flatMap { block in
        parts[block.part].members(name, of: block.block).compactMap { text -> Found? in
          guard let member = Self.member(text) else { return nil }
          return Found(member: member, generics: header(block, &cache).generics, block: block.place)
        }
      }
      cache.members[type, default: [:]][name] = found
      if found.isEmpty { cache.noteMissing() }
      return found
    }
  }

  /// Returns what is known of a type of the library; `nil` for types of fences, and for those that a fence extends.
  func facts(_ type: TypeDeclaration, _ extensions: [String: [Extension]]) -> Facts? {
    guard !type.isOfFence else { return nil }
    let facts = known.value(type) { Facts(lineage: TypeChecker().lineage(of: type)) }
    return extensions.isEmpty || facts.lineage.list.allSatisfy { extensions[$0.name] == nil } ? facts : nil
  }

  /// Returns the names of a type's members; those of no type are functions.
  func memberNames(of type: String) -> [String] {
    let found = cache.withLock { blocks(of: type, &$0) }
    return found.flatMap { parts[$0.part].memberNames(of: $0.block) }
  }

  /// The names of all types, without those of the types around them.
  var typeNames: [String] {
    cache.withLock { cache in
      if let known = cache.typeNames { return known }
      let names = parts.flatMap(\.names).map { String($0.split(separator: ".").last ?? "") }
      cache.typeNames = names
      return names
    }
  }

  /// Whether a type has a name, in whatever type it is declared.
  func hasType(named name: String) -> Bool { type(name) != nil || typeNames.contains(name) }

  /// Whether any type has a member with a name.
  func hasMember(_ name: String) -> Bool { parts.contains { $0.hasMember(name) } }

  /// The extensions of a type that add conformances, and others.
  func headers(of type: String) -> [Header] {
    cache.withLock { cache in
      if let known = cache.conformances[type] { return known }
      let extensions = blocks(of: type, &cache).filter { $0.block.isExtension && $0.block.header.contains(":") }
      let found = extensions.map { header($0, &cache) }
      cache.conformances[type] = found
      return found
    }
  }

  private func header(_ block: Block, _ cache: inout Cache) -> Header {
    if let known = cache.headers[block.place] { return known }
    var header = Header(inherited: [], generics: Generics())
    if block.block.isExtension, case .extended(let read)? = Self.statement(block.block.header) {
      header = Header(inherited: read.inherited, generics: read.generics)
    }
    cache.headers[block.place] = header
    return header
  }

  private static func statement(_ text: String) -> Statement.Kind? {
    var reader = TreeReader(isOfFence: false)
    return reader.statements(Parser.parse(source: text).statements).first?.kind
  }

  private static func declaration(_ text: String, in enclosing: [String]) -> TypeDeclaration? {
    var reader = TreeReader(isOfFence: false, enclosing: enclosing)
    guard text.hasPrefix("associatedtype") else {
      guard case .type(let type)? = reader.statements(Parser.parse(source: text).statements).first?.kind else {
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

  private static func member(_ text: String) -> Member? {
    var reader = TreeReader(isOfFence: false)
    guard case .type(let type)? = reader.statements(Parser.parse(source: "enum _ { \(text) }").statements).first?.kind
    else { return nil }
    return type.members.first
  }
}
