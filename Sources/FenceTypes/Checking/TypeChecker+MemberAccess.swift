extension TypeChecker {
  func memberAccess(
    _ base: Node?, _ name: String, _ place: Int, _ arguments: [WrittenType], _ node: Node, _ expected: FenceType?
  ) -> FenceType {
    guard let base else { return implicitMember(name, place, expected) }
    if case .array(let elements) = base.kind, elements.count == 1,
      case .metatype(let element) = quietly({ infer(elements[0], nil) })
    {
      return staticMember(name, place, of: named("Array", [element]))
    }
    let type = infer(base, isImplicit(base) ? expected : nil)
    return member(name, place, of: type, node, base: base)
  }

  /// Returns the type of an implicit member such as `.red`.
  func implicitMember(_ name: String, _ place: Int, _ expected: FenceType?) -> FenceType {
    guard let expected else { return .unknown }
    // The type of a type parameter is known when the code runs: '.zero'.
    if attempts == 0, case .parameter(let generic) = solver.shallow(expected) {
      record.facts.parameterMembers[place] = generic.name
    }
    let found = implicitCandidates(name, expected)
    guard let found else { return .unknown }
    if found.isEmpty {
      let type = settled(expected).wrapped ?? settled(expected)
      if isClosed(type) || library.isOwn(type.name ?? "") || isLibraryComplete(type) {
        report(place, "type '\(type)' has no member '\(name)'")
      }
      return .unknown
    }
    recordImplicit(found[0], place, expected)
    guard found.count == 1 || found[0].member.kind == .property else { return .unknown }
    if found[0].member.kind == .enumCase, !found[0].member.parameters.isEmpty, found.count == 1 {
      return memberType(found[0])
    }
    return memberType(found[0])
  }

  /// Records the type that an implicit member belongs to: the one that is expected, or the one that an optional wraps.
  func recordImplicit(_ candidate: Candidate, _ place: Int, _ expected: FenceType) {
    guard attempts == 0, candidate.owner?.name != "Optional" else { return }
    let type = solver.shallow(expected)
    record.implicit.append((place, type.declaration?.name == "Optional" ? type.wrapped ?? type : type))
  }

  /// Whether the library declares all members of an enumeration.
  func isLibraryComplete(_ type: FenceType) -> Bool {
    guard let name = type.declaration?.name else { return false }
    return [
      "FloatingPointRoundingRule", "HorizontalEdge", "VerticalEdge", "Edge", "TextAlignment", "Axis", "ColorScheme",
    ].contains(name)
  }

  /// Returns the members that an implicit member may be; `nil` where the type is not known.
  func implicitCandidates(_ name: String, _ expected: FenceType) -> [Candidate]? {
    switch solver.shallow(expected) {
    case .nominal(let declaration, _) where declaration.name == "Optional":
      guard let wrapped = solver.shallow(expected).wrapped else { return nil }
      let found = implicitCandidates(name, wrapped)
      return found?.isEmpty == true && ["some", "none"].contains(name) ? nil : found
    case .nominal(let declaration, _):
      let found = candidates(name, of: expected, isStatic: true)?.filter {
        $0.member.kind != .initializer || name == "init"
      }
      if found?.isEmpty == true, self.declaration(declaration.name + "." + name) != nil { return nil }
      return found
    case .parameter, .existential, .opaque:
      // '.red' for a 'ShapeStyle' is a member of the protocol's extension for 'Color'.
      let found = candidates(name, of: expected, isStatic: true)
      return found?.isEmpty == true ? nil : found
    default: return nil
    }
  }

  /// Returns the type of a value's member.
  func member(_ name: String, _ place: Int, of type: FenceType, _ node: Node, base: Node) -> FenceType {
    let shallow = solver.shallow(type)
    switch shallow {
    case .unknown, .associated, .function: return .unknown
    case .variable:
      guard solver.literal(shallow) != nil else { return .unknown }
      return member(name, place, of: defaulted(shallow), node, base: base)
    case .tuple(let elements):
      if let index = Int(name), elements.indices.contains(index) { return elements[index].type }
      return elements.first { $0.label == name }?.type ?? .unknown
    case .metatype(let instance): return staticMember(name, place, of: instance)
    default: break
    }
    if name == "self" { return shallow }
    if name == "rawValue", let raw = rawType(of: shallow) { return raw }
    if name == "debugDescription", shallow.wrapped != nil {
      if attempts == 0 { record.facts.optionalMembers.insert(place) }
      return named("String", [])
    }
    guard let found = candidates(name, of: shallow, isStatic: false) else { return .unknown }
    let usable = found.filter { satisfies($0.conditions, $0.names) != false }
    if let first = usable.first {
      checkAccess(first, place)
      checkLazy(first, base, place)
      checkIsolation(first, base, place)
      guard usable.count == 1 || first.member.kind == .property else { return .unknown }
      recordUse(of: first, at: place)
      return memberType(first)
    }
    if let dynamic = dynamicMember(name, place, of: shallow) { return dynamic }
    reportMissing(name, place, of: shallow, base: base)
    return .unknown
  }

  /// Whether a type of the library has no member with a name, and neither the library nor a fence knows it elsewhere.
  private func isUnheardOf(_ name: String, of declaration: TypeDeclaration) -> Bool {
    library.isOwn(declaration.name) && !declaration.attributes.contains { $0.name == "dynamicMemberLookup" }
      && isUnheardOf(name)
  }

  /// Whether neither the library nor a fence has a member with a name in any type.
  func isUnheardOf(_ name: String) -> Bool { !library.hasMember(name) && !isOfFence(member: name) }

  /// Returns the type of an enumeration's raw values.
  func rawType(of type: FenceType) -> FenceType? {
    guard case .nominal(let declaration, _) = type, declaration.kind == .enumeration, declaration.isOfFence else {
      return nil
    }
    let plain: Set = ["String", "Int", "Double", "Character", "CGFloat", "Float", "UInt8"]
    guard let name = declaration.inherited.first?.plainName, plain.contains(name) else { return nil }
    return named(name, [])
  }

  func staticMember(_ name: String, _ place: Int, of instance: FenceType) -> FenceType {
    if name == "self" { return .metatype(instance) }
    if name == "init" { return .unknown }
    if name == "Type" { return .metatype(.metatype(instance)) }
    guard case .nominal(let declaration, _) = solver.shallow(instance) else { return .unknown }
    if let nested = self.declaration(declaration.name + "." + name) {
      return .metatype(
        opened(
          resolve(.named([WrittenType.Part(name: declaration.name), WrittenType.Part(name: name)]), Names()).isUnknown
            ? .nominal(nested, [])
            : resolve(.named(nested.path.map { WrittenType.Part(name: $0) }), Names()), []
        ))
    }
    guard let found = candidates(name, of: instance, isStatic: true) else { return .unknown }
    if let first = found.first {
      checkAccess(first, place)
      guard found.count == 1 || first.member.kind == .property else { return .unknown }
      return memberType(first)
    }
    if isClosed(instance) || isUnheardOf(name, of: declaration), !name.hasPrefix("_"), !name.hasPrefix("$"),
      candidates(name, of: instance, isStatic: false)?.isEmpty == true
    {
      if declaration.kind == .enumeration, name == "allCases", conforms(instance, to: "CaseIterable") != false {
        return named("Array", [instance])
      }
      if declaration.kind == .enumeration, name == "RawValue" { return .unknown }
      if let associated = associatedType(name, of: instance) { return .metatype(associated) }
      report(place, "type '\(settled(instance))' has no member '\(name)'")
    }
    return .unknown
  }

  /// Returns the type of a member of what a binding is for.
  func dynamicMember(_ name: String, _ place: Int, of type: FenceType) -> FenceType? {
    guard case .nominal(let declaration, let arguments) = type, let root = arguments.first else {
      return type.declaration?.attributes.contains { $0.name == "dynamicMemberLookup" } == true ? .unknown : nil
    }
    guard ["Binding", "Bindable"].contains(declaration.name) else {
      return declaration.attributes.contains { $0.name == "dynamicMemberLookup" } ? .unknown : nil
    }
    guard let found = candidates(name, of: root, isStatic: false) else { return .unknown }
    guard let first = found.first, first.member.kind == .property else {
      if found.isEmpty, isClosed(settled(root)) {
        report(
          place,
          "value of type '\(settled(type))' has no dynamic member '\(name)' using key path from root type '\(settled(root))'"
        )
      }
      return .unknown
    }
    return named("Binding", [memberType(first)])
  }

  func reportMissing(_ name: String, _ place: Int, of type: FenceType, base: Node) {
    if name.hasPrefix("_") || name.hasPrefix("$") { return }
    let settled = settled(type)
    if case .existential(let parts) = settled, parts.isEmpty, !isOfFence(member: name), isWrittenAsAny(base) {
      report(place, "value of type 'Any' has no member '\(name)'")
      return
    }
    if let wrapped = settled.wrapped {
      guard candidates(name, of: wrapped, isStatic: false)?.isEmpty == false, !wrapped.isPartlyUnknown else { return }
      report(
        base.start,
        "value of optional type '\(settled)' must be unwrapped to refer to member '\(name)' of wrapped base type '\(wrapped)'"
      )
      return
    }
    let isNumber =
      (settled.name.map { Self.numbers.contains($0) || ["Bool", "URLComponents"].contains($0) } ?? false)
      && ["count", "isEmpty", "first", "last", "uppercased", "lowercased", "append", "contains", "map", "flatMap"]
        .contains(name)
      && !isOfFence(member: name)
    // The evaluator knows members of the library's protocols that are declared nowhere.
    let isLibraryMember = settled.declaration.map { declaration in
      ancestors(of: declaration).list.contains { $0.kind == .protocolType && library.isOwn($0.name) }
    }
    guard isClosed(settled) && isLibraryMember != true || isNumber else {
      // A name that the library has elsewhere is no misspelling: 'dropFirst' of a sequence.
      if isUnheardOf(name), let near = misspelledMember(name, of: settled) {
        report(place, "value of type '\(settled)' has no member '\(name)'", hint: near.hint)
      }
      return
    }
    if candidates(name, of: settled, isStatic: true)?.isEmpty == false {
      report(place, "static member '\(name)' cannot be used on instance of type '\(settled)'")
      return
    }
    guard name != "rawValue" || hasNoRawValue(settled), name != "hashValue", name != "objectWillChange" else { return }
    if name == "localizedDescription", conforms(settled, to: "Error") != false { return }
    report(place, "value of type '\(settled)' has no member '\(name)'")
  }

  /// Whether a type is an enumeration that names no type of raw values.
  private func hasNoRawValue(_ type: FenceType) -> Bool {
    guard let declaration = type.declaration, declaration.kind == .enumeration else { return false }
    return ancestors(of: declaration).list.dropFirst().allSatisfy {
      $0.kind == .protocolType && $0.name != "RawRepresentable"
    }
  }

  func isOfFence(member name: String) -> Bool {
    extensions.values.contains { $0.contains { $0.members.contains { $0.name == name } } }
  }

  /// Whether the conditions of an extension hold; `nil` if that is not known.
  func satisfies(_ conditions: Generics, _ names: Names) -> Bool? {
    var result: Bool? = true
    for requirement in conditions.requirements {
      switch requirement {
      case .conforms(let left, let right):
        guard let parts = constraints(right, names) else { result = nil; continue }
        let type = left == .name("Self") ? names.selfType ?? .unknown : resolve(left, names)
        for part in parts {
          guard let declaration = part.declaration else { continue }
          switch conforms(type, to: declaration) {
          case false: return false
          case nil: result = nil
          default: break
          }
        }
      case .same(let left, let right):
        let (a, b) = (left == .name("Self") ? names.selfType ?? .unknown : resolve(left, names), resolve(right, names))
        let mark = solver.mark
        defer { solver.undo(to: mark) }
        if !unify(a, b) { return false }
        if a.isPartlyUnknown || b.isPartlyUnknown { result = nil }
      }
    }
    return result
  }
}
