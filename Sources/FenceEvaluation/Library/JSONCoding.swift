import Diagnostics
import FenceSyntax
import Foundation
import Markup

/// Reads values of the fence's types from JSON that stands in the fence.
struct JSONCoding {
  private let decoder: FenceDecoder
  let evaluator: Evaluator
  private let mark: SourceMark

  init(_ decoder: FenceDecoder, _ evaluator: Evaluator, _ mark: SourceMark) {
    (self.decoder, self.evaluator, self.mark) = (decoder, evaluator, mark)
  }

  /// Reads a value of a type from data.
  func value(_ data: Data, as type: LibraryTypeName) throws -> Value {
    try evaluator.charge(data.count, mark)
    guard let json = JSON.parse(Array(data)) else {
      throw try failure("dataCorrupted", nil, [], "The given data was not valid JSON.")
    }
    return try value(json, as: type, [])
  }

  // MARK: Reading

  func value(_ json: JSON, as type: LibraryTypeName, _ path: [String]) throws -> Value {
    try value(json, as: type.name, path, type.declaration?.scope ?? evaluator.globals)
  }

  /// What a piece of JSON is as a type wants it.
  func value(_ json: JSON, as type: TypeName, _ path: [String], _ scope: Scope) throws -> Value {
    try evaluator.nested(mark) {
      try evaluator.step(mark)
      switch type {
      case .optional(let wrapped):
        if case .null = json { return .nothing }
        return try value(json, as: wrapped, path, scope)
      case .array(let element): return try list(json, of: element, path, scope)
      case .dictionary(_, let element): return try members(json, of: element, path, scope)
      case .named("Optional", let arguments):
        return try value(json, as: .optional(arguments.first ?? .named("Any", [])), path, scope)
      case .named("Array", let arguments):
        return try list(json, of: arguments.first ?? .named("Any", []), path, scope)
      case .named("Set", let arguments):
        let elements = try list(json, of: arguments.first ?? .named("Any", []), path, scope).elements ?? []
        return .set(DistinctValues(elements).elements)
      case .named("Dictionary", let arguments):
        return try members(json, of: arguments.last ?? .named("Any", []), path, scope)
      case .named(let name, let arguments): return try value(json, named: name, arguments, path, scope)
      default: throw try mismatch(type.base, json, path)
      }
    }
  }

  private func list(_ json: JSON, of element: TypeName, _ path: [String], _ scope: Scope) throws -> Value {
    guard let elements = json.array else { throw try mismatch("Array", json, path) }
    try evaluator.checkSize(elements.count, mark)
    return .array(
      try elements.enumerated().map { try value($0.element, as: element, path + ["Index \($0.offset)"], scope) })
  }

  private func members(_ json: JSON, of element: TypeName, _ path: [String], _ scope: Scope) throws -> Value {
    guard let members = json.members else { throw try mismatch("Dictionary", json, path) }
    var result = DictionaryValue()
    for member in members.list {
      result[.string(member.name)] = try value(member.value, as: element, path + [member.name], scope)
    }
    return .dictionary(result)
  }

  private func value(
    _ json: JSON, named name: String, _ arguments: [TypeName], _ path: [String], _ scope: Scope
  ) throws -> Value {
    if let plain = try plain(json, name, path) { return plain }
    if let alias = scope.alias(name) { return try value(json, as: alias, path, scope) }
    guard let type = scope.type(name) else { throw try mismatch(name, json, path) }
    let containers = [type] + evaluator.ancestors(of: type).filter { $0.kind == .classType }
    if containers.contains(where: { $0.initializers.contains { $0.parameters.first?.label == "from" } }) {
      let container = JSONContainer<DecoderKind>(json, path, self)
      return try evaluator.initialize(
        type, [CallArgument(label: "from", value: .native(container), mark: mark)], mark)
    }
    if type.kind == .enumeration { return try enumCase(json, type, path) }
    if type.kind == .structure, type.isOfRawValues, let raw = type.property("rawValue")?.type {
      return try rawRepresented(json, type, raw, path)
    }
    guard let object = json.members else { throw try mismatch(name, json, path) }
    let generics = Array(zip(type.syntax.generics, arguments))
    var fields: [String: Value] = [:]
    for owner in containers.reversed() {
      for property in owner.stored where !property.isLazy {
        fields[property.name] = try field(property, of: owner, generics, in: object, path)
      }
    }
    return type.kind == .classType
      ? .object(Object(type: type, fields: fields)) : .instance(Instance(type: type, fields: fields))
  }

