extension TypeChecker {
  func checkLocal(_ declaration: TypeDeclaration) {
    register(declaration)
    lineages = [:]
    checkType(declaration)
  }

  func register(_ declaration: TypeDeclaration) {
    if types[declaration.name] != nil { extensions[declaration.name] = nil }
    types[declaration.name] = declaration
    for nested in declaration.nested where nested.kind != .associated { register(nested) }
  }

  /// Returns a type seen from inside, whose parameters are those of its declaration.
  func inside(_ declaration: TypeDeclaration) -> FenceType {
    owners += 1
    let arguments = declaration.generics.parameters.map { parameter -> FenceType in
      if parameter.isPack { return .unknown }
      let generic = GenericParameter(name: parameter.name, owner: owners)
      return .parameter(generic)
    }
    let type = FenceType.nominal(declaration, arguments)
    let names = names(in: declaration, type)
    constrain(declaration.generics, names)
    return type
  }

  /// Records what is required of type parameters.
  func constrain(_ generics: Generics, _ names: Names) {
    for parameter in generics.parameters {
      guard case .parameter(let generic)? = names.generics[parameter.name] else { continue }
      bounds[generic] = parameter.bound.map { constraints($0, names) } ?? []
    }
    for requirement in generics.requirements {
      switch requirement {
      case .conforms(let left, let right):
        guard case .parameter(let generic) = resolve(left, names), let old = bounds[generic] else { continue }
        bounds[generic] = constraints(right, names).map { old + $0 }
      case .same(let left, _):
        if case .parameter(let generic) = resolve(left, names) { bounds[generic] = nil }
      }
    }
  }

  /// Records what the types of a function's parameters and result require of its type parameters: 'Tree<U>' of 'U'.
  private func inferBounds(of member: Member) {
    guard !member.generics.parameters.isEmpty else { return }
    for written in member.parameters.map(\.type) + [member.result].compactMap(\.self) {
      _ = resolve(written, context.names).contains { part in
        guard case .nominal(let declaration, let arguments) = part else { return false }
        for (parameter, argument) in zip(declaration.generics.parameters, arguments) {
          guard case .parameter(let generic) = argument, let known = bounds[generic], let bound = parameter.bound else {
            continue
          }
          bounds[generic] = known + (constraints(bound, names(in: declaration, part)) ?? [])
        }
        return false
      }
    }
  }

  /// Makes the type parameters that a function requires to be another type that type in its body: 'where Icon == EmptyView'.
  private func equate(_ generics: Generics) {
    for case .same(let left, let right) in generics.requirements {
      let (type, other) = (resolve(left, context.names), resolve(right, context.names))
      guard case .parameter = type else { continue }
      func replaced(_ part: FenceType) -> FenceType { part.mapped { $0 == type ? other : $0 } }
      context.names.generics = context.names.generics.mapValues(replaced)
      context.names.selfType = context.names.selfType.map(replaced)
    }
  }

  func checkType(_ declaration: TypeDeclaration) {
    switch declaration.kind {
    case .alias, .associated: return
    case .protocolType: return
    default: break
    }
    let outer = context
    defer { context = outer }
    let type = inside(declaration)
    context = Context(names: names(in: declaration, type), owner: declaration)
    for (name, value) in outer.names.generics where context.names.generics[name] == nil {
      context.names.generics[name] = value
    }
    for member in declaration.members {
      check(member, declaration)
      reportDelegation(member, declaration, isExtension: false)
    }
    for nested in declaration.nested { checkType(nested) }
    checkInheritance(declaration)
    checkConformances(declaration)
    checkStorage(declaration)
    if declaration.isClass { checkInitializers(declaration) }
  }

  func check(_ extended: Extension) {
    let outer = context
    defer { context = outer }
    guard case .named(let parts) = extended.extended,
      let named = declaration(parts.map(\.name).joined(separator: ".")),
      let declaration = named.kind == .alias ? resolve(extended.extended, Names()).declaration : named
    else { return }
    if declaration.kind == .protocolType || !declaration.isOfFence || !extended.generics.isEmpty {
      // The members of protocols and conditions are not known from inside.
      checkQuietly(extended, declaration)
      return
    }
    let type = inside(declaration)
    context = Context(names: names(in: declaration, type), owner: declaration)
    for member in extended.members {
      check(member, declaration)
      reportDelegation(member, declaration, isExtension: true)
    }
    for nested in extended.nested { checkType(nested) }
  }

  private func checkQuietly(_ extended: Extension, _ declaration: TypeDeclaration) {
    var names = Names(selfType: .unknown, enclosing: [declaration.name])
    if declaration.kind == .protocolType {
      names.selfType = .opaque([.nominal(declaration, [])])
    } else if extended.generics.isEmpty {
      names = self.names(in: declaration, inside(declaration))
    }
    if extended.generics.requirements.isEmpty == false { names.selfType = .unknown }
    context = Context(names: names, owner: nil)
    if case .unknown = names.selfType { bind(declaration.generics, [], &context.names) }
    for member in extended.members { check(member, declaration) }
    for nested in extended.nested { checkType(nested) }
  }

  private func check(_ member: Member, _ owner: TypeDeclaration) {
    let outer = context
    defer { context = outer }
    context.isStatic = member.isStatic
    switch member.kind {
    case .function, .initializer, .element: checkFunction(member, owner)
    case .property: checkProperty(member)
    case .enumCase:
      guard case .expression(let value)? = member.body.first?.kind, let type = context.names.selfType,
        let raw = rawType(of: type)
      else { return }
      check(value, infer(value, raw), to: raw, .raw)
    }
  }

