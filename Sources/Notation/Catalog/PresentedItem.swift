import FenceEvaluation
import VitrineUI

/// A binding to a value that is presented while it is there.
struct PresentedItem {
  private let binding: BindingValue?
  private let context: CallContext
  /// The view that presents it.
  private let owner: Instance?

  init(_ binding: BindingValue, _ context: CallContext) {
    (self.binding, self.context) = (binding, context)
    owner = context.evaluator.presentations.owner
  }

  private var item: Value { context.late(.nothing) { try binding?.get() ?? .nothing } }

  /// What could be presented: a value of the binding's type that the view, the fence or the type itself has.
  var example: Value? {
    binding?.type.flatMap { ExampleValues(context.evaluator).value(of: $0, near: owner) }
  }

  var isPresented: Binding<Bool> {
    Binding(
      get: { if case .nothing = item { false } else { true } },
      set: { isPresented in if !isPresented { context.late(()) { try binding?.set(.nothing) } } })
  }

  /// The view for the item; for another item it is another view.
  func view(_ content: FenceFunction) -> any View {
    var item = item
    if case .nothing = item, context.evaluator.presentations.areAsked { item = example ?? item }
    let view = content.content(item)
    return context.late(view) {
      IdentifiedViews([try ElementIdentifier(of: item, nil, at: 0, context).element(view)])
    }
  }
}

extension Kind where T == PresentedItem {
  static var presentedItem: Kind {
    Kind(name: "Binding<Item?>") { argument, _ in
      switch argument.value {
      case .binding: true
      case .implicit(let implicit): implicit.name == "constant"
      default: false
      }
    } read: { argument, context in
      if case .binding(let binding) = argument.value { return PresentedItem(binding, context) }
      guard case .implicit(let implicit) = argument.value else {
        throw Mismatch(argument: argument, wanted: "Binding<Item?>")
      }
      let item = implicit.arguments?.first?.value ?? .nothing
      return PresentedItem(BindingValue(get: { item }, set: { _ in }), context)
    }
  }
}
