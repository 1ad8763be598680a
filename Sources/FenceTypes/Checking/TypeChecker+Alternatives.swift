/// Declares the names of a case's patterns, which all have to bind the same ones.
extension TypeChecker {
  func bindAlternatives(_ patterns: [(pattern: Pattern, condition: Node?)], _ subject: FenceType) {
    var types: [String: FenceType] = [:]
    let names = patterns.map { Self.names(of: $0.pattern) }
    for (index, part) in patterns.enumerated() {
      bind(part.pattern, subject)
      for (name, place) in names[index] ?? [] {
        let type = scope.values[name]?.type ?? .unknown
        if let first = types[name], differs(first, type) {
          report(place, "pattern variable bound to type '\(type)', expected type '\(first)'")
        }
        types[name] = types[name] ?? type
      }
      if let condition = part.condition { checkCondition(condition) }
    }
    let known = names.compactMap { $0 }
    guard patterns.count > 1, known.count == patterns.count else { return }
    for (name, place) in known.joined() where !known.allSatisfy({ $0.contains { $0.name == name } }) {
      report(place, "'\(name)' must be bound in every pattern")
    }
  }

  /// The names that a pattern binds; `nil` if they are not all known.
  private static func names(of pattern: Pattern) -> [(name: String, place: Int)]? {
    switch pattern {
    case .name(let name, let place, _): return [(name, place)]
    case .wildcard, .value: return []
    case .optional(let inner): return names(of: inner)
    case .type(_, let inner): return inner.map { names(of: $0) } ?? []
    case .tuple(let parts): return names(of: parts.map(\.pattern))
    case .enumCase(_, _, _, let parts): return names(of: (parts ?? []).map(\.pattern))
    case .unknown: return nil
    }
  }

  private static func names(of patterns: [Pattern]) -> [(name: String, place: Int)]? {
    let found = patterns.map { names(of: $0) }
    return found.contains { $0 == nil } ? nil : found.flatMap { $0 ?? [] }
  }
}
