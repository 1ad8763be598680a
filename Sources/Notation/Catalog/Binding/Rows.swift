import FenceEvaluation
import VitrineUI

/// Views made of a collection of the fence, one for each of its elements.
struct Rows {
  let context: CallContext

  /// What `ForEach` makes of a collection.
  ///
  /// - Throws: what goes wrong in the fence.
  func each(_ collection: Value, id: [String]?, edits: Value? = nil, _ row: FenceFunction) throws -> AnyView {
    var arguments = [CallArgument(label: nil, value: collection, mark: context.mark)]
    if let id { arguments.append(CallArgument(label: "id", value: .keyPath(id), mark: context.mark)) }
    if !edits.isNothing, let edits {
      arguments.append(CallArgument(label: "editActions", value: edits, mark: context.mark))
    }
    arguments.append(CallArgument(label: "content", value: row.value, mark: context.mark))
    let made = try context.evaluator.catalog.call("ForEach", arguments, context.evaluator, context.mark)
    return AnyView(try context.view(of: made, at: context.mark) ?? EmptyView())
  }

  /// A tree: a group that opens for each element with children, a row for each other.
  ///
  /// - Throws: what goes wrong in the fence.
  func outline(_ collection: Value, id: [String]?, children: [String], _ row: FenceFunction) throws -> AnyView {
    let evaluator = context.evaluator
    // A single element is the root of a tree.
    var elements = [collection]
    switch collection {
    case .instance, .object, .enumCase: break
    default: elements = try evaluator.elements(of: collection, context.mark)
    }
    return AnyView(
      IdentifiedViews(
        try elements.enumerated().map { index, element in
          try evaluator.nested(context.mark) {
            try evaluator.step(context.mark)
            let made = try row.view(of: [element])
            let below = try children.reduce(element) { try evaluator.member($1, of: $0, context.mark) }
            let identifier = try ElementIdentifier(of: element, id, at: index, context)
            if case .nothing = below { return identifier.element(made) }
            let inner = try outline(below, id: id, children: children, row)
            return identifier.element(DisclosureGroup(content: content(inner), label: content(AnyView(made))))
          }
        }))
  }
}
