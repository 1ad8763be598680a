import FenceSyntax

/// The views and modifiers of the catalog in a fence, each form in each container once, in the order of the source.
package func viewUses(in fence: ParsedFence) -> [ViewUse] { viewUses(in: fence, knowing: .catalog) }

extension KnownViewNames {
  /// The catalog's names.
  fileprivate static let catalog: KnownViewNames = {
    let catalog = Catalog.standard
    let bindings = Names.bindings
    let bound = bindings.filter { $0.role == .view || $0.role == .function }
    let views = catalog.viewNames.union(bound.filter { $0.role == .view }.map(\.name))
    let functions = OpaqueTypesNames.opaqueTypes.union(catalog.functions.keys).union(bound.map(\.name))
    var labels: [String: Set<String>] = [:]
    for binding in bindings where binding.role == .modifier {
      for overload in binding.overloads {
        labels[binding.name, default: []].formUnion(
          overload.parameters.compactMap(\.label) + overload.ignored.map(\.label))
      }
    }
    for (name, forms) in catalog.modifiers {
      labels[name, default: []].formUnion(forms.flatMap(\.signature.parameters).compactMap(\.label))
    }
    var modifiers = labels.mapValues { Set<String>?.some($0) }
    for name in catalog.inert where labels[name] == nil { modifiers[name] = .some(nil) }
    return KnownViewNames(
      views: views, modifiers: modifiers, otherFunctions: functions.subtracting(views))
  }()
}
