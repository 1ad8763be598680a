import FenceEvaluation
import VitrineUI

/// `ForEach`, in all its forms.
enum LoopsNames {
  static let loops: [NameBinding] = [
    .view("ForEach") {
      ContextInit(
        Parameter(nil, .any), .optional("id", .keyPath), Parameter("editActions", .any, or: .nothing),
        Parameter("content", .function)
      ) { (context: CallContext, collection: Value, path: [String]?, edits: Value, content: FenceFunction) in
        let loop = Loop(collection: collection.asBinding, path: path, content: content, context: context)
        return edits.allowsDeletion ? modified(try loop.views, by: loop.deletion) : try loop.views
      }
      Init(Parameter("subviews", .view), Parameter("content", .function)) { views, content in
        ViewList(identifiedSubviews(of: views).map { content.content(.view($0)) })
      }
      Init(Parameter("sections", .view), Parameter("content", .function)) { views, content in
        ViewList(SectionValue.all(in: views).map { content.content(.native($0)) })
      }
    }
  ]

}

/// A collection of the fence, and what makes a view of each of its elements.
struct Loop {
  let collection: Value
  /// Where the elements' identifiers are; `nil` where it is not told.
  let path: [String]?
  let content: FenceFunction
  let context: CallContext

  private var evaluator: Evaluator { context.evaluator }

  /// The views of all elements, each with its identifier.
  var views: any View {
    get throws {
      let elements = try evaluator.elements(of: plain(collection), context.mark)
      try evaluator.countViews(elements.count, context.mark)
      guard case .function = content.value else { return EmptyView() }
      let views = try elements.enumerated().map { try view(of: $1, at: $0) }
      remarkRepeated(views)
      guard path == nil, case .range(let range) = collection, let bounds = range.halfOpen else {
        return IdentifiedViews(views)
      }
      return RangeViews(bounds, views) { number in
        context.late(nil) { try view(of: .integer(number), at: number - bounds.lowerBound) }
      } note: { initial in
        evaluator.remark(
          Failure(
            "constant-range",
            "count (\(bounds.count)) != its initial count (\(initial.count)); ForEach over a range requires constant data",
            context.mark, hint: "add an identifier: ForEach(…, id: \\.self)"))
      }
    }
  }

  /// Tells of an identifier that several elements have.
  private func remarkRepeated(_ views: [IdentifiedViews.Element]) {
    var seen: Set<AnyHashable> = []
    guard let repeated = views.first(where: { !seen.insert($0.id).inserted }) else { return }
    evaluator.remark(
      Failure(
        "repeated-identifier",
        "the ID '\(repeated.name)' occurs multiple times within the collection; this will give undefined results",
        context.mark, hint: "give each element a unique identifier"))
  }

  private func view(of element: Value, at index: Int) throws -> IdentifiedViews.Element {
    try evaluator.step(context.mark)
    guard case .function(let function) = content.value else {
      return try identifier(of: element, at: index).element(EmptyView())
    }
    func made() throws -> any View {
      try evaluator.view(made: function, of: [binding(at: index) ?? element], context.mark)
    }
    let (view, hadEffects) = try evaluator.evaluatingAhead(made)
    let shown = hadEffects ? EffectfulView(ahead: view) { context.late(EmptyView(), made) } : view
    return try identifier(of: element, at: index).element(shown)
  }

  /// Deletes an element of the collection that a binding is to.
  var deletion: DeletionModifier {
    DeletionModifier { index in
      context.late(()) {
        guard case .binding(let binding) = collection else { return }
        var elements = try evaluator.elements(of: binding.get(), context.mark)
        guard elements.indices.contains(index) else { return }
        elements.remove(at: index)
        try binding.set(.array(elements))
      }
    }
  }

  private func plain(_ value: Value) throws -> Value {
    if case .binding(let binding) = value { try binding.get() } else { value }
  }

  /// A binding of an element, where the collection is one.
  private func binding(at index: Int) -> Value? {
    guard case .binding(let binding) = collection else { return nil }
    return .binding(
      BindingValue(
        get: { try evaluator.elements(of: binding.get(), context.mark)[index] },
        set: {
          try binding.set(
            StandardLibrary.settingElement(
              of: binding.get(), [.integer(index)], to: $0, evaluator, context.mark))
        }, location: binding.location?.appending("[\(index)]")))
  }

  private func identifier(of element: Value, at index: Int) throws -> ElementIdentifier {
    try ElementIdentifier(of: element, path, at: index, context)
  }
}

/// What tells an element from the others: its value at a key path, its `id`, or itself.
struct ElementIdentifier {
  let value: AnyHashable
  /// As it is written in text.
  let name: String
  /// As a selection has it.
  private let choice: Choice

  /// - Parameter path: where the identifier is; `nil` where it is not told.
  init(of element: Value, _ path: [String]?, at index: Int, _ context: CallContext) throws {
    let evaluator = context.evaluator
    if case .view = element {
      // A subview is told by its place among the others, and keeps its identity wherever it is put.
      (value, name, choice) = (AnyHashable(index), "\(index)", Choice(.integer(index), context))
      return
    }
    var id = element
    if let path {
      id = try path.reduce(element) { try $1 == "self" ? $0 : evaluator.member($1, of: $0, context.mark) }
    } else if case .object(let object) = element, evaluator.property("id", of: object.type) == nil {
      // A class is told by its identity.
      (value, name) = (ValueKey(element).map { AnyHashable($0) } ?? AnyHashable(index), "\(index)")
      choice = Choice(element, context)
      return
    } else if let own = try evaluator.memberIfAny("id", of: element, context.mark) {
      id = own
    }
    value = ValueKey(id.settled).map { AnyHashable($0) } ?? AnyHashable(index)
    if case .keyPath(let names) = id {
      name = "\\." + names.joined(separator: ".")
    } else {
      name = try evaluator.describe(id)
    }
    choice = Choice(id.settled, context)
  }

  func element(_ view: any View) -> IdentifiedViews.Element {
    IdentifiedViews.Element(id: value, name: name, choice: AnyHashable(choice), view: view)
  }
}

extension Value {
  /// Whether edit actions have rows be deleted: `.delete`, `.all`, `[.delete, .move]`.
  var allowsDeletion: Bool {
    switch self {
    case .implicit(let member): member.name == "delete" || member.name == "all"
    case .array(let actions): actions.contains { $0.allowsDeletion }
    default: false
    }
  }

  /// `.constant(value)` as the binding that it is; any other value as it is.
  fileprivate var asBinding: Value {
    guard case .implicit(let member) = self, member.name == "constant", let value = member.arguments?.first?.value
    else {
      return self
    }
    return .binding(BindingValue(get: { value }, set: { _ in }))
  }
}
