import FenceSyntax

/// The form in which a property's value is stored by a key: a raw value, where its type has one.
struct StoredForm {
  private let initial: Value
  private let type: TypeDeclaration?
  private let evaluator: Evaluator

  /// - Parameter initial: The value of the property where the key has none.
  init(_ property: VariableSyntax, in scope: Scope, initial: Value, _ evaluator: Evaluator) {
    let declared: TypeDeclaration? =
      switch property.type {
      case .optional(let wrapped)?: scope.type(wrapped.base)
      case let type?: scope.type(type.base)
      case nil: initial.declaredType
      }
    (self.initial, self.evaluator) = (initial, evaluator)
    type = declared.flatMap { $0.kind == .enumeration || $0.isOfRawValues ? $0 : nil }
  }

  /// Returns the property's value for what is stored; the initial one where nothing is, or nothing that fits.
  func value(_ stored: Value?) -> Value {
    guard let stored else { return initial }
    guard let type, stored.declaredType !== type else { return stored }
    let mark = evaluator.meter.mark
    let made = try? evaluator.initialize(type, [CallArgument(label: "rawValue", value: stored, mark: mark)], mark)
    if case .nothing? = made { return initial }
    return made ?? initial
  }

  /// Returns a value as it is stored.
  func stored(_ value: Value) -> Value {
    switch value {
    case .enumCase(let item): (try? evaluator.rawValue(of: item)) ?? value
    case .instance where type != nil: (try? evaluator.member("rawValue", of: value, evaluator.meter.mark)) ?? value
    default: value
    }
  }
}