  private func rawRepresented(
    _ json: JSON, _ type: TypeDeclaration, _ raw: TypeName, _ path: [String]
  ) throws -> Value {
    let argument = CallArgument(label: "rawValue", value: try value(json, as: raw, path, type.scope), mark: mark)
    let made = try evaluator.initialize(type, [argument], mark)
    if case .nothing = made {
      throw try failure("dataCorrupted", nil, path, Self.message(type, json))
    }
    return made
  }

  /// - Parameter generics: what the generic parameters of the type stand for.
  private func field(
    _ property: VariableSyntax, of type: TypeDeclaration, _ generics: [(String, TypeName)], in members: JSON.Members,
    _ path: [String]
  ) throws -> Value {
    let initial = try property.initial.map { try evaluator.evaluate($0, type.scope).settled }
    guard let key = try evaluator.key(of: property.name, in: type, decoder.keyDecodingStrategy) else {
      return initial ?? .nothing
    }
    if property.isLet, let initial { return initial }
    let declared = property.type ?? initial.map { .named($0.typeName, []) } ?? .named("Any", [])
    let wanted = generics.reduce(declared) { $0.replacing($1.0, with: $1.1) }
    guard let json = members[key] else {
      if wanted.isOptional { return .nothing }
      throw try failure("keyNotFound", key, path, "No value associated with key \(key).")
    }
    if case .null = json, !wanted.isOptional {
      throw try failure("valueNotFound", wanted.base, path + [key], "Cannot get value of type \(wanted.base).")
    }
    return try value(json, as: wanted, path + [key], type.scope)
  }

  /// The words of Foundation for a raw value that no case has.
  private static func message(_ type: TypeDeclaration, _ json: JSON) -> String {
    let value =
      json.string.map { "String value \($0)" }
      ?? json.number.map { "Int value \(Int(exactly: $0)?.description ?? "\($0)")" }
    return "Cannot initialize \(type.name) from invalid \(value ?? "value")"
  }

  private func enumCase(_ json: JSON, _ type: TypeDeclaration, _ path: [String]) throws -> Value {
    let raw: Value? = json.string.map { .string($0) } ?? json.number.flatMap { Int(exactly: $0) }.map { .integer($0) }
    for item in type.cases {
      let candidate = EnumValue(type: type, name: item.name, payload: [])
      if let raw, try evaluator.rawValue(of: candidate).isEqual(to: raw) { return .enumCase(candidate) }
      guard let members = json.members?[item.name]?.members else { continue }
      let payload = try item.parameters.enumerated().map { index, parameter -> (label: String?, value: Value) in
        let key = parameter.label ?? "_\(index)"
        guard let inner = members[key] else { throw try failure("keyNotFound", key, path, "No value for \(key).") }
        return (parameter.label, try value(inner, as: parameter.type ?? .named("Any", []), path + [key], type.scope))
      }
      return .enumCase(EnumValue(type: type, name: item.name, payload: payload))
    }
    throw try failure("dataCorrupted", nil, path, Self.message(type, json))
  }

