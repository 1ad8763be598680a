import Diagnostics
import FenceSyntax

/// Chooses among the functions of one name: as the type checker did, else by labels and by the types of values.
struct OverloadChoice {
  let evaluator: Evaluator
  let overloads: [FunctionSyntax]

  /// Returns the function that a call refers to; where none fits, the first one, whose parameters tell what is wrong.
  ///
  /// - Parameter known: the function that the type checker found.
  func chosen(_ arguments: [CallArgument], _ known: Overload?) -> FunctionSyntax {
    overloads.count > 1 ? fitting(arguments, known) ?? overloads[0] : overloads[0]
  }

  /// Returns the function that a call refers to; `nil` if the labels and the number of arguments fit none.
  func fitting(_ arguments: [CallArgument], _ known: Overload?) -> FunctionSyntax? {
    let fitting = overloads.filter { evaluator.fits($0.parameters, arguments) }
    guard fitting.count > 1 else { return fitting.first }
    return fitting.first { known != nil && $0.overload == known }
      ?? OverloadChoice(evaluator: evaluator, overloads: fitting).accepting(arguments) ?? fitting[0]
  }

  /// Returns the function whose parameters are nearest to the types of arguments; `nil` if none takes them.
  func accepting(_ arguments: [CallArgument]) -> FunctionSyntax? {
    var best: (function: FunctionSyntax, distance: Int)?
    for function in overloads {
      guard let distance = distance(function, arguments), distance < best?.distance ?? .max else { continue }
      best = (function, distance)
    }
    return best?.function
  }

  /// The sum of the distances of arguments from the types of parameters; `nil` where one is of another type.
  private func distance(_ function: FunctionSyntax, _ arguments: [CallArgument]) -> Int? {
    guard let assigned = ArgumentBinding(evaluator).assignment(function.parameters, arguments) else { return nil }
    var sum = 0
    for (parameter, given) in zip(function.parameters, assigned) {
      if parameter.isVariadic { sum += 1 }
      guard var type = parameter.type else { continue }
      if parameter.isAutoclosure, case .function(_, let result) = type { type = result }
      for argument in given {
        guard let distance = distance(argument.value, type, function.generics) else { return nil }
        sum += distance
      }
    }
    return sum
  }

  private func distance(_ value: Value, _ type: TypeName, _ generics: [String]) -> Int? {
    if case .implicit(let member) = value { return mayHave(member, type) ? 1 : nil }
    switch (type, value) {
    case (.optional, .nothing), (.function, .function), (.function, .keyPath), (.dictionary, .dictionary),
      (.tuple, .tuple):
      return 0
    case (.optional(let wrapped), _): return distance(value, wrapped, generics).map { $0 + 1 }
    case (.array(let element), .array(let elements)):
      return elements.first.map { distance($0, element, generics) } ?? 0
    case (.named(let name, let bounds), .range(let range)) where bounds.count == 1 && name.hasSuffix("Range"):
      return (range.lowerBound ?? range.upperBound).map { distance($0, bounds[0], generics) } ?? 0
    case (.function, _), (.array, _), (.dictionary, _), (.tuple, _): return nil
    case (.named(let name, _), _):
      if generics.contains(name) { return 3 }
      let isConcrete = isConcrete(name)
      if evaluator.isInstance(value, of: type, evaluator.globals) { return isConcrete ? 0 : 2 }
      if case .literal = value, Self.numbers.contains(name) { return 1 }
      return isConcrete ? nil : 3
    }
  }

  /// Whether a type may have a member that is written without the type's name.
  private func mayHave(_ member: ImplicitMember, _ type: TypeName) -> Bool {
    guard let declared = evaluator.globals.type(type.base), declared.kind != .protocolType, member.name != "init" else {
      return true
    }
    let types = [declared] + evaluator.ancestors(of: declared)
    return declared.cases.contains { $0.name == member.name }
      || types.contains {
        $0.statics[member.name] != nil || $0.methods[member.name]?.contains(where: \.isStatic) == true
      }
  }

  /// Whether only values of a type with this name itself, or of its subclasses, are of the type.
  private func isConcrete(_ name: String) -> Bool {
    if let declaration = evaluator.globals.type(name) { return declaration.kind != .protocolType }
    return Self.numbers.contains(name) || Self.concrete.contains(name)
  }

  private static let concrete: Set = [
    "Int", "String", "Bool", "Array", "Character", "Void", "Range", "ClosedRange", "Set", "Dictionary", "Substring",
    "Date", "URL", "UUID", "Data", "Color", "Text", "Image",
  ]

  private static let numbers: Set = ["Double", "CGFloat", "Float", "TimeInterval"]
}

extension Evaluator {
  /// Returns a function that one of several does, as the arguments of each call demand.
  func function(
    _ name: String, of overloads: [FunctionSyntax],
    _ invoke: @escaping (FunctionSyntax, [CallArgument], SourceMark) throws -> Value
  ) -> FunctionValue {
    var function = FunctionValue(
      name: name, call: { try invoke(self.chosen(overloads, $0, nil), $0, $1) },
      parameterCount: overloads.first?.parameters.count ?? 0)
    function.overloads = (overloads, invoke)
    return function
  }
}

extension Value {
  /// Returns the value of a name that refers to one of several functions.
  func referring(to overload: Overload?) -> Value {
    guard let overload else { return self }
    switch self {
    case .function(let function):
      guard let (functions, invoke) = function.overloads, functions.count > 1,
        let chosen = functions.first(where: { $0.overload == overload })
      else { return self }
      return .function(
        FunctionValue(
          name: function.name, call: { try invoke(chosen, $0, $1) }, parameterCount: chosen.parameters.count))
    case .type(var type):
      type.overload = overload
      return .type(type)
    default: return self
    }
  }
}
