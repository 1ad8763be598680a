import Diagnostics
import FenceSyntax
import Markup

/// A place in JSON that `encode(to:)` fills.
final class JSONPlace {
  private enum Content {
    case value(JSON)
    case members([(name: String, place: JSONPlace)])
    case elements([JSONPlace])
  }

  private var content: Content?

  func fill(_ json: JSON) { content = .value(json) }

  /// Makes it an object, unless it is one already.
  func beginMembers() {
    if case .members? = content { return }
    content = .members([])
  }

  /// Makes it an array, unless it is one already.
  func beginElements() {
    if case .elements? = content { return }
    content = .elements([])
  }

  /// The place of a member; one that is encoded again replaces the earlier.
  func member(_ name: String) -> JSONPlace {
    let place = JSONPlace()
    guard case .members(let members)? = content else { return place }
    content = .members(members.filter { $0.name != name } + [(name, place)])
    return place
  }

  var count: Int { if case .elements(let places)? = content { places.count } else { 0 } }

  func appended() -> JSONPlace {
    let place = JSONPlace()
    if case .elements(let places)? = content { content = .elements(places + [place]) }
    return place
  }

  func json(_ writing: JSONWriting) -> JSON {
    switch content {
    case .value(let json): json
    case .members(let members): writing.object(members.map { ($0.name, $0.place.json(writing)) })
    case .elements(let places): .array(places.map { $0.json(writing) })
    case nil: .object([])
    }
  }
}

enum EncoderKind: JSONContainerKind { static let name = "Encoder" }
enum KeyedFillingKind: JSONContainerKind { static let name = "KeyedEncodingContainer" }
enum UnkeyedFillingKind: JSONContainerKind { static let name = "UnkeyedEncodingContainer" }
enum SingleFillingKind: JSONContainerKind { static let name = "SingleValueEncodingContainer" }

/// What `encode(to encoder:)` writes to: the encoder, and the containers it gives.
final class JSONFilling<Kind: JSONContainerKind> {
  private let place: JSONPlace
  private let path: [String]
  private let writing: JSONWriting
  /// The type of the keys, by which cases are named without it.
  private let keys: TypeDeclaration?

  init(_ place: JSONPlace, _ path: [String], _ writing: JSONWriting, keys: TypeDeclaration? = nil) {
    (self.place, self.path, self.writing, self.keys) = (place, path, writing, keys)
  }

  var codingPath: [JSONKey] { path.map { JSONKey(name: $0) } }

  private func keyed(_ place: JSONPlace, _ path: [String], _ type: LibraryTypeName) -> JSONFilling<KeyedFillingKind> {
    place.beginMembers()
    return JSONFilling<KeyedFillingKind>(place, path, writing, keys: type.declaration)
  }

  private func unkeyed(_ place: JSONPlace, _ path: [String]) -> JSONFilling<UnkeyedFillingKind> {
    place.beginElements()
    return JSONFilling<UnkeyedFillingKind>(place, path, writing)
  }
}

extension JSONFilling: MemberEncoder where Kind == EncoderKind {
  func container(keyedBy type: LibraryTypeName) -> JSONFilling<KeyedFillingKind> { keyed(place, path, type) }
  func unkeyedContainer() -> JSONFilling<UnkeyedFillingKind> { unkeyed(place, path) }
  func singleValueContainer() -> JSONFilling<SingleFillingKind> { JSONFilling<SingleFillingKind>(place, path, writing) }

  func encodeMembers(of value: Value, as type: TypeDeclaration?) throws {
    guard let type, case .object(let object) = value else { return place.fill(try writing.json(value)) }
    place.beginMembers()
    for (name, json) in try writing.members(of: type, object.fields) { place.member(name).fill(json) }
  }
}

extension JSONFilling<SingleFillingKind> {
  func encode(_ value: LibraryElement) throws { place.fill(try writing.json(value.value)) }
  func encodeNil() { place.fill(.null) }
}

extension JSONFilling<KeyedFillingKind> {
  func encode(_ value: LibraryElement, forKey key: LibraryElement) throws {
    member(key).place.fill(try writing.json(value.value))
  }
  func encodeIfPresent(_ value: LibraryElement?, forKey key: LibraryElement) throws {
    if let value { try encode(value, forKey: key) }
  }
  func encodeNil(forKey key: LibraryElement) { member(key).place.fill(.null) }
  func nestedContainer(
    keyedBy type: LibraryTypeName, forKey key: LibraryElement
  ) -> JSONFilling<KeyedFillingKind> {
    let (place, path) = member(key)
    return keyed(place, path, type)
  }
  func nestedUnkeyedContainer(forKey key: LibraryElement) -> JSONFilling<UnkeyedFillingKind> {
    let (place, path) = member(key)
    return unkeyed(place, path)
  }
  func superEncoder() -> JSONFilling<EncoderKind> {
    JSONFilling<EncoderKind>(place.member("super"), path + ["super"], writing)
  }

  private func member(_ key: LibraryElement) -> (place: JSONPlace, path: [String]) {
    let name = writing.name(of: key.value, keys)
    return (place.member(name), path + [name])
  }
}

extension JSONFilling<UnkeyedFillingKind> {
  var count: Int { place.count }

  func encode(_ value: LibraryElement) throws { try place.appended().fill(writing.json(value.value)) }
  func encodeNil() { place.appended().fill(.null) }
  func nestedContainer(keyedBy type: LibraryTypeName) -> JSONFilling<KeyedFillingKind> {
    let (place, path) = next()
    return keyed(place, path, type)
  }
  func nestedUnkeyedContainer() -> JSONFilling<UnkeyedFillingKind> {
    let (place, path) = next()
    return unkeyed(place, path)
  }
  func superEncoder() -> JSONFilling<EncoderKind> {
    let (place, path) = next()
    return JSONFilling<EncoderKind>(place, path, writing)
  }

  private func next() -> (place: JSONPlace, path: [String]) { (place.appended(), path + ["Index \(count - 1)"]) }
}

extension JSONFilling: NativeLibraryValue {
  package static var shownName: String { Kind.name }
  package static func == (a: JSONFilling, b: JSONFilling) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
