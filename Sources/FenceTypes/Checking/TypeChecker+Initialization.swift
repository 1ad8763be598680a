extension TypeChecker {
  /// Checks that the variables that statements declare have a value where they are used.
  func checkInitialization(_ statements: [Statement]) {
    for (index, statement) in statements.enumerated() {
      guard case .variable(let variable) = statement.kind, variable.attributes.isEmpty, !variable.isLazy,
        !variable.isStatic
      else { continue }
      for binding in variable.bindings where binding.value == nil && !binding.isComputed {
        guard case .name(let name, _, _) = binding.pattern, let type = binding.type,
          variable.isLet || !type.isNilByDefault
        else { continue }
        var search = DefiniteInitialization(
          .variable(name, isLet: variable.isLet, isGlobal: scope === globals))
        _ = search.follow(Array(statements[(index + 1)...]), [])
        report(search)
      }
    }
  }

  /// Checks that an initializer of a fence's type gives all stored properties a value.
  func checkInitialization(by member: Member, of owner: TypeDeclaration) {
    guard member.kind == .initializer, member.hasBody, owner.isOfFence, owner.kind == .structure || owner.isClass,
      !member.modifiers.contains("convenience"), !hasUnknownAttributes(owner), !Self.onlyFails(member)
    else { return }
    var (unset, constants): (Set<String>, Set<String>) = ([], [])
    for property in owner.members where property.isUnset {
      guard property.attributes.allSatisfy({ Self.unset.contains($0.name) && !$0.hasArguments }) else { continue }
      unset.insert(property.name)
      if property.variable?.isLet == true { constants.insert(property.name) }
    }
    guard !unset.isEmpty else { return }
    let methods = owner.isClass ? [] : Self.usingSelf(owner)
    var search = DefiniteInitialization(.properties(unset, constants: constants, methods: methods))
    search.hide(member.parameters.map(\.name))
    search.end(search.follow(member.body, []), member.end)
    report(search)
  }

  /// Whether an initializer is no more than `nil`.
  private static func onlyFails(_ member: Member) -> Bool {
    guard member.isFailable, member.body.count == 1, case .expression(let value) = member.body[0].kind,
      case .nothing = value.kind
    else { return false }
    return true
  }

  /// The wrappers of properties that an initializer gives their value, and attributes of plain properties.
  private static let unset: Set = [
    "State", "Binding", "Published", "StateObject", "ObservedObject", "Bindable", "ViewBuilder", "ObservationIgnored",
    "MainActor",
  ]

  /// The names of the members that use a whole value: methods and computed properties.
  private static func usingSelf(_ owner: TypeDeclaration) -> Set<String> {
    Set(
      owner.members.filter { !$0.isStatic && ($0.kind == .function || $0.declared?.isComputed == true) }.map(\.name)
        + ["self"])
  }

  private func report(_ search: DefiniteInitialization) {
    guard !search.isLost else { return }
    for problem in search.problems { report(problem.offset, problem.message) }
  }
}
