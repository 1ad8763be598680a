import struct Foundation.Decimal
import struct Foundation.IndexSet

extension Operators {
  /// Whether no `==` takes both values, as far as values tell their types.
  ///
  /// - Parameter isPattern: whether the first is a pattern, such as a range.
  static func haveOtherTypes(_ a: Value, _ b: Value, isPattern: Bool) -> Bool {
    if isPattern, case .range(let range) = a {
      guard let bound = range.lowerBound ?? range.upperBound else { return false }
      return haveOtherTypes(bound, b, isPattern: false)
    }
    guard let first = kind(a), let second = kind(b) else { return false }
    if first == second { return first == "Number" && (areOtherNumbers(a, b) || areOtherNumbers(b, a)) }
    // Literals of arrays are sets of any kind, and those of texts are codes.
    if [first, second].contains("Array"), [first, second].contains(where: ["Set", "IndexSet", "OptionSet"].contains) {
      return false
    }
    return !([first, second].contains("String") && [first, second].contains("LibraryCode"))
  }

  /// Whether numbers have types that no operator takes together; those of `Int` and `Double` are the type checker's.
  private static func areOtherNumbers(_ a: Value, _ b: Value) -> Bool {
    switch (a, b) {
    case (.native(is any LibraryInteger), .double), (.native(is Decimal), .integer): true
    default: false
    }
  }

  /// The types that have an `==` in common, by a name; `nil` for values that don't tell.
  private static func kind(_ value: Value) -> String? {
    switch value {
    case .boolean: "Bool"
    case .string, .native(is any LibraryText), .native(is Character): "String"
    case .integer, .literal, .double, .native(is any LibraryInteger), .native(is any LibraryFloat), .native(is Decimal):
      "Number"
    case .array, .native(is SliceValue): "Array"
    case .set: "Set"
    case .dictionary: "Dictionary"
    case .range: "Range"
    case .native(is any LibraryCode): "LibraryCode"
    case .native(is any LibraryOptionSet): "OptionSet"
    case .native(let known as any LibraryNative): Swift.type(of: known).libraryName
    default: nil
    }
  }

  /// Whether a value of the library equals one whose type it names: a member, a literal; `nil` for other values.
  static func equalOfLibrary(_ a: Value, _ b: Value, _ evaluator: Evaluator) throws -> Bool? {
    for (value, other) in [(a, b), (b, a)] {
      guard case .native(let known as any LibraryNative) = value else { continue }
      let type = Swift.type(of: known)
      switch other {
      case .array(let elements):
        guard let offsets = known as? IndexSet else { continue }
        return offsets.map(\.packed).elementsEqual(elements) { $0.isEqual(to: $1) }
      case .implicit(let member): return value.isEqual(to: try evaluator.resolve(member, as: type.libraryName))
      case .string(let text):
        guard let code = type as? any LibraryCode.Type else { continue }
        return value.isEqual(to: code.init(text).packed)
      default: continue
      }
    }
    return nil
  }
}
