extension TypeChecker {
  func declare(_ variable: Variable) {
    let outer = context
    defer { context = outer }
    if variable.modifiers.contains("async") { awaitLater() }
    for binding in variable.bindings {
      let type = checkValue(of: binding, variable)
      if let getter = binding.getter { checkAccessors(binding, getter, type) }
      if case .name(let name, _, _) = binding.pattern, scope !== globals {
        let isUnset = binding.value == nil && variable.isLet && binding.getter == nil
        scope.values[name] = Local(
          type: type, isLet: variable.isLet || binding.isComputed && binding.setter == nil, isUnset: isUnset,
          attribute: variable.attributes.first { $0.name != "Previewable" })
      } else if scope !== globals {
        bind(binding.pattern, type)
      }
    }
  }

  /// Lets errors and waiting be marked where a task's constant is used: `async let`.
  func awaitLater() { (context.isTrying, context.isAwaiting, context.handlesErrors) = (true, true, true) }

  func checkConstant(_ binding: Variable.Binding, _ variable: Variable) {
    guard variable.isLet, case .name(_, let place, _) = binding.pattern else { return }
    if binding.getter != nil { report(place, "'let' declarations cannot be computed properties") }
    if let wrapper = variable.attributes.first, Self.wrappers.contains(wrapper.name) {
      report(place, "property wrapper can only be applied to a 'var'")
    }
  }

  /// The property wrappers of SwiftUI, whose storage is not equatable.
  static let wrappers: Set = [
    "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "FocusState",
    "GestureState", "AppStorage", "SceneStorage", "Namespace", "Published", "Bindable", "ScaledMetric",
  ]

  /// Checks a variable's value and returns its type.
  func checkValue(of binding: Variable.Binding, _ variable: Variable) -> FenceType {
    checkConstant(binding, variable)
    if let value = binding.value {
      reportBareType(value)
      if case .closure = value.kind { keep(value, .assigned) }
    }
    let wrapper = variable.attributes.first {
      !["MainActor", "ViewBuilder", "available", "Previewable"].contains($0.name)
    }
    guard let written = binding.type else {
      guard let value = binding.value else { return .unknown }
      if isNothing(value), wrapper == nil { report(value.start, "'nil' requires a contextual type") }
      let type = infer(value, nil)
      recordDecimals(value)
      if wrapper == nil { checkDecided(value, type) }
      if wrapper != nil, !["State", "Published", "StateObject"].contains(wrapper?.name ?? "") { return .unknown }
      return defaulted(type)
    }
    let type = resolve(written, context.names)
    guard let value = binding.value else { return type }
    if let wrapper,
      !["State", "Published", "AppStorage", "SceneStorage", "StateObject", "ObservedObject"].contains(wrapper.name)
    {
      _ = infer(value, .unknown)
      return type
    }
    if isNothing(value) {
      if type.wrapped == nil, isPlain(type) { report(value.start, "'nil' cannot initialize specified type '\(type)'") }
      return type
    }
    if case .opaque = type {
      let found = defaulted(infer(value, nil))
      return found.isUnknown ? type : found
    }
    check(value, infer(value, type), to: type, .specified)
    return type
  }

  func checkAccessors(_ binding: Variable.Binding, _ getter: [Statement], _ type: FenceType) {
    let outer = context
    defer { context = outer }
    context.isMutating = context.isMutating || binding.changesSelf
    context.isSynchronous = false
    inBlock { checkBody(getter, result: type, end: nil, isThrowing: false) }
    if let setter = binding.setter {
      context.isMutating = true
      inBlock {
        scope.values[binding.newName] = Local(type: type)
        checkBody(setter, result: .void, end: nil, isThrowing: false)
      }
    }
  }

  /// Checks the body of a function.
  ///
  /// - Parameter end: the place of its closing brace, at which a missing `return` is reported.
  func checkBody(_ body: [Statement], result: FenceType, end: Int?, isThrowing: Bool, subject: String = "") {
    let outer = context
    defer { context = outer }
    opaqueResults = []
    context.result = result
    context.handlesErrors = isThrowing
    context.isTrying = false
    context.isClosure = false
    if body.count == 1, !result.isVoid, case .expression(let node) = body[0].kind {
      if !isDiverging(node) { checkResult(node, result) } else { check(body) }
      return
    }
    check(body)
    guard let end, !result.isVoid, !result.isUnknown, mayEnd(body), !endsWithValue(body) else {
      return
    }
    report(end, "missing return in \(subject) expected to return '\(result)'")
  }

  func endsWithValue(_ body: [Statement]) -> Bool {
    guard body.count == 1 else { return false }
    switch body[0].kind {
    case .condition, .choice: return !returnsValue(body)
    default: return false
    }
  }
}
