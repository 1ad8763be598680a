import FenceSyntax

extension MemberLookup {
  /// A value that `@Entry` declares in an extension of a type that keeps such values; `nil` where it is none.
  func entry(_ name: String, of type: TypeDeclaration, in value: Value) throws -> Value? {
    guard let property = type.property(name), property.getter == nil, let initial = property.initial,
      let kept = evaluator.catalog.element(of: value, [.type(TypeValue(name: name))])
    else { return nil }
    if case .nothing = kept {
      let start = try evaluator.evaluate(initial, type.scope)
      return try property.type.map { try evaluator.convert(start, to: $0, type.scope, property.mark) } ?? start.settled
    }
    return kept
  }
}
