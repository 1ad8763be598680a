import FenceSyntax

/// The types of a call's type parameters, as the evaluation finds them by name.
struct TypeArguments {
  /// The offset of the name of what is called.
  let offset: Int
  let overload: Overload?
  let types: [(name: String, type: FenceType)]
}

extension TypeChecker {
  /// Records the types that a call of a fence's function gives to type parameters.
  func recordTypeArguments(_ candidate: Candidate, _ signature: Signature, _ call: Call) {
    let member = candidate.member
    let isMade = member.kind == .initializer && candidate.owner?.isOfFence == true
    guard attempts == 0, member.overload != nil || isMade else { return }
    // An extension of the library's type knows the type's parameters by name.
    let isAdded = member.overload != nil && candidate.owner.map { !$0.isOfFence && $0.kind != .protocolType } == true
    let outer = isMade || isAdded ? candidate.owner?.generics.parameters ?? [] : []
    let parameters = member.generics.parameters + outer
    let types = parameters.compactMap { parameter in
      signature.names.generics[parameter.name].map { (parameter.name, $0) }
    }
    guard !types.isEmpty else { return }
    let place =
      if case .member(_, _, let place, _) = call.callee.kind { place } else { call.callee.start }
    record.typeArguments.append(TypeArguments(offset: place, overload: member.overload, types: types))
  }

  /// Records the type of the library that '.init(…)' makes, where no other type of the name is around.
  func recordMade(_ type: FenceType, at place: Int) {
    guard attempts == 0, let declaration = solver.shallow(type).declaration, !declaration.isOfFence,
      Self.madeTypes.contains(declaration.name), types[declaration.name] == nil
    else { return }
    record.facts.madeTypes[place] = declaration.name
  }

  /// The types whose values are made by their names alone.
  private static let madeTypes: Set = ["Measurement", "Date", "URL", "DateComponents", "Decimal", "IndexSet", "UUID"]

  /// Adds the types of type parameters to the functions that names refer to.
  func addTypeArguments(to facts: inout TypeFacts) {
    for call in record.typeArguments {
      var overload = facts.overloads[call.offset] ?? call.overload ?? Overload()
      for (name, type) in call.types { overload.types[name] = written(defaulted(type)) }
      if !overload.types.isEmpty { facts.overloads[call.offset] = overload }
    }
  }

  /// Returns a type as it is written; `nil` where it isn't wholly known.
  private func written(_ type: FenceType) -> TypeName? {
    switch solver.shallow(type) {
    case .nominal(let declaration, let arguments):
      let parts = arguments.compactMap { written(defaulted($0)) }
      guard parts.count == arguments.count else { return nil }
      switch declaration.name {
      case "Optional" where parts.count == 1: return .optional(parts[0])
      case "Array" where parts.count == 1: return .array(parts[0])
      case "Dictionary" where parts.count == 2: return .dictionary(parts[0], parts[1])
      default:
        if declaration.isOfFence { return .named(declaration.name, parts) }
        return .named(TypeName.nested[declaration.name] ?? declaration.simpleName, parts)
      }
    case .tuple(let elements):
      let parts = elements.compactMap { element in
        written(defaulted(element.type)).map { TypeName.Element(label: element.label, type: $0) }
      }
      return parts.count == elements.count && parts.count > 1 ? .tuple(parts) : nil
    case .existential(let parts):
      guard parts.count == 1, case .nominal(let declaration, let arguments) = parts[0], arguments.isEmpty else {
        return nil
      }
      return .named(declaration.name, [])
    // One of the type parameters around the call.
    case .parameter(let generic): return .named("$" + generic.name, [])
    default: return nil
    }
  }
}
