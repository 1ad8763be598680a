extension TypeChecker {
  /// Returns the type of a property, or of a function as a value.
  func memberType(_ candidate: Candidate) -> FenceType {
    let member = candidate.member
    switch member.kind {
    case .property: return propertyType(member, candidate.names)
    case .enumCase where member.parameters.isEmpty: return candidate.names.selfType ?? .unknown
    case .function, .enumCase:
      guard member.generics.isEmpty else { return .unknown }
      return .function(
        FunctionType(
          parameters: member.parameters.map {
            FunctionType.Parameter(
              type: resolve($0.type, candidate.names), isInout: $0.isInout, isVariadic: $0.isVariadic)
          }, result: member.result.map { resolve($0, candidate.names) } ?? .unknown, isThrowing: member.isThrowing,
          isAsync: member.isAsync))
    default: return .unknown
    }
  }

  func propertyType(_ member: Member, _ names: Names) -> FenceType {
    if let written = member.result { return resolve(written, names) }
    guard let binding = member.declared else { return .unknown }
    let key = ObjectIdentifier(member)
    if let known = properties[key] { return known.type }
    guard unfinished.insert(key).inserted else { return .unknown }
    defer { unfinished.remove(key) }
    let type = inferredType(of: binding, member, names)
    properties[key] = (member, type)
    return type
  }

  func inferredType(of binding: Variable.Binding, _ member: Member, _ names: Names) -> FenceType {
    if let attribute = member.attributes.first(where: { isWrapper($0) }) {
      switch attribute.name {
      case "Environment": return environmentType(attribute, names)
      case "Namespace": return declaration("Namespace.ID").map { .nominal($0, []) } ?? .unknown
      case "State", "StateObject", "ObservedObject", "Published", "AppStorage", "SceneStorage", "GestureState",
        "Bindable":
        break
      default:
        if let type = wrappedType(attribute) { return type }
        guard holdsItsValue(attribute) else { return .unknown }
      }
    } else if !member.attributes.isEmpty {
      return .unknown
    }
    guard let value = binding.value else { return .unknown }
    return outside(names) { defaulted(infer(value, nil)) }
  }

  /// Whether a wrapper of the fence holds a value of the type of its only type parameter.
  private func holdsItsValue(_ attribute: Attribute) -> Bool {
    guard let found = types[attribute.name], found.generics.parameters.count == 1 else { return false }
    let value = found.members.first { $0.name == "wrappedValue" && $0.kind == .property }
    return value?.result?.plainName == found.generics.parameters[0].name
  }

  /// Returns the type that a wrapper of the fence declares for its value; `nil` where that is one of a type parameter.
  private func wrappedType(_ attribute: Attribute) -> FenceType? {
    guard let found = types[attribute.name], found.generics.isEmpty,
      let value = found.members.first(where: { $0.name == "wrappedValue" && $0.kind == .property })?.result
    else { return nil }
    return resolve(value, self.names(in: found, .nominal(found, [])))
  }

  /// Performs a check outside the current function, quietly.
  func outside<Result>(_ names: Names, _ check: () -> Result) -> Result {
    let outer = (scope, context)
    (scope, context) = (globals, Context(names: names, owner: names.selfType?.declaration, isStatic: true))
    quiet += 1
    defer {
      (scope, context) = outer
      quiet -= 1
    }
    return check()
  }

  func isWrapper(_ attribute: Attribute) -> Bool {
    guard let found = declaration(attribute.name) else { return false }
    return found.attributes.contains { $0.name == "propertyWrapper" }
  }

  func environmentType(_ attribute: Attribute, _ names: Names) -> FenceType {
    guard let value = attribute.arguments.first?.value else { return .unknown }
    switch value.kind {
    case .keyPath(_, let steps):
      guard let root = library.type("EnvironmentValues") else { return .unknown }
      return outside(names) { type(ofPath: steps[...], from: .nominal(root, []), reports: false) }
    case .member(let base?, "self", _, _):
      guard case .metatype(let type) = outside(names, { infer(base, nil) }) else { return .unknown }
      return type
    default: return .unknown
    }
  }

  /// Returns the type of `$name` for a property; `nil` if its wrapper projects no value.
  func projectedType(_ attributes: [Attribute], _ type: FenceType) -> FenceType? {
    guard
      let attribute = attributes.first(where: {
        !["MainActor", "ViewBuilder", "available", "Previewable"].contains($0.name)
      })
    else {
      return nil
    }
    switch attribute.name {
    case "State", "Binding", "AppStorage", "SceneStorage": return named("Binding", [type])
    case "StateObject", "ObservedObject", "EnvironmentObject", "Bindable": return named("Bindable", [type])
    case "Environment", "Namespace", "ScaledMetric": return nil
    default: break
    }
    guard let found = types[attribute.name], found.attributes.contains(where: { $0.name == "propertyWrapper" }) else {
      return .unknown
    }
    return candidates("projectedValue", of: .nominal(found, []), isStatic: false)?.isEmpty == true ? nil : .unknown
  }
}

extension TypeChecker {
  /// Infers the literals that make a wrapper of the fence, whose initializer takes the property's value as well.
  func inferWrapper(_ member: Member, _ binding: Variable.Binding) {
    guard let attribute = member.attributes.first, attribute.hasArguments, let found = types[attribute.name],
      found.isOfFence, !found.generics.isEmpty
    else { return }
    var arguments = attribute.arguments
    if let value = binding.value {
      arguments.insert(Argument(label: "wrappedValue", value: value, start: value.start), at: 0)
    }
    let callee = Node(.name(attribute.name, arguments: attribute.typeArguments), attribute.start)
    let call = Call(callee: callee, arguments: arguments, end: attribute.start)
    let type = FenceType.nominal(found, found.generics.parameters.map { _ in solver.fresh() })
    let before = failures
    let made = reporting(false) { self.made(type, call, Node(.call(call), attribute.start), nil) }
    if let written = member.result, failures == before, case .nominal(_, let arguments) = made, arguments.count == 1 {
      _ = unify(arguments[0], resolve(written, context.names))
    }
    failures = before
  }
}
