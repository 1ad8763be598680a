import FenceSyntax

/// Facts found while a fence was checked; types may be variables until the end.
struct FactRecord {
  /// The whole literals, with a type for each time that one is checked.
  var integers: [(offset: Int, type: FenceType)] = []
  /// The literals besides whole ones, with the type that each is of.
  var literals: [(offset: Int, type: FenceType)] = []
  /// The implicit members, with the type that each belongs to.
  var implicit: [(offset: Int, type: FenceType)] = []
  /// The whole literals after a minus sign: '-128' is an 'Int8', and '128' is none.
  var negated: Set<Int> = []
  /// The values that become strings.
  var described: [(offset: Int, type: FenceType)] = []
  var facts = TypeFacts()
  /// The types of the type parameters of calls.
  var typeArguments: [TypeArguments] = []
  /// The types of expressions and declared names, if they are recorded.
  var typed: [Typed] = []

  struct Typed {
    enum Source {
      case expression(Node)
      case declaration(String, at: Int)
    }

    var source: Source
    var type: FenceType
  }
}

extension TypeChecker {
  /// The facts about the last fence that decide about its evaluation.
  package var facts: TypeFacts {
    var facts = record.facts
    for (offset, type) in record.integers where record.facts.numbers[offset] == nil {
      let name = solver.shallow(type).name
      // A literal that is checked several times is a number with a fraction if it is one once.
      if name == "Double" || name == "CGFloat" || solver.literal(type) == .float {
        facts.numbers[offset] = "Double"
      } else if let name, name == "Int" || Self.wholeNumbers.contains(name) && !record.negated.contains(offset),
        facts.numbers[offset] == nil
      {
        facts.numbers[offset] = name
      }
    }
    facts.ownTypes = ownTypes
    for (offset, type) in record.described {
      let shape = shape(of: type)
      facts.described[offset] = shape.isPlain ? nil : shape
    }
    addTypeArguments(to: &facts)
    return facts
  }

  /// The fence's types of literals and implicit members, where all checks of one found the same.
  private var ownTypes: [Int: [String]] {
    var found: [Int: Set<[String]>] = [:]
    func add(_ offset: Int, _ type: FenceType, orOf library: Set<String>) {
      guard let declaration = solver.shallow(type).declaration else { return }
      // In a type of the same name as the one around it, the name is that of the inner one.
      let isNamed = Set(declaration.path).count == declaration.path.count
      let isUsed = declaration.isOfFence && isNamed || library.contains(declaration.name)
      found[offset, default: []].insert(isUsed ? declaration.path : [])
    }
    for (offset, type) in record.integers + record.literals { add(offset, type, orOf: ["Set"]) }
    for (offset, type) in record.implicit {
      add(offset, type, orOf: ["Array", "Set", "Dictionary", "Int", "String", "Double", "CGFloat"])
    }
    return found.compactMapValues { $0.count == 1 ? $0.first.flatMap { $0.isEmpty ? nil : $0 } : nil }
  }

  /// The types of whole literals besides those of numbers with a fraction.
  private static let wholeNumbers = integers.union(["Float", "Decimal"])

  private func shape(of type: FenceType, isElement: Bool = false) -> OptionalShape {
    switch solver.shallow(type) {
    case .existential([]) where isElement: .anything
    case .nominal(let declaration, let arguments):
      switch declaration.name {
      case "Optional": .optional(arguments.first.map { shape(of: $0) } ?? .plain)
      case "Array", "Set": .elements(arguments.first.map { shape(of: $0, isElement: true) } ?? .plain)
      case "Dictionary" where arguments.count == 2:
        .dictionary(key: shape(of: arguments[0]), value: shape(of: arguments[1], isElement: true))
      default: .plain
      }
    case .tuple(let elements): .tuple(elements.map { shape(of: $0.type) })
    default: .plain
    }
  }

  /// Records the type of an expression or a declared name, if that is asked for.
  func recordType(of source: FactRecord.Typed.Source, _ type: FenceType) {
    if recordsTypes, attempts == 0 { record.typed.append(FactRecord.Typed(source: source, type: type)) }
  }

  func recordDescribed(_ value: Node, _ type: FenceType) {
    guard attempts == 0 else { return }
    recordDecimals(value)
    var type = type
    // 'name as Any' is described as what it was before.
    if case .cast(.plain, let operand, .named, _) = value.kind, case .existential = solver.shallow(type) {
      type = quietly { defaulted(infer(operand, nil)) }
    }
    record.described.append((value.start, type))
  }

  /// Records the type of the argument of `type(of:)`, where the static type is the value's.
  func recordDynamicType(_ call: Call) {
    guard attempts == 0, call.arguments.count == 1, call.arguments[0].label == "of" else { return }
    let value = call.arguments[0].value
    recordDecimals(value)
    let type = quietly { defaulted(infer(value, nil)) }
    switch type {
    case .function, .metatype: break
    default: guard ["Optional", "Array", "Set", "Dictionary"].contains(type.name) else { return }
    }
    record.facts.dynamicTypes[value.start] = printed(type)
  }

