import Diagnostics
import FenceSyntax
import Markup

/// A decoder or a kind of container that it gives.
protocol JSONContainerKind {
  static var name: String { get }
}

enum DecoderKind: JSONContainerKind { static let name = "Decoder" }
enum KeyedKind: JSONContainerKind { static let name = "KeyedDecodingContainer" }
enum UnkeyedKind: JSONContainerKind { static let name = "UnkeyedDecodingContainer" }
enum SingleKind: JSONContainerKind { static let name = "SingleValueDecodingContainer" }

/// What `init(from decoder:)` reads from: the decoder, and the containers it gives.
final class JSONContainer<Kind: JSONContainerKind> {
  private let json: JSON
  private let path: [String]
  private let coding: JSONCoding
  /// The type of the keys, by which cases are named without it.
  private let keys: TypeDeclaration?
  private var index = 0

  init(_ json: JSON, _ path: [String], _ coding: JSONCoding, keys: TypeDeclaration? = nil) {
    (self.json, self.path, self.coding, self.keys) = (json, path, coding, keys)
  }

  var codingPath: [JSONKey] { path.map { JSONKey(name: $0) } }

  private func keyed(
    _ json: JSON, _ path: [String], _ type: LibraryTypeName
  ) throws -> JSONContainer<KeyedKind> {
    guard json.members != nil else {
      throw try coding.failure("typeMismatch", "Dictionary", path, "Expected an object.")
    }
    return JSONContainer<KeyedKind>(json, path, coding, keys: type.declaration)
  }

  private func unkeyed(_ json: JSON, _ path: [String]) throws -> JSONContainer<UnkeyedKind> {
    guard json.array != nil else { throw try coding.failure("typeMismatch", "Array", path, "Expected an array.") }
    return JSONContainer<UnkeyedKind>(json, path, coding)
  }

  private func value(_ json: JSON, _ path: [String], _ type: LibraryTypeName) throws -> LibraryElement {
    LibraryElement(try coding.value(json, as: type, path), nil)
  }
}

extension JSONContainer<DecoderKind> {
  func container(keyedBy type: LibraryTypeName) throws -> JSONContainer<KeyedKind> { try keyed(json, path, type) }
  func unkeyedContainer() throws -> JSONContainer<UnkeyedKind> { try unkeyed(json, path) }
  func singleValueContainer() -> JSONContainer<SingleKind> { JSONContainer<SingleKind>(json, path, coding) }
}

extension JSONContainer<SingleKind> {
  func decode(_ type: LibraryTypeName) throws -> LibraryElement { try value(json, path, type) }
  func decodeNil() -> Bool { json == .null }
}

// MARK: Keys

extension JSONContainer<KeyedKind> {
  var allKeys: [JSONKey] { (json.members?.names ?? []).map { JSONKey(name: $0) } }

  func contains(_ key: LibraryElement) -> Bool { ((try? member(key)) ?? nil) != nil }
  func decode(_ type: LibraryTypeName, forKey key: LibraryElement) throws -> LibraryElement {
    let (json, path) = try required(key)
    return try value(json, path, type)
  }
  func decodeIfPresent(_ type: LibraryTypeName, forKey key: LibraryElement) throws -> LibraryElement? {
    guard let (json, path) = try member(key), json != .null else { return nil }
    return try value(json, path, type)
  }
  func decodeNil(forKey key: LibraryElement) throws -> Bool { try required(key).json == .null }
  func nestedContainer(keyedBy type: LibraryTypeName, forKey key: LibraryElement) throws -> JSONContainer<KeyedKind> {
    let (json, path) = try required(key)
    return try keyed(json, path, type)
  }
  func nestedUnkeyedContainer(forKey key: LibraryElement) throws -> JSONContainer<UnkeyedKind> {
    let (json, path) = try required(key)
    return try unkeyed(json, path)
  }
  func superDecoder() throws -> JSONContainer<DecoderKind> {
    guard let json = json.members?["super"] else {
      throw try coding.failure("keyNotFound", "super", path, "No value associated with key super.")
    }
    return JSONContainer<DecoderKind>(json, path + ["super"], coding)
  }

  private func required(_ key: LibraryElement) throws -> (json: JSON, path: [String]) {
    if let found = try member(key) { return found }
    let name = try name(of: key.value) ?? ""
    throw try coding.failure("keyNotFound", name, path, "No value associated with key \(name).")
  }

  private func member(_ key: LibraryElement) throws -> (json: JSON, path: [String])? {
    guard let name = try name(of: key.value) else { return nil }
    return json.members?[name].map { ($0, path + [name]) }
  }

  private func name(of key: Value) throws -> String? { try coding.evaluator.codingName(of: key, keys) }
}

// MARK: Elements

extension JSONContainer<UnkeyedKind> {
  var count: Int? { json.array?.count }
  var isAtEnd: Bool { index >= json.array?.count ?? 0 }
  var currentIndex: Int { index }

  func decode(_ type: LibraryTypeName) throws -> LibraryElement {
    let (json, path) = try next(type.name.base)
    return try value(json, path, type)
  }
  func decodeIfPresent(_ type: LibraryTypeName) throws -> LibraryElement? {
    guard !isAtEnd else { return nil }
    let (json, path) = try next(type.name.base)
    return json == .null ? nil : try value(json, path, type)
  }
  /// Whether the next element is null, which it then skips.
  func decodeNil() throws -> Bool {
    guard let elements = json.array, index < elements.count, elements[index] == .null else { return false }
    index += 1
    return true
  }
  func nestedContainer(keyedBy type: LibraryTypeName) throws -> JSONContainer<KeyedKind> {
    let (json, path) = try next("Dictionary")
    return try keyed(json, path, type)
  }
  func nestedUnkeyedContainer() throws -> JSONContainer<UnkeyedKind> {
    let (json, path) = try next("Array")
    return try unkeyed(json, path)
  }
  func superDecoder() throws -> JSONContainer<DecoderKind> {
    let (json, path) = try next("Decoder")
    return JSONContainer<DecoderKind>(json, path, coding)
  }

  private func next(_ type: String) throws -> (json: JSON, path: [String]) {
    guard let elements = json.array, index < elements.count else {
      throw try coding.failure("valueNotFound", type, path, "Unkeyed container is at end.")
    }
    defer { index += 1 }
    return (elements[index], path + ["Index \(index)"])
  }
}

// MARK: Values of the library

extension JSONContainer: NativeLibraryValue {
  package static var shownName: String { Kind.name }
  package static func == (a: JSONContainer, b: JSONContainer) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension JSONKey: NativeLibraryValue { package static var shownName: String { "CodingKey" } }

/// A type as an argument: `String.self`.
package struct LibraryTypeName: LibraryArgument {
  let name: TypeName
  let declaration: TypeDeclaration?

  package static var shownName: String { "Any.Type" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> LibraryTypeName? { LibraryTypeName(value) }

  init?(_ value: Value) {
    guard let name = value.typeNamed else { return nil }
    (self.name, declaration) = (name, value.declarationNamed)
  }
}

extension Value {
  /// The declaration of the type that `Item.self` or `[Item].self` names, which may be in no scope here.
  fileprivate var declarationNamed: TypeDeclaration? {
    switch self {
    case .type(let type): type.declaration
    case .array(let elements): elements.first?.declarationNamed
    case .dictionary(let dictionary): dictionary.entries.first?.value.declarationNamed
    default: nil
    }
  }
}
