import VitrineUI

/// Views made of a collection of the fence, one for each of its elements.
struct Rows {
  let context: CallContext

  /// What `ForEach` makes of a collection.
  ///
  /// - Throws: what goes wrong in the fence.
  func each(_ collection: Value, id: [String]?, _ row: FenceFunction) throws -> AnyView {
    var arguments = [CallArgument(label: nil, value: collection, mark: context.mark)]
    if let id { arguments.append(CallArgument(label: "id", value: .keyPath(id), mark: context.mark)) }
    arguments.append(CallArgument(label: "content", value: row.value, mark: context.mark))
    let made = try context.interpreter.catalog.call("ForEach", arguments, context.interpreter, context.mark)
    return AnyView(try context.view(of: made, at: context.mark) ?? EmptyView())
  }

  /// A tree: a group that opens for each element with children, a row for each other.
  ///
  /// - Throws: what goes wrong in the fence.
  func outline(_ collection: Value, id: [String]?, children: [String], _ row: FenceFunction) throws -> AnyView {
    let interpreter = context.interpreter
    let elements = try interpreter.elements(of: collection, context.mark)
    return AnyView(
      IdentifiedViews(
        try elements.enumerated().map { index, element -> (id: String, view: any View) in
          try interpreter.nested(context.mark) {
            try interpreter.step(context.mark)
            let made = try row.views(element)
            let below = try children.reduce(element) { try interpreter.member($1, of: $0, context.mark) }
            let name = try identifier(of: element, id, at: index)
            if case .nothing = below { return (id: name, view: made) }
            let inner = try outline(below, id: id, children: children, row)
            return (id: name, view: DisclosureGroup(content: content(inner), label: content(AnyView(made))))
          }
        }))
  }

  /// What tells an element from the others: what a key path leads to, its `id`, or its place.
  private func identifier(of element: Value, _ path: [String]?, at index: Int) throws -> String {
    let interpreter = context.interpreter
    if let path, path != ["self"] {
      return try interpreter.describe(path.reduce(element) { try interpreter.member($1, of: $0, context.mark) })
    }
    if path == nil, let id = try interpreter.memberIfAny("id", of: element, context.mark) {
      return try interpreter.describe(id)
    }
    return "\(index)"
  }
}
