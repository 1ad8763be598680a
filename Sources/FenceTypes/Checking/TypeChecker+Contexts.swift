/// Finds members that are used where their value or type is not at hand.
extension TypeChecker {
  /// Reports a name that is only one of a static member in code of a value, or of a value's member in static code.
  func reportOtherContext(_ name: String, at place: Int) {
    guard let selfType = context.names.selfType, case .nominal(let declaration, _) = selfType, declaration.isOfFence,
      isClosed(selfType), globals.values[name] == nil, library.members(name, of: "_").isEmpty,
      let member = candidates(name, of: selfType, isStatic: !context.isStatic)?.first?.member,
      member.kind == .property || member.kind == .function
    else { return }
    // The members of the types around it come after its own.
    if context.isInitialValue {
      report(
        place,
        "cannot use instance member '\(name)' within property initializer; property initializers run before 'self' is available"
      )
    } else if context.isStatic {
      report(place, "instance member '\(name)' cannot be used on type '\(selfType)'")
    } else {
      report(place, "static member '\(name)' cannot be used on instance of type '\(selfType)'")
    }
  }

  /// Whether a fence says of a variable that its value may be anything, as the library does of values it does not know.
  func isWrittenAsAny(_ node: Node) -> Bool {
    guard case .name(let name, _) = node.kind else { return false }
    switch entity(name) {
    case .local(let local): return local.member?.result == .name("Any")
    case .members(let found): return found.first.map { $0.member.result == .name("Any") && !$0.isOfLibrary } ?? false
    default: return false
    }
  }

  /// Reports type arguments that a type does not have.
  func reportTypeArguments(_ reader: TreeReader) {
    for (name, count, place, enclosing) in reader.specialized where !reader.ambiguousTypes.contains(name) {
      guard case .nominal(let declaration, _) = resolve(.name(name), Names(enclosing: enclosing)),
        declaration.isOfFence || ["Array", "Set", "Dictionary", "Optional"].contains(declaration.name),
        !declaration.generics.parameters.contains(where: \.isPack), declaration.simpleName == name
      else { continue }
      let wanted = declaration.generics.parameters.count
      guard wanted != count else { continue }
      report(
        place,
        wanted == 0
          ? "cannot specialize non-generic type '\(declaration.name)'"
          : "generic type '\(declaration.name)' specialized with too \(count > wanted ? "many" : "few") type parameters (got \(count), but expected \(wanted))"
      )
    }
  }

  /// Reports a value whose type's parameters nothing decides: 'let box = Box()'.
  func checkDecided(_ value: Node, _ type: FenceType) {
    guard case .call(let call) = value.kind, case .name(let name, let written) = call.callee.kind, written.isEmpty,
      call.arguments.isEmpty, case .type = entity(name),
      case .nominal(let declaration, let arguments) = solver.shallow(type), declaration.isOfFence,
      !context.names.enclosing.starts(with: declaration.path), let parameter = declaration.generics.parameters.first,
      arguments.count == declaration.generics.parameters.count,
      arguments.allSatisfy({ !isSettled($0) && solver.literal($0) == nil })
    else { return }
    report(value.start, "generic parameter '\(parameter.name)' could not be inferred")
  }
}
