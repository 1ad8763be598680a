extension FenceType: CustomStringConvertible {
  /// The type as Swift's compiler prints it.
  var description: String {
    switch self {
    case .unknown, .variable: return "_"
    case .nominal(let declaration, let arguments): return Self.text(declaration, arguments)
    case .parameter(let parameter): return parameter.name
    case .function(let function):
      let parameters = function.parameters.map {
        ($0.isInout ? "inout " : "") + $0.type.description + ($0.isVariadic ? "..." : "")
      }
      return "(" + parameters.joined(separator: ", ") + ")" + (function.isAsync ? " async" : "")
        + (function.isThrowing ? " throws" : "") + " -> \(function.result.isVoid ? "()" : function.result.description)"
    case .tuple(let elements):
      return "(" + elements.map { ($0.label.map { "\($0): " } ?? "") + $0.type.description }.joined(separator: ", ")
        + ")"
    case .existential(let parts):
      let names = parts.map(\.description)
      if names == ["Any"] || names == ["AnyObject"] { return names[0] }
      return names.isEmpty ? "Any" : "any " + names.joined(separator: " & ")
    case .opaque(let parts): return "some " + parts.map(\.description).joined(separator: " & ")
    case .metatype(let type): return "\(type.isWordy ? "(\(type))" : type.description).Type"
    case .associated(let type, let name): return "\(type).\(name)"
    }
  }

  /// Whether the type needs parentheses before a suffix.
  private var isWordy: Bool {
    switch self {
    case .function, .opaque: true
    case .existential(let parts): !(parts.map(\.description) == ["Any"])
    default: false
    }
  }

  /// The names of types that the library has under other names.
  private static let shownNames = ["Size": "CGSize", "Point": "CGPoint", "Rect": "CGRect"]

  private static func text(_ declaration: TypeDeclaration, _ arguments: [FenceType]) -> String {
    switch (declaration.name, arguments.count) {
    case ("Optional", 1): return arguments[0].isWordy ? "(\(arguments[0]))?" : "\(arguments[0])?"
    case ("Array", 1): return "[\(arguments[0])]"
    case ("Dictionary", 2): return "[\(arguments[0]) : \(arguments[1])]"
    default:
      let name = declaration.isOfFence ? declaration.name : shownNames[declaration.name] ?? declaration.name
      guard !arguments.isEmpty else { return name }
      return "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
    }
  }
}
