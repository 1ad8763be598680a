import FenceSyntax

/// Names of types after those of their modules, which Swift writes where it describes a value for debugging: in
/// collections, optionals and other values, by `debugPrint`, `dump` and `String(reflecting:)`.
struct QualifiedName {
  /// The module of a fence's code.
  private static let module = "App"

  private static let modules: [String: Set<String>] = [
    "Swift": [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
      "Bool", "String", "Character", "Substring", "Array", "ArraySlice", "Set", "Dictionary", "Optional", "Range",
      "ClosedRange", "Never", "AnyHashable", "Error", "Result",
    ],
    "Foundation": ["Date", "UUID", "URL", "Data", "Decimal", "Locale", "Calendar", "TimeZone", "DateComponents"],
  ]

  /// Whether a type is one of those that Swift and Foundation declare.
  static func isOfLibrary(_ name: String) -> Bool { modules.values.contains { $0.contains(name) } }

  let evaluator: Evaluator

  /// Returns the name of a declared value's type, with what its generic parameters stand for.
  func type(of value: Value, _ declaration: TypeDeclaration) -> String {
    name(of: declaration) + qualified(String(value.genericName.dropFirst(declaration.name.count)))
  }

  /// Returns a type's name.
  func name(of type: TypeValue) -> String {
    guard let declaration = type.declaration else { return qualified(type.key) }
    return name(of: declaration) + qualified(String(type.key.dropFirst(declaration.name.count)))
  }

  func name(of declaration: TypeDeclaration) -> String {
    declaration.syntax.mark.isOfLibrary ? declaration.name : Self.module + "." + declaration.path
  }

  /// Returns a name as Swift writes it, such as `Array<Order>`, with the modules of all types in it.
  private func qualified(_ name: String) -> String {
    var result = ""
    var rest = name[...]
    while let first = rest.first {
      guard first.isLetter || first == "_" else {
        result.append(rest.removeFirst())
        continue
      }
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      rest = rest.dropFirst(word.count)
      // A tuple's label and a member type have no module of their own.
      let isType = rest.first != ":" && result.last != "."
      result += isType ? qualified(word: String(word)) : String(word)
    }
    return result
  }

  private func qualified(word: String) -> String {
    if let declaration = evaluator.globals.type(word) { return name(of: declaration) }
    return Self.modules.first { $0.value.contains(word) }.map { "\($0.key).\(word)" } ?? word
  }
}