  /// Returns a type as a program prints it; `nil` where it isn't known, or the value decides.
  private func printed(_ type: FenceType) -> String? {
    switch solver.shallow(type) {
    case .function(let function):
      let parameters = function.parameters.compactMap { printed(defaulted($0.type)) }
      guard parameters.count == function.parameters.count,
        let result = function.result.isVoid ? "()" : printed(defaulted(function.result))
      else { return nil }
      return "(\(parameters.joined(separator: ", "))) -> \(result)"
    case .metatype(let instance): return printed(defaulted(instance)).map { $0 + ".Type" }
    default: break
    }
    guard case .nominal(let declaration, let arguments) = solver.shallow(type) else { return nil }
    let name = declaration.simpleName
    let parts = arguments.compactMap { printed(defaulted($0)) }
    guard parts.count == arguments.count else { return nil }
    return parts.isEmpty ? name : "\(name)<\(parts.joined(separator: ", "))>"
  }

  /// Records that the powers of whole literals in a value, of which no type is wanted, are decimals.
  func recordDecimals(_ value: Node) {
    guard attempts == 0 else { return }
    for base in decimalBases(value) ?? [] { record.facts.numbers[base] = "Decimal" }
  }

  /// Returns the literals that are raised to a power in a value that else consists of whole literals; `nil` for another.
  private func decimalBases(_ value: Node) -> [Int]? {
    switch value.kind {
    case .integer: return []
    case .call(let call):
      guard case .name("pow", _) = call.callee.kind, case .members(let found) = entity("pow"),
        found.allSatisfy(\.isOfLibrary), call.arguments.count == 2, call.arguments.allSatisfy({ $0.label == nil }),
        case .integer = call.arguments[0].value.kind,
        quietly({ defaulted(infer(call.arguments[1].value, nil)) }).name == "Int"
      else { return nil }
      return [call.arguments[0].value.start]
    case .chain(let first, let operations):
      guard operations.allSatisfy({ ["+", "-", "*", "/"].contains($0.name) }) else { return nil }
      let parts = ([first] + operations.map(\.operand)).map(decimalBases)
      return parts.contains { $0 == nil } ? nil : parts.compactMap(\.self).flatMap(\.self)
    default: return nil
    }
  }

  func recordArgument(_ value: Node, _ type: FenceType, _ parameter: Member.Parameter, of candidate: Candidate) {
    guard attempts == 0 else { return }
    if candidate.isOfLibrary {
      let isDescribed = candidate.owner == nil && ["print", "debugPrint"].contains(candidate.member.name)
      if isDescribed && parameter.label == nil || ["describing", "reflecting"].contains(parameter.label) {
        recordDescribed(value, defaulted(type))
      }
    } else if parameter.isAutoclosure {
      record.facts.deferred.insert(value.start)
    }
  }

  /// Records which of several functions an expression names.
  func recordOverload(_ candidate: Candidate, _ call: Call, _ node: Node) {
    guard attempts == 0, let overload = candidate.member.overload else { return }
    let place =
      if case .element(_, _, let place) = node.kind {
        place
      } else if case .member(_, _, let place, _) = call.callee.kind {
        place
      } else {
        call.callee.start
      }
    record.facts.overloads[place] = overload
  }

  /// Records that a member is chosen by a static type, where the value's own type may choose another.
  func recordUse(of candidate: Candidate, at place: Int) {
    guard attempts == 0, let owner = candidate.owner, !candidate.member.isStatic else { return }
    let member = candidate.member
    if candidate.isOfLibrary {
      if owner.name == "Optional" { record.facts.optionalMembers.insert(place) }
      return
    }
    if owner.kind == .protocolType, owner.isOfFence, hasLookalike(of: member, owner) {
      record.facts.requirements[place] = TypeFacts.Requirement(of: owner.name, member: member.name)
      return
    }
    if owner.name == "Optional", !member.isMutating { record.facts.extensionMembers[place] = owner.name }
    guard owner.kind == .protocolType, owner.isOfFence, !member.isMutating,
      member.kind == .function || member.kind == .property,
      !owner.members.contains(where: {
        $0.name == member.name && $0.parameters.map(\.label) == member.parameters.map(\.label)
      }),
      types.values.contains(where: { $0.kind != .protocolType && declares(member.name, $0) })
    else { return }
    record.facts.extensionMembers[place] = owner.name
  }

  /// Whether a subclass declares a member of a requirement's name and no class above it does: it is no implementation.
  private func hasLookalike(of member: Member, _ owner: TypeDeclaration) -> Bool {
    types.values.contains { type in
      guard type.isClass, type.isOfFence, declares(member.name, type) else { return false }
      let above = ancestors(of: type).list.dropFirst().filter(\.isClass)
      return above.contains { ancestors(of: $0).list.contains { $0 === owner } }
        && !above.contains { declares(member.name, $0) }
    }
  }

  private func declares(_ name: String, _ type: TypeDeclaration) -> Bool {
    type.members.contains { $0.name == name }
      || (extensions[type.name] ?? []).contains { $0.members.contains { $0.name == name } }
  }
}
