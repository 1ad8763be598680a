/// Checks that the cases of a `switch` match all values.
extension TypeChecker {
  func checkExhaustive(_ statement: SwitchStatement, _ type: FenceType) {
    if statement.cases.contains(where: \.isDefault) { return }
    let patterns = statement.cases.flatMap(\.patterns).filter { $0.condition == nil }.map(\.pattern)
    guard !patterns.isEmpty || isMatchable(type), covers(patterns.map { [$0] }, [type]) == false else { return }
    report(statement.start, "switch must be exhaustive")
  }

  /// Whether rows of patterns match all values of several types; `nil` if that is not known.
  ///
  /// Source: https://doi.org/10.1017/S0956796807006223 (Maranget, Warnings for pattern matching)
  private func covers(_ rows: [[Pattern]], _ types: [FenceType]) -> Bool? {
    guard let type = types.first else { return !rows.isEmpty }
    if rows.isEmpty { return false }
    if rows.contains(where: { $0.allSatisfy(matchesAll) }) { return true }
    guard spend(rows.count), !rows.contains(where: { isUnknown($0[0]) }) else { return nil }
    let rest = Array(types.dropFirst())
    guard let constructors = constructors(of: type) else {
      // Of other types, only a pattern that matches all values covers them.
      let isCovered = covers(rows.filter { matchesAll($0[0]) }.map { Array($0.dropFirst()) }, rest)
      if isCovered == true { return true }
      return isMatchable(type) && !rows.contains(where: { isRange($0[0]) }) ? isCovered : nil
    }
    var isKnown = true
    for constructor in constructors {
      var inner: [[Pattern]] = []
      for row in rows {
        switch parts(of: row[0], constructor, type) {
        case .none: continue
        case .unknown: isKnown = false
        case .parts(let patterns): inner.append(patterns + row.dropFirst())
        }
      }
      switch covers(inner, constructor.types + rest) {
      case false: return isKnown ? false : nil
      case nil: isKnown = false
      default: continue
      }
    }
    return isKnown ? true : nil
  }

  /// A way to make a value of a type: a case, `true`, or a tuple's only one.
  private struct Constructor {
    var name: String
    var types: [FenceType] = []
  }

  private enum Parts {
    case none, unknown
    case parts([Pattern])
  }

  /// Returns the ways to make a value of a type; `nil` for a type of countless values.
  private func constructors(of type: FenceType) -> [Constructor]? {
    if case .tuple(let elements) = type { return [Constructor(name: "", types: elements.map { settled($0.type) })] }
    guard case .nominal(let declaration, _) = type else { return nil }
    if declaration.name == "Bool" { return [Constructor(name: "true"), Constructor(name: "false")] }
    if let wrapped = type.wrapped {
      return [Constructor(name: "none"), Constructor(name: "some", types: [settled(wrapped)])]
    }
    guard declaration.kind == .enumeration, declaration.isOfFence else { return nil }
    let cases = declaration.members.filter { $0.kind == .enumCase }
    guard !cases.isEmpty else { return nil }
    let names = names(in: declaration, type)
    return cases.map { item in
      Constructor(name: item.name, types: item.parameters.map { settled(resolve($0.type, names)) })
    }
  }

  /// Returns the patterns of the parts of a value that is made in one way.
  private func parts(of pattern: Pattern, _ constructor: Constructor, _ type: FenceType) -> Parts {
    let count = constructor.types.count
    let all = Parts.parts(Array(repeating: .wildcard, count: count))
    if matchesAll(pattern) { return all }
    switch pattern {
    case .tuple(let parts):
      guard case .tuple = type else { return .unknown }
      return parts.count == count ? .parts(parts.map(\.pattern)) : .unknown
    case .optional(let inner):
      guard type.wrapped != nil else { return .unknown }
      return constructor.name == "some" ? .parts([inner]) : .none
    case .enumCase(_, let name, _, let parts):
      if type.wrapped != nil, !["some", "none"].contains(name) {
        return constructor.name == "some" ? .parts([pattern]) : .none
      }
      guard name == constructor.name else { return .none }
      guard let parts, !parts.isEmpty else { return all }
      if parts.count == count { return .parts(parts.map(\.pattern)) }
      if parts.count == 1, matchesAll(parts[0].pattern) { return all }
      if parts.count == 1, case .tuple(let inner) = parts[0].pattern, inner.count == count {
        return .parts(inner.map(\.pattern))
      }
      return .unknown
    case .value(let node): return self.parts(of: node, constructor, type, all)
    default: return .unknown
    }
  }

  private func parts(of node: Node, _ constructor: Constructor, _ type: FenceType, _ all: Parts) -> Parts {
    switch node.kind {
    case .boolean(let value) where type.name == "Bool": return "\(value)" == constructor.name ? all : .none
    case .nothing where type.wrapped != nil: return constructor.name == "none" ? all : .none
    case .member(_, let name, _, _) where type.wrapped == nil: return name == constructor.name ? all : .none
    default:
      guard type.wrapped != nil else { return .none }
      return constructor.name == "some" ? .parts([.value(node)]) : .none
    }
  }

  /// Whether it is known which patterns a type's values have.
  private func isMatchable(_ type: FenceType) -> Bool {
    if constructors(of: type) != nil { return true }
    guard case .nominal(let declaration, _) = type else { return false }
    return ["Int", "String", "Double", "Character", "CGFloat", "UInt8", "Float"].contains(declaration.name)
  }

  private func isUnknown(_ pattern: Pattern) -> Bool {
    switch pattern {
    case .unknown, .type: true
    case .tuple(let parts): parts.contains { isUnknown($0.pattern) }
    case .optional(let inner): isUnknown(inner)
    case .enumCase(_, _, _, let parts): parts?.contains { isUnknown($0.pattern) } ?? false
    default: false
    }
  }

  private func isRange(_ pattern: Pattern) -> Bool {
    guard case .value(let node) = pattern, case .chain(_, let operations) = node.kind else { return false }
    return operations.contains { ["...", "..<"].contains($0.name) }
  }

  private func matchesAll(_ pattern: Pattern) -> Bool {
    switch pattern {
    case .name, .wildcard: true
    case .tuple(let parts): parts.allSatisfy { matchesAll($0.pattern) }
    default: false
    }
  }
}