  /// A value of Swift's own types; `nil` for any other type.
  private func plain(_ json: JSON, _ name: String, _ path: [String]) throws -> Value? {
    switch name {
    case "String", "Substring", "Character":
      guard let text = json.string else { throw try mismatch(name, json, path) }
      return .string(text)
    case "URL", "UUID":
      let value: Value? =
        name == "URL"
        ? json.string.flatMap { URL(string: $0) }?.packed : json.string.flatMap { UUID(uuidString: $0) }?.packed
      guard let value else { throw try mismatch(name, json, path) }
      return value
    case "Bool":
      guard let truth = json.bool else { throw try mismatch(name, json, path) }
      return .boolean(truth)
    case "Double", "CGFloat", "Float", "TimeInterval":
      guard let number = json.number else { throw try mismatch(name, json, path) }
      return name == "Float" ? Float(number).packed : .double(number)
    case "Decimal":
      guard let number = json.number else { throw try mismatch(name, json, path) }
      return .native(Decimal(string: Formatting.plain(number)) ?? Decimal(finite: number))
    case let width where LibraryTypes.integers[width] != nil:
      func value<T: LibraryInteger>(_ type: T.Type) -> Value? { json.number.flatMap { T(exactly: $0) }?.packed }
      guard let value = LibraryTypes.integers[width].flatMap({ value($0) }) else {
        throw try mismatch(name, json, path)
      }
      return value
    case "Date": return .native(try date(json, path))
    case "Any": return any(json)
    default: return nil
    }
  }

  private func any(_ json: JSON) -> Value {
    switch json {
    case .bool(let truth): .boolean(truth)
    case .number(let number): Int(exactly: number).map { .integer($0) } ?? .double(number)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(any))
    default: .nothing
    }
  }

  private func date(_ json: JSON, _ path: [String]) throws -> Date {
    if let text = json.string {
      let date: Date? =
        switch decoder.dateDecodingStrategy {
        case .iso8601: try? Date.ISO8601FormatStyle().parse(text)
        case .formatted(let formatter): formatter.date(from: text)
        default: nil
        }
      if let date { return date }
      throw try failure("dataCorrupted", nil, path, "Expected date string to be in the expected format.")
    }
    guard let number = json.number else { throw try mismatch("Date", json, path) }
    switch decoder.dateDecodingStrategy {
    case .secondsSince1970: return Date(timeIntervalSince1970: number)
    case .millisecondsSince1970: return Date(timeIntervalSince1970: number / 1000)
    default: return Date(seconds: number)
    }
  }

  // MARK: Errors

  private func mismatch(_ type: String, _ json: JSON, _ path: [String]) throws -> any Error {
    try failure("typeMismatch", type, path, "Expected to decode \(type) but found something else instead.")
  }

  /// An error as the fence catches it: a `DecodingError`.
  func failure(_ kind: String, _ subject: String?, _ path: [String], _ text: String) throws -> any Error {
    guard let type = evaluator.library.type("DecodingError"), let context = evaluator.library.type("DecodingContext")
    else {
      return evaluator.throwing(Thrown(value: .string(text), mark: mark))
    }
    let keys = Value.array(path.map { .native(JSONKey(name: $0)) })
    let told = try evaluator.initialize(
      context,
      [
        CallArgument(label: "codingPath", value: keys, mark: mark),
        CallArgument(label: "debugDescription", value: .string(text), mark: mark),
      ], mark)
    var payload: [(label: String?, value: Value)] = [(nil, told)]
    if let subject {
      let value: Value = kind == "keyNotFound" ? .native(JSONKey(name: subject)) : .type(TypeValue(name: subject))
      payload.insert((nil, value), at: 0)
    }
    return evaluator.throwing(
      Thrown(value: .enumCase(EnumValue(type: type, name: kind, payload: payload)), mark: mark))
  }
}

extension Value {
  /// The type that `T.self` names.
  var typeNamed: TypeName? {
    // `[Item].self` and `[String: Int].self` are written as literals of types.
    if case .array(let elements) = self, elements.count == 1 { return elements[0].typeNamed.map { .array($0) } }
    if case .dictionary(let dictionary) = self, let entry = dictionary.entries.first, let key = entry.key.typeNamed,
      let value = entry.value.typeNamed
    {
      return .dictionary(key, value)
    }
    guard case .type(let type) = self else { return nil }
    if type.name == "Array" || type.name == "Dictionary" || type.name == "Optional", let inner = type.arguments.first {
      return type.declaration == nil && inner.base == type.name ? inner : .named(type.name, type.arguments)
    }
    return .named(type.name, type.arguments)
  }
}

/// A key of JSON.
struct JSONKey: Hashable, ToldInWords {
  let name: String
  var words: String { name }
  var stringValue: String { name }
  var intValue: Int? { nil }
}
