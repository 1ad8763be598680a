/// A type.
indirect enum FenceType: Hashable, Sendable {
  /// A type that is not known; compatible with every other.
  case unknown
  case nominal(TypeDeclaration, [FenceType])
  /// A type parameter, seen from inside its declaration.
  case parameter(GenericParameter)
  /// A type that inference finds.
  case variable(Int)
  case function(FunctionType)
  case tuple([TupleElement])
  case existential([FenceType])
  case opaque([FenceType])
  case metatype(FenceType)
  /// An associated type of a type that is not known yet.
  case associated(FenceType, String)

  static let void = FenceType.tuple([])

  var isUnknown: Bool { if case .unknown = self { true } else { false } }
  var isVoid: Bool { self == .void }

  /// The declaration of a nominal type.
  var declaration: TypeDeclaration? { if case .nominal(let declaration, _) = self { declaration } else { nil } }
  var name: String? { declaration?.name }
  var arguments: [FenceType] { if case .nominal(_, let arguments) = self { arguments } else { [] } }

  /// The wrapped type of an optional.
  var wrapped: FenceType? {
    if case .nominal(let declaration, let arguments) = self, declaration.name == "Optional" {
      arguments.first
    } else {
      nil
    }
  }

  /// The elements that a protocol of sequences is said to have: 'Int' of 'some Collection<Int>'.
  var sequenceElement: FenceType? {
    if case .opaque(let bounds) = self { return bounds.lazy.compactMap(\.sequenceElement).first }
    guard let name, name.hasSuffix("Sequence") || name.hasSuffix("Collection") else { return nil }
    return arguments.first
  }

  /// Whether any part of the type satisfies a condition.
  func contains(where condition: (FenceType) -> Bool) -> Bool {
    if condition(self) { return true }
    switch self {
    case .unknown, .parameter, .variable: return false
    case .nominal(_, let arguments): return arguments.contains { $0.contains(where: condition) }
    case .function(let function):
      return function.result.contains(where: condition)
        || function.parameters.contains { $0.type.contains(where: condition) }
    case .tuple(let elements): return elements.contains { $0.type.contains(where: condition) }
    case .existential(let parts), .opaque(let parts): return parts.contains { $0.contains(where: condition) }
    case .metatype(let type), .associated(let type, _): return type.contains(where: condition)
    }
  }

  /// Whether any part of the type is unknown.
  var isPartlyUnknown: Bool { contains { $0.isUnknown } }

  /// Returns the type with its parts replaced, the innermost first.
  func mapped(_ change: (FenceType) -> FenceType) -> FenceType {
    switch self {
    case .unknown, .parameter, .variable: return change(self)
    case .nominal(let declaration, let arguments):
      return change(arguments.isEmpty ? self : .nominal(declaration, arguments.map { $0.mapped(change) }))
    case .function(var function):
      function.result = function.result.mapped(change)
      function.parameters = function.parameters.map { parameter in
        var parameter = parameter
        parameter.type = parameter.type.mapped(change)
        return parameter
      }
      return change(.function(function))
    case .tuple(let elements):
      return change(.tuple(elements.map { TupleElement(label: $0.label, type: $0.type.mapped(change)) }))
    case .existential(let parts): return change(.existential(parts.map { $0.mapped(change) }))
    case .opaque(let parts): return change(.opaque(parts.map { $0.mapped(change) }))
    case .metatype(let type): return change(.metatype(type.mapped(change)))
    case .associated(let type, let name): return change(.associated(type.mapped(change), name))
    }
  }
}

/// A type parameter of a declaration.
struct GenericParameter: Hashable, Sendable {
  var name: String
  /// The number of the declaration in the checker.
  var owner: Int
}

struct TupleElement: Hashable, Sendable {
  var label: String?
  var type: FenceType
}

struct FunctionType: Hashable, Sendable {
  struct Parameter: Hashable, Sendable {
    var type: FenceType
    var isInout = false
    var isVariadic = false
  }

  var parameters: [Parameter]
  var result: FenceType
  var isThrowing = false
  var isAsync = false
}
