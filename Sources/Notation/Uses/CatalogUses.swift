import FenceSyntax

/// Returns the catalog's views and modifiers in a fence, each form once for each container, in the order of the source.
///
/// - Parameter declared: the types that the note declares, which are left out.
package func viewUses(in fence: ParsedFence, besides declared: Set<String> = []) -> [ViewUse] {
  viewUses(in: fence, knowing: .catalog, besides: declared)
}

extension KnownViewNames {
  fileprivate static let catalog: KnownViewNames = {
    let bindings = Names.bindings
    let bound = bindings.filter { $0.role == .view || $0.role == .function }
    let views = Set(bound.filter { $0.role == .view }.map(\.name))
    let functions = OpaqueTypesNames.opaqueTypes.union(OpaqueTypesNames.opaqueFunctions).union(bound.map(\.name))
    var labels: [String: Set<String>] = [:]
    for binding in bindings where binding.role == .modifier {
      for overload in binding.overloads {
        labels[binding.name, default: []].formUnion(
          overload.parameters.compactMap(\.label) + overload.ignored.map(\.label))
      }
    }
    var modifiers = labels.mapValues { Set<String>?.some($0) }
    for name in NameIndex.undrawn where labels[name] == nil { modifiers[name] = .some(nil) }
    return KnownViewNames(
      views: views, modifiers: modifiers, otherFunctions: functions.subtracting(views))
  }()
}
