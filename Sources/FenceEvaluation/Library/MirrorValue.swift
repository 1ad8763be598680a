import FenceSyntax
import VitrineUI

/// A `Mirror` of a fence: what a value is made of.
package struct MirrorValue: Hashable, ToldInWords {
  private let subject: DeferredValue
  package let words: String

  init(_ value: Value, _ mark: SourceMark) {
    subject = DeferredValue(mark, value)
    words = "Mirror for \(value.typeName)"
  }

  func children() throws -> Value {
    .array(try Self.children(of: subject.value).map { .tuple([("label", $0.label), ("value", $0.value)]) })
  }

  func subjectType() throws -> Value {
    let value = try subject.value
    return .type(TypeValue(name: value.typeName, declaration: value.declaredType))
  }

  /// A part of a value, with the optionals of its declared type.
  typealias Child = (label: Value, value: Value, shape: OptionalShape)

  static func children(of value: Value) -> [Child] {
    switch value {
    case .instance(let instance): fields(instance.type, instance.fields)
    case .object(let object): fields(object.type, object.fields)
    case .tuple(let elements):
      elements.enumerated().map { (.string($1.label ?? ".\($0)"), $1.value, .plain) }
    case .enumCase(let item) where item.payload.count == 1 && item.payload[0].label == nil:
      [(.string(item.name), item.payload[0].value, .plain)]
    case .enumCase(let item) where !item.payload.isEmpty: [(.string(item.name), .tuple(item.payload), .plain)]
    case .array(let elements), .set(let elements): elements.map { (.nothing, $0, .plain) }
    case .dictionary: (value.elements ?? []).map { (.nothing, $0, .plain) }
    default: []
    }
  }

  static func fields(_ type: TypeDeclaration, _ fields: [String: Value]) -> [Child] {
    type.stored.map { property in
      (
        .string((property.wrapper == nil ? "" : "_") + property.name), fields[property.name] ?? .nothing,
        property.type.map { OptionalShape($0) } ?? .plain
      )
    }
  }

  func displayStyle() throws -> DisplayStyle? {
    switch try subject.value {
    case .instance: .struct
    case .object: .class
    case .enumCase: .enum
    case .tuple: .tuple
    case .array: .collection
    case .set: .set
    case .dictionary: .dictionary
    case .nothing: .optional
    default: nil
    }
  }
}

extension MirrorValue: NativeLibraryValue {
  package enum DisplayStyle: NativeLibraryValue {
    case `struct`, `class`, `enum`, tuple, optional, collection, dictionary, set

    package static var shownName: String { "Mirror.DisplayStyle" }
  }

  package static var shownName: String { "Mirror" }
  var description: String { words }
}

extension FoundationMembers {
  func make(_ type: MirrorValue.Type, reflecting subject: LibraryElement) -> MirrorValue {
    MirrorValue(call.assigned[0][0].value, call.mark)
  }
  func children(_ base: MirrorValue) throws -> Value { try base.children() }
  func subjectType(_ base: MirrorValue) throws -> Value { try base.subjectType() }
  func displayStyle(_ base: MirrorValue) throws -> MirrorValue.DisplayStyle? { try base.displayStyle() }
}
