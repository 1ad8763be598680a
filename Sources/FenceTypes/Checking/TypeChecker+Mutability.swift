extension TypeChecker {
  /// The reason why an expression cannot be changed, in the compiler's words; `nil` if it can, or if that is not known.
  func immutability(_ node: Node) -> String? {
    switch node.kind {
    case .name(let name, _): return immutability(ofName: name)
    case .member(let base?, let name, _, _):
      let type = solver.shallow(quietly { infer(base, nil) })
      if case .metatype(let instance) = type {
        return candidates(name, of: instance, isStatic: true)?.first.flatMap { reason($0) }
      }
      if case .tuple = type { return immutability(base) }
      if let candidate = candidates(name, of: type, isStatic: false)?.first, mayChange(type, by: candidate) {
        return immutability(base)
      }
      guard case .nominal(let declaration, _) = type,
        let candidate = candidates(name, of: type, isStatic: false)?.first
      else { return nil }
      let member = candidate.member
      if let reason = reason(candidate) { return reason }
      guard !declaration.isClass, declaration.isOfFence || Self.values.contains(declaration.name) else { return nil }
      if isNonmutating(member) { return nil }
      return immutability(base)
    case .element(let base, _, _):
      let type = solver.shallow(quietly { infer(base, nil) })
      guard ["Array", "Dictionary"].contains(type.name) else { return nil }
      return immutability(base)
    case .optionalValue(let inner), .unwrapped(let inner), .forced(let inner, _): return immutability(inner)
    case .tuple(let elements): return elements.count == 1 ? immutability(elements[0].value) : nil
    default: return nil
    }
  }

  /// Checks that the value of a lazy property, which its first use changes, is one of a variable.
  func checkLazy(_ candidate: Candidate, _ base: Node, _ place: Int) {
    guard candidate.member.variable?.isLazy == true, !candidate.member.isStatic, candidate.owner?.kind == .structure,
      let reason = immutability(base)
    else { return }
    report(place, "cannot use mutating getter on immutable value: \(reason)")
  }

  /// Whether a property that a fence's protocol requires changes the value of which it is set, as those of classes do not.
  private func mayChange(_ type: FenceType, by candidate: Candidate) -> Bool {
    let parts: [FenceType]
    switch type {
    case .parameter(let parameter): parts = bounds[parameter] ?? []
    case .existential(let found), .opaque(let found): parts = found
    default: return false
    }
    guard let owner = candidate.owner, owner.kind == .protocolType, owner.isOfFence, candidate.member.isSettable,
      candidate.member.declared?.keepsSelf == false, !parts.contains(where: { $0.declaration?.isClass == true })
    else { return false }
    let ancestors = ancestors(of: owner)
    return !ancestors.isOpen
      && ancestors.list.allSatisfy { !$0.isClass && !$0.inherited.contains(.name("AnyObject")) }
  }

  private static let values: Set = ["CGSize", "CGPoint", "CGRect", "Size", "Point", "Rect"]

  /// Whether a property can be set on a constant, as those with wrappers can.
  private func isNonmutating(_ member: Member) -> Bool {
    !member.attributes.isEmpty || member.modifiers.contains("nonmutating") || member.declared?.isComputed == true
  }

  private func reason(_ candidate: Candidate) -> String? {
    let member = candidate.member
    guard member.kind == .property, let variable = member.variable, let binding = member.declared else { return nil }
    if variable.isLet {
      if context.isInitializer, binding.value == nil { return nil }
      return "'\(member.name)' is a 'let' constant"
    }
    if binding.isComputed, binding.setter == nil { return "'\(member.name)' is a get-only property" }
    if hasHiddenSetter(candidate) { return "'\(member.name)' setter is inaccessible" }
    if let attribute = member.attributes.first,
      ["Environment", "StateObject", "EnvironmentObject", "Namespace"].contains(attribute.name)
    {
      return attribute.name == "Namespace" ? nil : "'\(member.name)' is a get-only property"
    }
    return nil
  }

  private func immutability(ofName name: String) -> String? {
    if name == "self" {
      guard context.owner?.isClass == false, !context.isStatic, !context.isMutating, !context.isInitializer else {
        return nil
      }
      return "'self' is immutable"
    }
    switch entity(name) {
    case .local(let local):
      if let member = local.member {
        return member.variable.flatMap {
          $0.isLet && member.declared?.value != nil ? "'\(name)' is a 'let' constant" : nil
        }
          ?? (member.declared?.isComputed == true && member.declared?.setter == nil
            ? "'\(name)' is a get-only property" : nil)
      }
      return local.isLet && !local.isUnset && local.functions.isEmpty ? "'\(name)' is a 'let' constant" : nil
    case .members(let found):
      guard let candidate = found.first, found.count == 1 || candidate.member.kind == .property else { return nil }
      let member = candidate.member
      if let reason = reason(candidate) { return reason }
      guard member.kind == .property, !member.isStatic, member.variable != nil, !isNonmutating(member),
        let owner = candidate.owner, !owner.isClass, owner.kind != .protocolType, context.owner?.isClass == false
      else { return nil }
      if context.isMutating || context.isInitializer { return nil }
      return "'self' is immutable"
    default: return nil
    }
  }
}
