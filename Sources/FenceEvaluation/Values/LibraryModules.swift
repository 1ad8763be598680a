/// The modules of the types that Swift and Foundation declare.
enum LibraryModules {
  static let types: [String: Set<String>] = [
    "Swift": [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float",
      "Bool", "String", "Character", "Substring", "Array", "ArraySlice", "Set", "Dictionary", "Optional", "Range",
      "ClosedRange", "Never", "AnyHashable", "Error", "Result",
    ],
    "Foundation": ["Date", "UUID", "URL", "Data", "Decimal", "Locale", "Calendar", "TimeZone", "DateComponents"],
  ]

  /// Whether a type is one of those that Swift and Foundation declare.
  static func isOfLibrary(_ name: String) -> Bool { types.values.contains { $0.contains(name) } }
}
