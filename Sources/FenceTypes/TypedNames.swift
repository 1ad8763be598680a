import FenceSyntax

/// A name in a fence, with its type.
package struct TypedName: Hashable, Sendable {
  /// The offset of the name in the fence.
  package let offset: Int
  package let name: String
  /// The type as Swift's compiler prints it.
  package let type: String
}

/// The number of a fence's expressions, and those whose types are not known.
package struct TypeCoverage: Sendable {
  package var count = 0
  /// The expressions without a known type, each as its kind and its name.
  package var unknown: [String] = []
}

extension TypeChecker {
  /// Checks a fence and returns the names whose types are known, in the order of their places.
  package func typedNames(in fence: ParsedFence) -> [TypedName] {
    var found: [Int: TypedName] = [:]
    for entry in recordingTypes(of: fence) {
      let type = defaulted(entry.type)
      guard !type.isPartlyUnknown, !type.contains(where: { if case .variable = $0 { true } else { false } }) else {
        continue
      }
      switch entry.source {
      case .expression(let node):
        guard let (name, place) = Self.name(of: node) else { continue }
        found[place] = TypedName(offset: place, name: name, type: "\(type)")
      case .declaration(let name, let place):
        found[place] = TypedName(offset: place, name: name, type: "\(type)")
      }
    }
    return found.values.sorted { $0.offset < $1.offset }
  }

  /// Checks a fence and counts the expressions whose types are known.
  package func coverage(of fence: ParsedFence) -> TypeCoverage {
    var known: [ObjectIdentifier: (node: Node, isKnown: Bool)] = [:]
    for entry in recordingTypes(of: fence) {
      guard case .expression(let node) = entry.source else { continue }
      let isKnown = !defaulted(entry.type).isPartlyUnknown
      known[ObjectIdentifier(node)] = (node, isKnown || known[ObjectIdentifier(node)]?.isKnown == true)
    }
    var coverage = TypeCoverage(count: known.count)
    coverage.unknown = known.values.filter { !$0.isKnown }.map { Self.words($0.node) }.sorted()
    return coverage
  }

  /// Checks a fence and returns the members of the value whose name ends at an offset, sorted by their names; `nil` if
  /// its type is not known or that of a view.
  package func members(ofNameEndingAt offset: Int, in fence: ParsedFence) -> [(name: String, type: String)]? {
    let entry = recordingTypes(of: fence).last { entry in
      guard case .expression(let node) = entry.source, let (name, place) = Self.name(of: node) else { return false }
      return place + name.utf8.count == offset
    }
    guard let entry else { return nil }
    let type = defaulted(entry.type)
    guard case .nominal(let declaration, _) = type, conforms(type, to: "View") != true else { return nil }
    var found: [String: String] = [:]
    for owner in ancestors(of: declaration).list {
      for name in memberNames(of: owner) where found[name] == nil && name.first?.isLetter == true {
        let member = candidates(name, of: type, isStatic: false)?.first { $0.member.kind != .initializer }
        guard let member, member.member.kind != .element, !member.member.isPrivate else { continue }
        found[name] = "\(memberType(member))"
      }
    }
    return found.sorted { $0.key < $1.key }.map { (name: $0.key, type: $0.value) }
  }

  private func recordingTypes(of fence: ParsedFence) -> [FactRecord.Typed] {
    recordsTypes = true
    defer { recordsTypes = false }
    _ = check(fence)
    return record.typed
  }

  private static func name(of node: Node) -> (name: String, place: Int)? {
    switch node.kind {
    case .name(let name, _): (name, node.start)
    case .member(_, let name, let place, _): (name, place)
    case .call(let call): self.name(of: call.callee)
    default: nil
    }
  }

  private static func words(_ node: Node) -> String {
    switch node.kind {
    case .name(let name, _): "name \(name)"
    case .member(_, let name, _, _): "member \(name)"
    case .call(let call): "call of \(Self.name(of: call.callee)?.name ?? "a value")"
    default: String("\(node.kind)".prefix { $0.isLetter })
    }
  }
}
