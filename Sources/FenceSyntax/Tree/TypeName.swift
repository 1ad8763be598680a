/// The name of a type in the source.
package indirect enum TypeName: Hashable, Sendable {
  case named(String, [TypeName])
  case optional(TypeName)
  case array(TypeName)
  case dictionary(TypeName, TypeName)
  case tuple([Element])
  case function([TypeName], result: TypeName)

  package struct Element: Hashable, Sendable {
    package let label: String?
    package let type: TypeName

    package init(label: String?, type: TypeName) { (self.label, self.type) = (label, type) }
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
  /// The evaluator's names for nested types; any other nested type is known by its last name.
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

  /// Whether the type or one of its parts has a name.
  package func mentions(_ name: String) -> Bool {
    switch self {
    case .named(let own, let arguments): own == name || arguments.contains { $0.mentions(name) }
    case .optional(let wrapped), .array(let wrapped): wrapped.mentions(name)
    case .function(let parameters, let result): result.mentions(name) || parameters.contains { $0.mentions(name) }
    case .dictionary(let key, let value): key.mentions(name) || value.mentions(name)
    case .tuple(let elements): elements.contains { $0.type.mentions(name) }
    }
  }

  /// Returns the type with another type in place of a name.
  package func replacing(_ name: String, with type: TypeName) -> TypeName {
    switch self {
    case .named(name, _): type
    case .named(let own, let arguments): .named(own, arguments.map { $0.replacing(name, with: type) })
    case .optional(let wrapped): .optional(wrapped.replacing(name, with: type))
    case .array(let element): .array(element.replacing(name, with: type))
    case .dictionary(let key, let value):
      .dictionary(key.replacing(name, with: type), value.replacing(name, with: type))
    case .tuple(let elements):
      .tuple(elements.map { Element(label: $0.label, type: $0.type.replacing(name, with: type)) })
    case .function(let parameters, let result):
      .function(parameters.map { $0.replacing(name, with: type) }, result: result.replacing(name, with: type))
    }
  }

  /// Whether a closure may be a value of the type.
  package var isFunction: Bool {
    switch self {
    case .function, .optional(.function): true
    default: false
    }
  }
}
