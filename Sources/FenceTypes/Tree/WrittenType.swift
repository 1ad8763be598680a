/// A type as source writes it, whose names are not resolved.
indirect enum WrittenType: Hashable, Sendable {
  /// A name with those of the types around it, such as `Image.Scale`.
  case named([Part])
  case optional(WrittenType)
  case array(WrittenType)
  case dictionary(WrittenType, WrittenType)
  case tuple([Element])
  case function(Function)
  case some(WrittenType)
  case any(WrittenType)
  case composition([WrittenType])
  case metatype(WrittenType)
  /// `each T`, `repeat T` and other types that the checker does not follow.
  case unknown

  struct Part: Hashable, Sendable {
    var name: String
    var arguments: [WrittenType] = []
  }

  struct Element: Hashable, Sendable {
    var label: String?
    var type: WrittenType
  }

  struct Function: Hashable, Sendable {
    var parameters: [Parameter]
    var result: WrittenType
    var isThrowing = false
    var isAsync = false
  }

  /// A parameter's type, in a function type or a declaration.
  struct Parameter: Hashable, Sendable {
    var type: WrittenType
    var isInout = false
    var isVariadic = false
  }

  static func name(_ name: String) -> WrittenType { .named([Part(name: name)]) }
  static let void = WrittenType.tuple([])

  /// The name of a type without type arguments; `nil` for other types.
  var plainName: String? {
    guard case .named(let parts) = self else { return nil }
    return parts.map(\.name).joined(separator: ".")
  }
}

extension WrittenType {
  /// Whether a variable of the type may be `nil` where it is declared without a value, as one of `Int?` and `Int!` is.
  var isNilByDefault: Bool {
    switch self {
    case .optional, .unknown: true
    default: false
    }
  }
}
