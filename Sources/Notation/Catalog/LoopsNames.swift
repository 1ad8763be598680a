import FenceEvaluation
import VitrineUI

/// `ForEach`, in all its forms.
enum LoopsNames {
  static let loops: [NameBinding] = [
    .view("ForEach") {
      ContextInit(
        Parameter(nil, .any), .optional("id", .keyPath), Parameter("content", .function), ignoring: [editActions]
      ) { try Loop(collection: $1, path: $2, content: $3, context: $0).views }
      Init(Parameter("subviews", .view), Parameter("content", .function)) { views, content in
        ViewList(subviews(of: views).map { content.content(.view($0)) })
      }
      Init(Parameter("sections", .view), Parameter("content", .function)) { views, content in
        ViewList(SectionValue.all(in: views).map { content.content(.native($0)) })
      }
    }
  ]

  private static let editActions = Ignored("editActions", because: "they are for people who edit")
}

/// A collection of the fence, and what makes a view of each of its elements.
struct Loop {
  let collection: Value
  /// Where the elements' identifiers are; `nil` where it is not told.
  let path: [String]?
  let content: FenceFunction
  let context: CallContext

  private var interpreter: Interpreter { context.interpreter }

  /// The views of all elements, each with its identifier.
  var views: any View {
    get throws {
      let elements = try interpreter.elements(of: plain(collection), context.mark)
      try interpreter.countViews(elements.count, context.mark)
      guard case .function(let function) = content.value else { return EmptyView() }
      return IdentifiedViews(
        try elements.enumerated().map { index, element in
          try interpreter.step(context.mark)
          let views = try function.build?([binding(at: index) ?? element]) ?? []
          return try identifier(of: element, at: index).element(views.count == 1 ? views[0] : ViewList(views))
        })
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
        get: { try interpreter.elements(of: binding.get(), context.mark)[index] },
        set: {
          try binding.set(
            StandardLibrary.settingElement(
              of: binding.get(), [.integer(index)], to: $0, interpreter, context.mark))
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
    let interpreter = context.interpreter
    var id = element
    if let path {
      id = try path.reduce(element) { try $1 == "self" ? $0 : interpreter.member($1, of: $0, context.mark) }
    } else if case .object(let object) = element, interpreter.property("id", of: object.type) == nil {
      // A class is told by its identity.
      (value, name) = (ValueKey(element).map { AnyHashable($0) } ?? AnyHashable(index), "\(index)")
      choice = Choice(element, context)
      return
    } else if let own = try interpreter.memberIfAny("id", of: element, context.mark) {
      id = own
    }
    value = ValueKey(id.settled).map { AnyHashable($0) } ?? AnyHashable(index)
    name = try interpreter.describe(id)
    choice = Choice(id.settled, context)
  }

  func element(_ view: any View) -> IdentifiedViews.Element {
    IdentifiedViews.Element(id: value, name: name, choice: AnyHashable(choice), view: view)
  }
}
