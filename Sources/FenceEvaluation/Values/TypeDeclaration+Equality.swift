extension TypeDeclaration {
  /// Whether the type says itself when its values are equal.
  var hasOwnEquality: Bool { methods["=="] != nil }

  /// Whether values are equal by the type's own `==`; `nil` where it has none, and where that fails.
  func equality(of a: Value, _ b: Value) -> Bool? { hasOwnEquality ? scope.names.areEqual(a, b) : nil }
}
