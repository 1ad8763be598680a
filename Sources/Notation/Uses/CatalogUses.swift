import FenceSyntax

/// The views and modifiers of the catalog in a fence, each form in each container once, in the order of the source.
package func viewUses(in fence: ParsedFence) -> [ViewUse] { viewUses(in: fence, knowing: .catalog) }

extension KnownViewNames {
  /// The catalog's names.
  fileprivate static let catalog: KnownViewNames = {
    let catalog = Catalog.standard
    let index = NameIndex.standard
    let bound = index.functions.filter { $0.value.contains { $0.role == .view } }
    let views = catalog.viewNames.union(bound.keys)
    var modifiers: [String: Set<String>?] = [:]
    for (name, forms) in catalog.modifiers {
      let parameters = forms.flatMap(\.signature.parameters)
      modifiers[name] = .some(forms.contains { $0.signature.text == "*" } ? nil : Set(parameters.compactMap(\.label)))
    }
    for (name, bindings) in index.modifiers {
      modifiers[name] = .some(
        Set(bindings.overloads.flatMap { $0.parameters.compactMap(\.label) + $0.ignored.map(\.label) }))
    }
    for name in catalog.inert where modifiers[name] == nil { modifiers[name] = .some(nil) }
    return KnownViewNames(
      views: views, modifiers: modifiers,
      otherFunctions: Set(catalog.functions.keys).union(index.functions.keys).subtracting(views))
  }()
}