  private func checkProperty(_ member: Member) {
    guard let binding = member.declared, let variable = member.variable else { return }
    let outer = context
    defer { context = outer }
    let type = propertyType(member, context.names)
    checkEnvironmentPath(of: member)
    checkConstant(binding, variable)
    inferWrapper(member, binding)
    if binding.value != nil {
      if !variable.isLazy, !member.isStatic { context.isStatic = true }
      context.isInitialValue = !variable.isLazy
      _ = inBlock { checkValue(of: binding, variable) }
      (context.isStatic, context.isInitialValue) = (member.isStatic, false)
    }
    if let getter = binding.getter {
      let isBuilder = member.attributes.contains { $0.name.hasSuffix("Builder") }
      if let builder = builder(of: member)
        ?? (isBuilder ? member.attributes.first { $0.name.hasSuffix("Builder") }?.name : nil)
      {
        context.handlesErrors = false
        inBlock { checkBuilder(getter, builder, nil) }
      } else {
        checkAccessors(binding, getter, type)
      }
      if isBuilder || builder(of: member) != nil { return }
    }
    for observer in binding.observers {
      inBlock {
        context.isMutating = true
        scope.values[observer.name == "didSet" ? "oldValue" : "newValue"] = Local(type: type)
        checkBody(observer.body, result: .void, end: nil, isThrowing: false)
      }
    }
  }

  /// Whether an attribute is a result builder: one of the fence, or of the library by its name.
  private func isResultBuilder(_ name: String) -> Bool {
    if let declared = declaration(name), declared.isOfFence {
      return declared.attributes.contains { $0.name == "resultBuilder" }
    }
    return name.hasSuffix("Builder") && name != "Builder"
  }

  /// Returns the result builder that a property has from a protocol.
  private func builder(of member: Member) -> String? {
    guard member.name == "body", let owner = context.owner, let view = library.type("View"), !member.isStatic else {
      return nil
    }
    return ancestors(of: owner).list.contains(view) ? "ViewBuilder" : nil
  }

  func checkFunction(_ member: Member, _ owner: TypeDeclaration?) {
    let outer = context
    defer { context = outer }
    owners += 1
    for parameter in member.generics.parameters {
      context.names.generics[parameter.name] =
        parameter.isPack ? .unknown : .parameter(GenericParameter(name: parameter.name, owner: owners))
    }
    constrain(member.generics, context.names)
    equate(member.generics)
    inferBounds(of: member)
    if owner != nil {
      context.isMutating = member.isMutating
      context.isInitializer = member.kind == .initializer
    }
    (context.needsSelf, context.capturesSelf) = (false, false)
    context.isSynchronous = member.kind != .element && !member.isAsync
    context.isNonisolated = isNonisolated(
      member, owner, isLocal: owner == nil && (outer.owner != nil || outer.result != nil))
    context.thrown = member.thrown.map { resolve($0, context.names) }
    inBlock {
      for parameter in member.parameters {
        var type = resolve(parameter.type, context.names)
        if parameter.isVariadic { type = named("Array", [type]) }
        var isFunction = false
        if case .function = parameter.type { isFunction = true }
        scope.values[parameter.name] = Local(
          type: type, isLet: !parameter.isInout, isNonescaping: isFunction && !parameter.isEscaping)
      }
      for parameter in member.parameters { checkDefault(parameter) }
      let result =
        member.kind == .initializer ? FenceType.void : member.result.map { resolve($0, context.names) } ?? .void
      if let builder = member.attributes.first(where: { isResultBuilder($0.name) }) {
        context.handlesErrors = member.isThrowing
        checkBuilder(member.body, builder.name, nil)
        return
      }
      if owner != nil, member.name == "body" || member.name == "makeBody" {
        checkBuilder(member.body, "ViewBuilder", nil)
        return
      }
      guard member.hasBody else { return }
      let subject =
        owner == nil
        ? (context.owner == nil && outer.result == nil ? "global function" : "local function")
        : member.isStatic ? "static method" : "instance method"
      if member.kind == .initializer { context.result = .unknown }
      checkBody(
        member.body, result: member.kind == .initializer ? (member.isFailable ? .unknown : .void) : result,
        end: member.kind == .function ? member.end : nil, isThrowing: member.isThrowing || member.isRethrowing,
        subject: subject)
      checkOpaqueResults(of: member, result)
      if let owner { checkInitialization(by: member, of: owner) }
    }
  }

  /// Checks the default value of a parameter, which a type parameter or an opaque type takes from it.
  private func checkDefault(_ parameter: Member.Parameter) {
    guard let value = parameter.value else { return }
    let type = resolve(parameter.type, context.names)
    guard case .nominal = type, !type.isPartlyUnknown, !parameter.isAutoclosure, parameter.builders.isEmpty,
      !type.contains(where: { if case .parameter = $0 { true } else { false } })
    else { return }
    let outer = context
    defer { context = outer }
    (context.isStatic, context.handlesErrors, context.builder) = (true, true, nil)
    if isNothing(value) {
      if type.wrapped == nil, isPlain(type) {
        report(value.start, "nil default argument value cannot be converted to type '\(type)'")
      }
      return
    }
    check(value, infer(value, type), to: type, .standard)
  }

  private func checkInitializers(_ declaration: TypeDeclaration) {
    guard !ancestors(of: declaration).isOpen, !hasUnknownAttributes(declaration),
      !declaration.members.contains(where: { $0.kind == .initializer })
    else { return }
    let isUnset = declaration.members.contains { $0.isUnset && $0.attributes.isEmpty }
    if isUnset, (extensions[declaration.name] ?? []).allSatisfy({ $0.members.allSatisfy { $0.kind != .initializer } }) {
      report(declaration.start, "class '\(declaration.simpleName)' has no initializers")
    }
  }
}
