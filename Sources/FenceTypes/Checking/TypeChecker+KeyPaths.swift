extension TypeChecker {
  func keyPath(_ root: WrittenType?, _ steps: [Node.PathStep], _ expected: FenceType?) -> FenceType {
    var start: FenceType = .unknown
    if let root {
      start = resolve(root, context.names)
    } else if let expected {
      let expected = expected.wrapped ?? expected
      switch solver.shallow(expected) {
      case .nominal(let declaration, let arguments) where declaration.name.hasSuffix("KeyPath"):
        start = arguments.first.map { solver.shallow($0) } ?? .unknown
      case .function(let function) where function.parameters.count == 1: start = function.parameters[0].type
      default: break
      }
    }
    var known = settled(start)
    if solver.literal(known) != nil { known = defaulted(known) }
    if case .variable = known { return .unknown }
    guard !known.isUnknown else { return .unknown }
    let value = type(ofPath: steps[...], from: known, reports: true)
    if case .function(let function)? = expected.map({ solver.shallow($0) }) {
      var cost = Cost()
      _ = convert(value, to: function.result, &cost)
      return .unknown
    }
    return named("WritableKeyPath", [known, value])
  }

  /// Reports a value that is set through a key path of which a part can't be set: 'user[keyPath: \.age] = 3' of a constant.
  func reportReadOnlyPath(_ node: Node) {
    guard case .element(let base, let arguments, _) = node.kind, arguments.count == 1, arguments[0].label == "keyPath"
    else { return }
    let path = arguments[0].value
    if case .keyPath(_, let steps) = path.kind {
      guard isReadOnly(steps, from: settled(quietly { infer(base, nil) })) else { return }
      return report(base.start, "cannot assign through subscript: key path is read-only")
    }
    let type = settled(quietly { infer(path, nil) })
    guard type.name == "KeyPath", type.declaration?.isOfFence == false, case .name(let name, _) = path.kind else {
      return
    }
    report(base.start, "cannot assign through subscript: '\(name)' is a read-only key path")
  }

  /// Whether a property of a path can't be set from where the path is written; properties of a class behind it can.
  private func isReadOnly(_ steps: [Node.PathStep], from root: FenceType) -> Bool {
    var isReadOnly = false
    var type = root
    for step in steps {
      guard case .property(let name, _) = step, name != "self",
        let member = candidates(name, of: type, isStatic: false)?.first?.member, member.kind == .property,
        let variable = member.variable, member.attributes.isEmpty
      else { return false }
      if type.declaration?.isClass == true { isReadOnly = false }
      let isComputed = member.declared?.isComputed == true
      if variable.isLet || isComputed && member.declared?.setter == nil { isReadOnly = true }
      type = settled(self.type(ofPath: [step], from: type, reports: false))
    }
    return isReadOnly
  }

  /// Checks the path of a property that reads the environment: '@Environment(\.colorScheme)'.
  func checkEnvironmentPath(of member: Member) {
    guard let attribute = member.attributes.first(where: { $0.name == "Environment" }),
      case .keyPath(_, let steps)? = attribute.arguments.first?.value.kind,
      let values = library.type("EnvironmentValues")
    else { return }
    _ = type(ofPath: steps[...], from: .nominal(values, []), reports: true)
  }

  /// Returns the type of a path's value.
  func type(ofPath steps: ArraySlice<Node.PathStep>, from root: FenceType, reports: Bool) -> FenceType {
    var type = root
    for step in steps {
      switch step {
      case .property("self", _): continue
      case .property(let name, let place):
        if name == "rawValue", let raw = rawType(of: type) {
          type = raw
          continue
        }
        if case .tuple(let elements) = type {
          type =
            Int(name).flatMap { elements.indices.contains($0) ? elements[$0].type : nil } ?? elements.first {
              $0.label == name
            }?.type ?? .unknown
          continue
        }
        guard let found = candidates(name, of: type, isStatic: false) else { return .unknown }
        guard let first = found.first else {
          let near = misspelledMember(name, of: settled(type))
          if reports, near != nil || isClosed(settled(type)) {
            report(place, "value of type '\(settled(type))' has no member '\(name)'", hint: near?.hint)
          }
          return .unknown
        }
        guard first.member.kind == .property else { return .unknown }
        type = solver.shallow(memberType(first))
      case .unwrap: type = type.wrapped ?? .unknown
      default: return .unknown
      }
    }
    return type
  }
}
