/// Infers the types of literals of collections and tuples.
extension TypeChecker {
  func array(_ elements: [Node], _ node: Node, _ expected: FenceType?) -> FenceType {
    let target = expected?.wrapped.map { solver.shallow($0) } ?? expected
    if let target, case .nominal(let declaration, let arguments) = target {
      let isList = ["Array", "Set", "ArraySlice", "ContiguousArray"].contains(declaration.name)
      record.literals.append((node.start, target))
      let wanted = isList ? arguments.first : literalElement(of: target)
      for element in elements {
        let type = infer(element, wanted)
        if let wanted, isSettled(wanted) || isList { check(element, type, to: wanted, .element) }
      }
      if isList { return target }
      if conforms(target, to: "ExpressibleByArrayLiteral") != false { return target }
      guard isBasic(declaration), !elements.isEmpty else { return named("Array", [.unknown]) }
      if declaration.name == "Dictionary" {
        report(node.start, "dictionary of type '\(settled(target))' cannot be used with array literal")
        return .unknown
      }
      return named("Array", [joined(elements.map { infer($0, nil) }, elements, node)])
    }
    if let wanted = target?.sequenceElement, isSettled(wanted) {
      for element in elements { check(element, infer(element, wanted), to: wanted, .element) }
      return named("Array", [wanted])
    }
    if target?.isUnknown == true {
      for element in elements { _ = infer(element, .unknown) }
      return .unknown
    }
    guard spend(elements.count) else { return .unknown }
    // Implicit members are of the type that the other elements have.
    var types = elements.map { isImplicit($0) ? FenceType.unknown : infer($0, nil) }
    let known = zip(types, elements).first { !isImplicit($1) && !isNothing($1) }?.0
    // So are literals of collections beside a type that is written as one: '[Perm.read, [.read, .write]]'.
    let isSetLike = known.map { defaulted($0) }.map { type in
      type.name != "Array" && type.wrapped == nil && isPlain(type)
        && conforms(type, to: "ExpressibleByArrayLiteral") == true
    }
    for (index, element) in elements.enumerated() {
      if isImplicit(element) { types[index] = infer(element, known) }
      if isSetLike == true, case .array = element.kind { types[index] = infer(element, known) }
    }
    return named("Array", [joined(types, elements, node)])
  }

  /// Returns the type of the elements of a fence's type that is written as an array; `nil` for other types.
  private func literalElement(of type: FenceType) -> FenceType? {
    guard case .nominal(let declaration, _) = type, declaration.isOfFence else { return nil }
    let members = declaration.members + (extensions[declaration.name] ?? []).flatMap(\.members)
    let initializer = members.first { $0.kind == .initializer && $0.parameters.first?.label == "arrayLiteral" }
    return initializer.map { resolve($0.parameters[0].type, names(in: declaration, type)) }
  }

  /// Returns the common type of elements.
  func joined(_ types: [FenceType], _ nodes: [Node], _ node: Node) -> FenceType {
    guard let first = types.first else { return solver.fresh() }
    if zip(types, nodes).contains(where: { solver.shallow($0).isUnknown && !isNothing($1) }) { return .unknown }
    let hasNothing = nodes.contains(where: isNothing)
    var common = zip(types, nodes).first { !isNothing($1) && solver.literal($0) == nil }?.0 ?? first
    if hasNothing, nodes.count > 1, let known = zip(types, nodes).first(where: { !isNothing($1) })?.0 {
      common = solver.shallow(known).wrapped == nil ? named("Optional", [known]) : known
    }
    var cost = Cost()
    for (type, item) in zip(types, nodes) where !isNothing(item) {
      let mark = solver.mark
      if convert(type, to: common, &cost) { continue }
      solver.undo(to: mark)
      if isElement(type), isElement(common) {
        report(
          node.start,
          "heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional"
        )
      } else if let a = solver.literal(type), let b = solver.literal(common), a.kind != b.kind {
        report(
          node.start,
          "heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional"
        )
      }
      return .unknown
    }
    return common
  }

  /// Whether an element's type is known enough to differ from another's: no optional, class, or part of a hierarchy.
  func isElement(_ type: FenceType) -> Bool {
    switch settled(type) {
    case .nominal(let declaration, _): declaration.name != "Optional" && !declaration.isClass
    case .tuple(let elements): elements.allSatisfy { isElement($0.type) || solver.literal($0.type) != nil }
    default: false
    }
  }

  func isClassLike(_ type: FenceType) -> Bool { settled(type).declaration?.isClass == true }
  func isNothing(_ node: Node) -> Bool { if case .nothing = node.kind { true } else { false } }

  func dictionary(_ entries: [Node.Entry], _ node: Node, _ expected: FenceType?) -> FenceType {
    let target = expected?.wrapped.map { solver.shallow($0) } ?? expected
    if let target, case .nominal(let declaration, let arguments) = target, declaration.name == "Dictionary" {
      for entry in entries {
        check(entry.key, infer(entry.key, arguments[0]), to: arguments[0], .key)
        check(entry.value, infer(entry.value, arguments[1]), to: arguments[1], .value)
      }
      return target
    }
    // Keys of a literal of the fence's own type may be equal.
    if let target, target.declaration?.isOfFence == true { record.literals.append((node.start, target)) }
    let isFree =
      expected == nil || target == .existential([]) || target?.declaration.map { isBasic($0) } == true
    let keys = entries.map { infer($0.key, isFree ? nil : .unknown) }
    let values = entries.map { infer($0.value, isFree ? nil : .unknown) }
    guard isFree, let key = keys.first, let value = values.first else {
      return entries.isEmpty ? named("Dictionary", [solver.fresh(), solver.fresh()]) : .unknown
    }
    if isUnhashable(defaulted(key)) {
      report(node.start, "generic struct 'Dictionary' requires that '\(defaulted(key))' conform to 'Hashable'")
    }
    let isUniform = keys.allSatisfy { unify($0, key) } && values.allSatisfy { unify($0, value) }
    if !isUniform, expected == nil { reportMixed(keys, values, node) }
    return isUniform && !values.contains { solver.shallow($0).isUnknown }
      ? named("Dictionary", [key, value]) : .unknown
  }

  /// Reports a dictionary whose values have no common type.
  private func reportMixed(_ keys: [FenceType], _ values: [FenceType], _ node: Node) {
    let (types, key) = (values.map { defaulted($0) }, keys.first.map { defaulted($0) } ?? .unknown)
    guard keys.allSatisfy({ defaulted($0) == key }), isElement(key), Set(types.map(\.description)).count > 1,
      types.allSatisfy({ isElement($0) && !$0.isPartlyUnknown }),
      !types.allSatisfy({ ["Int", "Double"].contains($0.name) })
    else { return }
    report(
      node.start,
      "heterogeneous collection literal could only be inferred to '[\(key) : Any]'; add explicit type annotation if this is intentional"
    )
  }

  func tuple(_ elements: [Argument], _ expected: FenceType?) -> FenceType {
    if elements.count == 1, elements[0].label == nil { return infer(elements[0].value, expected) }
    var wanted: [TupleElement]?
    if case .tuple(let parts)? = expected, parts.count == elements.count { wanted = parts }
    return .tuple(
      elements.enumerated().map { index, element in
        TupleElement(label: element.label, type: infer(element.value, wanted?[index].type))
      })
  }
}
