/// Finds one type for a type parameter that several arguments decide.
extension TypeChecker {
  /// Widens what earlier arguments made of a type parameter, so that it has room for another one's type: an optional, a
  /// superclass, a protocol.
  ///
  /// - Parameter parameter: the variable of the type parameter, as the signature has it.
  func widen(_ parameter: FenceType, for type: FenceType) -> Bool {
    guard case .variable = parameter else { return false }
    let (old, new) = (solver.shallow(parameter), solver.shallow(type))
    if new.wrapped != nil || new.declaration?.isClass == true || Self.isAbstract(new) {
      var cost = Cost()
      let mark = solver.mark
      if convert(old, to: new, &cost) { return solver.replace(parameter, by: new) }
      solver.undo(to: mark)
    }
    // Two classes may have a superclass in common, and existential types are opened.
    if isClassLike(old) && isClassLike(new) || Self.isAbstract(old) { return solver.replace(parameter, by: .unknown) }
    return false
  }

  private static func isAbstract(_ type: FenceType) -> Bool {
    switch type {
    case .existential, .opaque: true
    default: false
    }
  }

  /// Reports two arguments that make different types of one type parameter, which is not part of other parameters' types.
  ///
  /// - Returns: whether nothing more is to be said of the argument.
  func reportConflict(_ parameter: FenceType, _ type: FenceType, _ call: Conflict, _ node: Node) -> Bool {
    guard case .variable = parameter,
      let name = call.signature.names.generics.first(where: { $0.value == parameter })?.key
    else { return false }
    if mayBeAnything(parameter, call) { return !call.signature.requirements.contains { $0.type == parameter } }
    guard call.signature.parameters.allSatisfy({ $0 == parameter || !$0.contains { $0 == parameter } }) else {
      return false
    }
    let (old, new) = (defaulted(parameter), defaulted(type))
    guard isElement(old), isElement(new), old != new, !old.isPartlyUnknown, !new.isPartlyUnknown else { return false }
    let (first, second) = solver.literal(parameter) == nil ? (old, new) : (new, old)
    report(place(of: node), "conflicting arguments to generic parameter '\(name)' ('\(first)' vs. '\(second)')")
    return true
  }

  /// A call, of which two arguments may make different types of one type parameter.
  struct Conflict {
    var signature: Signature
    /// The type that is expected of the call's result; `nil` if none is.
    var expected: FenceType?
  }

  /// Whether a type parameter may be `Any` because the result of the call may be: `print(either(1, "a"))`.
  private func mayBeAnything(_ parameter: FenceType, _ call: Conflict) -> Bool {
    guard let expected = call.expected else { return false }
    guard case .existential(let parts) = solver.shallow(expected), parts.isEmpty,
      case .nominal(let declaration, _) = call.signature.result
    else { return true }
    return declaration.name == "Optional"
  }
}
