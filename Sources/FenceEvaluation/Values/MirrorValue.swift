import FenceSyntax
import VitrineUI

/// A `Mirror` of a fence: what a value is made of.
struct MirrorValue: Hashable, ToldInWords {
  private let subject: DeferredValue
  let words: String

  init(_ value: Value, _ mark: SourceMark) {
    subject = DeferredValue(mark, value)
    words = "Mirror for \(value.typeName)"
  }

  func member(_ name: String) throws -> Value? {
    let value = try subject.value
    switch name {
    case "children": return .array(children(of: value).map { .tuple([("label", $0.label), ("value", $0.value)]) })
    case "subjectType": return .type(TypeValue(name: value.typeName, declaration: value.declaredType))
    case "displayStyle": return displayStyle(of: value)
    default: return nil
    }
  }

  private func children(of value: Value) -> [(label: Value, value: Value)] {
    switch value {
    case .instance(let instance): fields(instance.type, instance.fields)
    case .object(let object): fields(object.type, object.fields)
    case .tuple(let elements):
      elements.enumerated().map { (.string($1.label ?? ".\($0)"), $1.value) }
    case .enumCase(let item) where item.payload.count == 1: [(.string(item.name), item.payload[0].value)]
    case .enumCase(let item) where !item.payload.isEmpty: [(.string(item.name), .tuple(item.payload))]
    case .array(let elements), .set(let elements): elements.map { (.nothing, $0) }
    case .dictionary: (value.elements ?? []).map { (.nothing, $0) }
    default: []
    }
  }

  private func fields(_ type: TypeDeclaration, _ fields: [String: Value]) -> [(label: Value, value: Value)] {
    type.stored.map { (.string(($0.wrapper == nil ? "" : "_") + $0.name), fields[$0.name] ?? .nothing) }
  }

  private func displayStyle(of value: Value) -> Value {
    let name: String? =
      switch value {
      case .instance: "struct"
      case .object: "class"
      case .enumCase: "enum"
      case .tuple: "tuple"
      case .array: "collection"
      case .set: "set"
      case .dictionary: "dictionary"
      default: nil
      }
    return .optional(name.map { .enumCase(EnumValue(type: .none, name: $0, payload: [])) })
  }
}
