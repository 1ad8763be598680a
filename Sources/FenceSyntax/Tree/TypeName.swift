/// A type as it is written.
package indirect enum TypeName: Hashable {
  case named(String, [TypeName])
  case optional(TypeName)
  case array(TypeName)
  case dictionary(TypeName, TypeName)
  case tuple([Element])
  case function(result: TypeName)

  package struct Element: Hashable {
    package let label: String?
    package let type: TypeName
  }

  /// The name without module, generics and optionality: `Binding` for `SwiftUI.Binding<Int>?`.
  package var base: String {
    switch self {
    case .named(let name, _): name
    case .optional(let wrapped): wrapped.base
    case .array: "Array"
    case .dictionary: "Dictionary"
    case .tuple(let elements): elements.isEmpty ? "Void" : "tuple"
    case .function: "function"
    }
  }
}

extension TypeName {
  /// Types within types that the evaluator calls by a name of its own; any other goes by its last name.
  package static let nested = [
    "Edge.Set": "Edges", "Axis.Set": "Axes", "Text.TruncationMode": "Truncation", "Text.Case": "TextCase",
    "GridItem.Size": "GridSize", "Alert.Button": "AlertButton", "ActionSheet.Button": "AlertButton",
  ]

  /// Whether a value of the type may be `nil`.
  package var isOptional: Bool {
    switch self {
    case .optional: true
    case .named(let name, _): name == "Optional"
    default: false
    }
  }

  /// Whether a closure may stand for a value of the type.
  package var isFunction: Bool {
    switch self {
    case .function, .optional(.function): true
    default: false
    }
  }
}
