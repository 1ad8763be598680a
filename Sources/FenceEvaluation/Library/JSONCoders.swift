import Foundation

/// `JSONEncoder`.
package final class FenceEncoder: NativeLibraryValue {
  typealias OutputFormatting = JSONEncoder.OutputFormatting

  package static var shownName: String { "JSONEncoder" }
  var outputFormatting: OutputFormatting = []
  var dateEncodingStrategy = DateCoding.deferredToDate
  var keyEncodingStrategy = KeyCoding.useDefaultKeys

  package static func == (a: FenceEncoder, b: FenceEncoder) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// `JSONDecoder`.
package final class FenceDecoder: NativeLibraryValue {
  package static var shownName: String { "JSONDecoder" }
  var dateDecodingStrategy = DateCoding.deferredToDate
  var keyDecodingStrategy = KeyCoding.useDefaultKeys

  package static func == (a: FenceDecoder, b: FenceDecoder) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The form of dates in JSON.
package enum DateCoding: NativeLibraryValue {
  case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601
  case formatted(DateFormatter)

  package static var shownName: String { "JSONEncoder.DateEncodingStrategy" }
}

/// The form of keys in JSON.
package enum KeyCoding: NativeLibraryValue, CaseIterable {
  case useDefaultKeys, convertToSnakeCase, convertFromSnakeCase

  package static var shownName: String { "JSONEncoder.KeyEncodingStrategy" }
  package static func read(_ value: Value, _ call: LibraryCall) throws -> KeyCoding? {
    switch value {
    case .native(let native): native as? KeyCoding
    case .implicit(let member): allCases.first { "\($0)" == member.name }
    default: nil
    }
  }

  func key(_ name: String) -> String {
    if self == .convertToSnakeCase { return Self.snakeCase(name) }
    guard self != .useDefaultKeys else { return name }
    return name.reduce(into: "") { text, character in
      text += character.isUppercase ? "_" + character.lowercased() : String(character)
    }
  }
}

extension KeyCoding {
  /// Returns a name in snake case: 'isOK' is 'is_ok', and 'myURLValue' is 'my_url_value'.
  private static func snakeCase(_ name: String) -> String {
    let letters = Array(name)
    var words = ""
    for (index, letter) in letters.enumerated() {
      // A word begins at a capital after a small letter, and at one before a small letter.
      let beginsWord =
        letter.isUppercase && index > 0
        && (!letters[index - 1].isUppercase || index + 1 < letters.count && letters[index + 1].isLowercase)
      words += (beginsWord ? "_" : "") + letter.lowercased()
    }
    return words
  }
}

extension JSONEncoder.OutputFormatting: LibraryOptionSet, @retroactive Hashable {
  package static var shownName: String { "JSONEncoder.OutputFormatting" }
  public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension FoundationMembers {
  func encode(_ base: FenceEncoder, _ value: LibraryElement) throws -> Data {
    let json = try JSONWriting(base, call.evaluator, call.mark).json(call.assigned[0][0].value)
    let text = base.outputFormatting.contains(.prettyPrinted) ? json.lines() : json.text
    let isEscaped = !base.outputFormatting.contains(.withoutEscapingSlashes)
    return Data((isEscaped ? text.replacing("/", with: "\\/") : text).utf8)
  }
  func decode(_ base: FenceDecoder, _ type: LibraryTypeName, from data: Data) throws -> Value {
    try JSONCoding(base, call.evaluator, call.mark).value(data, as: type)
  }
}

extension Evaluator {
  /// The key under which a property stands: that of `CodingKeys`, else by the strategy; `nil` where it stands under none.
  func key(of property: String, in type: TypeDeclaration, _ strategy: KeyCoding) throws -> String? {
    guard let keys = type.scope.names.types["CodingKeys"] else { return strategy.key(property) }
    guard keys.cases.contains(where: { $0.name == property }) else { return nil }
    let raw = try rawValue(of: EnumValue(type: keys, name: property, payload: []))
    return raw.text.map(strategy.key) ?? property
  }

  /// The name that a coding key stands for.
  ///
  /// - Parameter keys: the type of the keys, by which cases are named without it.
  func codingName(of key: Value, _ keys: TypeDeclaration?) throws -> String? {
    switch key {
    case .enumCase(let item): return try rawValue(of: item).text ?? item.name
    case .native(let key as JSONKey): return key.name
    case .string(let text): return text
    case .instance: return try member("stringValue", of: key, meter.mark).text
    case .implicit(let member):
      guard let keys, keys.cases.contains(where: { $0.name == member.name }) else { return member.name }
      return try rawValue(of: EnumValue(type: keys, name: member.name, payload: [])).text ?? member.name
    default: return nil
    }
  }
}

extension TypeDeclaration {
  /// Whether a raw value stands for a value of the type wherever it is encoded.
  var isOfRawValues: Bool { conforms(to: "RawRepresentable", "OptionSet") }
}
