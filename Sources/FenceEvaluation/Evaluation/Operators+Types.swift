import struct Foundation.Decimal

extension Operators {
  /// Whether no `==` takes both values, as far as values tell their types.
  ///
  /// - Parameter isPattern: whether the first is a pattern, such as a range.
  static func haveOtherTypes(_ a: Value, _ b: Value, isPattern: Bool) -> Bool {
    if isPattern, case .range(let range) = a {
      guard let bound = range.lowerBound ?? range.upperBound else { return false }
      return haveOtherTypes(bound, b, isPattern: false)
    }
    guard let first = kind(a), let second = kind(b), first != second else { return false }
    // Literals of arrays are sets of any kind, and those of texts are codes.
    if [first, second].contains("Array"), [first, second].contains(where: ["Set", "IndexSet", "OptionSet"].contains) {
      return false
    }
    return !([first, second].contains("String") && [first, second].contains("LibraryCode"))
  }

  /// The types that have an `==` in common, by a name; `nil` for values that don't tell.
  private static func kind(_ value: Value) -> String? {
    switch value {
    case .boolean: "Bool"
    case .string, .native(is any LibraryText), .native(is Character): "String"
    case .integer, .literal, .double, .native(is any LibraryInteger), .native(is any LibraryFloat): "Number"
    case .array, .native(is SliceValue): "Array"
    case .set: "Set"
    case .dictionary: "Dictionary"
    case .range: "Range"
    case .native(is Decimal): "Number"
    case .native(is any LibraryCode): "LibraryCode"
    case .native(is any LibraryOptionSet): "OptionSet"
    case .native(let known as any LibraryNative): Swift.type(of: known).libraryName
    default: nil
    }
  }
}
