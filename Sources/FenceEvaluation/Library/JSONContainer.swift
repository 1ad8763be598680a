import Diagnostics
import FenceSyntax
import Markup

/// What `init(from decoder:)` reads from: the decoder, and the containers it gives.
final class JSONContainer {
  private let json: JSON
  private let path: [String]
  private let coding: JSONCoding
  private var index = 0

  init(json: JSON, path: [String], coding: JSONCoding) { (self.json, self.path, self.coding) = (json, path, coding) }

  func property(_ name: String) -> Value? {
    switch name {
    case "codingPath": .array(path.map { .native(JSONKey(name: $0)) })
    case "allKeys": .array((json.members?.names ?? []).map { .native(JSONKey(name: $0)) })
    case "isAtEnd": .boolean(index >= json.array?.count ?? 0)
    case "count": .optional(json.array.map { .integer($0.count) })
    case "currentIndex": .integer(index)
    default: nil
    }
  }

  func call(_ name: String, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark) throws
    -> Value?
  {
    switch name {
    case "container":
      guard json.members != nil else {
        throw try coding.failure("typeMismatch", "Dictionary", path, "Expected an object.")
      }
      if case .type(let type)? = arguments["keyedBy"] { return .native(keyed(by: type.declaration)) }
      return .native(self)
    case "singleValueContainer", "unkeyedContainer", "superDecoder":
      return .native(JSONContainer(json: json, path: path, coding: coding))
    case "nestedContainer", "nestedUnkeyedContainer":
      guard let (inner, way) = try member(arguments, evaluator, mark) else { throw try missing(arguments, evaluator) }
      return .native(JSONContainer(json: inner, path: way, coding: coding))
    case "contains":
      return .boolean(try key(arguments.first?.value, evaluator).map { json.members?[$0] != nil } ?? false)
    case "decodeNil":
      if arguments.isEmpty { return .boolean(json == .null) }
      return .boolean(try member(arguments, evaluator, mark).map { $0.0 == .null } ?? true)
    case "decode", "decodeIfPresent": return try decode(name, arguments, evaluator, mark)
    default: return nil
    }
  }

  private func decode(_ name: String, _ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark) throws
    -> Value?
  {
    guard let type = arguments.first?.value.typeNamed else { return nil }
    guard let (inner, way) = try member(arguments, evaluator, mark) else {
      if name == "decodeIfPresent" { return .nothing }
      throw try missing(arguments, evaluator)
    }
    if case .null = inner, name == "decodeIfPresent" { return .nothing }
    return try coding.value(inner, as: type, way, evaluator.globals)
  }

  private func missing(_ arguments: [CallArgument], _ evaluator: Evaluator) throws -> any Error {
    let key = try key(arguments["forKey"], evaluator) ?? ""
    return try coding.failure("keyNotFound", key, path, "No value associated with key \(key).")
  }

  /// The piece that is meant: that of a key, the next of a list, or all of it.
  private func member(_ arguments: [CallArgument], _ evaluator: Evaluator, _ mark: SourceMark) throws -> (
    JSON, [String]
  )? {
    if let key = try key(arguments["forKey"], evaluator) { return json.members?[key].map { ($0, path + [key]) } }
    guard let elements = json.array, arguments.first?.label != "forKey" else { return (json, path) }
    guard index < elements.count else { return nil }
    defer { index += 1 }
    return (elements[index], path + ["Index \(index)"])
  }

  private func key(_ value: Value?, _ evaluator: Evaluator) throws -> String? {
    switch value {
    case .enumCase(let item)?: try evaluator.rawValue(of: item).text ?? item.name
    case .native(let key as JSONKey)?: key.name
    case .string(let text)?: text
    case .implicit(let member)?: try raw(member.name, evaluator) ?? member.name
    default: nil
    }
  }

  private var keys: TypeDeclaration?

  /// The raw value of a key that is named without its type.
  private func raw(_ name: String, _ evaluator: Evaluator) throws -> String? {
    guard let keys, keys.cases.contains(where: { $0.name == name }) else { return nil }
    return try evaluator.rawValue(of: EnumValue(type: keys, name: name, payload: [])).text
  }

  /// The container whose keys are of a type.
  func keyed(by type: TypeDeclaration?) -> JSONContainer {
    let made = JSONContainer(json: json, path: path, coding: coding)
    made.keys = type
    return made
  }
}
