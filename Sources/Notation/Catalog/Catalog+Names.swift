import FenceEvaluation

/// What the evaluator asks of the catalog.
extension Catalog: NameProvider {
  func isOptionSet(_ type: String) -> Bool { Self.isOptionSet(type) }
  func isPresentation(_ name: String) -> Bool { PresentationsNames.names.contains(name) }
  func reasonNotDrawn(_ name: String, _ arguments: [CallArgument]) -> String? {
    guard let notDrawn = NameIndex.notDrawn[name], !notDrawn.isHarmless(arguments) else { return nil }
    return notDrawn.reason
  }
  func memberName(of value: Any) -> String? {
    guard let hashable = value as? any Hashable else { return nil }
    let type = NativeType.catalogName(of: value)
    return index.memberNames(of: type).first { name in
      if case .native(let member)? = index.member(name, of: type), let other = member as? any Hashable {
        AnyHashable(other) == AnyHashable(hashable)
      } else {
        false
      }
    }
  }
}
