import Diagnostics
import FenceSyntax
import Foundation
import Markup

/// Values of a fence as JSON.
struct JSONWriting {
  private let encoder: FenceEncoder
  private let evaluator: Evaluator
  private let mark: SourceMark

  init(_ encoder: FenceEncoder, _ evaluator: Evaluator, _ mark: SourceMark) {
    (self.encoder, self.evaluator, self.mark) = (encoder, evaluator, mark)
  }

  func json(_ value: Value) throws -> JSON {
    try evaluator.nested(mark) {
      try evaluator.step(mark)
      if let own = try ownJSON(value) { return own }
      switch value {
      case .nothing: return .null
      case .boolean(let truth): return .bool(truth)
      case .integer, .literal, .double:
        guard let number = value.number, number.isFinite else { throw failure(value) }
        return .number(number)
      case .string(let text): return .string(text)
      case .array(let elements), .set(let elements): return .array(try elements.map(json))
      case .dictionary(let dictionary):
        return object(try dictionary.entries.map { (try evaluator.describe($0.key), try json($0.value)) })
      case .enumCase(let item): return try json(item)
      case .instance(let instance): return try json(instance.type, instance.fields)
      case .object(let instance): return try json(instance.type, instance.fields)
      case .native(let native): return try json(native: native, value)
      default: throw failure(value)
      }
    }
  }

  /// What the method `encode(to:)` writes that a value's type declares, or the raw value that stands for it; `nil` for a
  /// type with neither.
  private func ownJSON(_ value: Value) throws -> JSON? {
    guard let type = value.declaredType else { return nil }
    if evaluator.methods("encode", of: type)?.contains(where: { $0.parameters.first?.label == "to" }) == true {
      let place = JSONPlace()
      let encoder = Value.native(JSONFilling<EncoderKind>(place, [], self))
      _ = try evaluator.callMethod("encode", value, [CallArgument(label: "to", value: encoder, mark: mark)], mark)
      return place.json(self)
    }
    guard case .instance = value, type.isOfRawValues else { return nil }
    return try json(evaluator.member("rawValue", of: value, mark))
  }

  /// The name that a key stands for.
  func name(of key: Value, _ keys: TypeDeclaration?) -> String {
    encoder.keyEncodingStrategy.key((try? evaluator.codingName(of: key, keys)) ?? "")
  }

  private func failure(_ value: Value) -> Failure {
    Failure("type-mismatch", "\(value.typeSubject) cannot be encoded", mark)
  }

  private func json(native: Any, _ value: Value) throws -> JSON {
    switch native {
    case let date as Date:
      switch encoder.dateEncodingStrategy {
      case .iso8601: return .string(Date.ISO8601FormatStyle().format(date.moment))
      case .secondsSince1970: return .number(date.timeIntervalSince1970)
      case .millisecondsSince1970: return .number(date.timeIntervalSince1970 * 1000)
      case .formatted(let formatter): return .string(formatter.string(from: date.moment))
      case .deferredToDate: return .number(date.seconds)
      }
    case let decimal as Decimal: return .number(NSDecimalNumber(decimal: decimal).doubleValue)
    default:
      if let text = value.text { return .string(text) }
      if let number = value.number, number.isFinite { return .number(number) }
      if let elements = value.elements { return .array(try elements.map(json)) }
      throw failure(value)
    }
  }

  private func json(_ item: EnumValue) throws -> JSON {
    guard item.payload.isEmpty, item.type.cases.allSatisfy(\.parameters.isEmpty) else {
      let payload = try item.payload.enumerated().map {
        ($0.element.label ?? "_\($0.offset)", try json($0.element.value))
      }
      return object([(item.name, object(payload))])
    }
    return try json(evaluator.rawValue(of: item))
  }

  private func json(_ type: TypeDeclaration, _ fields: [String: Value]) throws -> JSON {
    object(try members(of: type, fields))
  }

  /// What stands for the properties of a type and of the classes above it.
  func members(of type: TypeDeclaration, _ fields: [String: Value]) throws -> [(String, JSON)] {
    var members: [(String, JSON)] = []
    for owner in evaluator.ancestors(of: type).filter({ $0.kind == .classType }).reversed() + [type] {
      for property in owner.stored where !property.isLazy {
        guard let key = try evaluator.key(of: property.name, in: owner, encoder.keyEncodingStrategy),
          let value = fields[property.name]
        else {
          continue
        }
        if case .nothing = value { continue }
        members.append((key, try json(value)))
      }
    }
    return members
  }

  func object(_ members: [(String, JSON)]) -> JSON {
    let ordered = encoder.outputFormatting.contains(.sortedKeys) ? members.sorted { $0.0 < $1.0 } : members
    return .object(ordered)
  }
}

extension JSON {
  /// The value over several lines, as Foundation prints it: two spaces for each level.
  package func lines(indentedBy depth: Int = 0) -> String {
    let (outer, inner) = (String(repeating: "  ", count: depth), String(repeating: "  ", count: depth + 1))
    switch self {
    case .object(let members) where !members.list.isEmpty:
      let parts = members.list.map { inner + JSON.string($0.name).text + " : " + $0.value.lines(indentedBy: depth + 1) }
      return "{\n" + parts.joined(separator: ",\n") + "\n" + outer + "}"
    case .array(let elements) where !elements.isEmpty:
      return "[\n" + elements.map { inner + $0.lines(indentedBy: depth + 1) }.joined(separator: ",\n") + "\n" + outer
        + "]"
    default: return text
    }
  }
}
