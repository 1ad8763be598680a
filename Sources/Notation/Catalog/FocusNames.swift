import FenceEvaluation
import Markup
import VitrineUI

/// Focus, submitting and refreshing: what people do in fields and lists.
enum FocusNames {
  static let focus: [NameBinding] = [
    .lifetime("focused") {
      ContextModifier(Parameter(nil, .any)) { context, view, state in
        focused(view, state, when: .boolean(true), otherwise: .boolean(false), context)
      }
      ContextModifier(Parameter(nil, .any), Parameter("equals", .any)) { context, view, state, value in
        focused(view, state, when: value, otherwise: .nothing, context)
      }
    },
    .lifetime("onSubmit") {
      Modifier(Parameter("of", .options(SubmitTriggers.self), or: .text), Parameter(nil, .function)) {
        (view: any View, triggers: SubmitTriggers, action: FenceFunction) -> any View in
        view.onSubmit(of: triggers) { action.perform() }
      }
    },
    .modifier("refreshable") {
      Modifier(Parameter("action", .function)) { (view: any View, action: FenceFunction) -> any View in
        let context = action.context
        return view.refreshing {
          context.evaluator.happening { _ = try context.evaluator.startTask(action.value, context.mark) }
        }.changingEnvironment { $0.named["refresh"] = action.value }
      }
    },
  ]

  /// A field that has the focus while state has a value.
  private static func focused(
    _ view: any View, _ state: Value, when value: Value, otherwise: Value, _ context: CallContext
  ) -> any View {
    guard case .binding(let binding) = state else { return view }
    let value = value.settled
    return modified(
      view,
      by: FocusModifier {
        context.late(false) {
          let wanted = try context.evaluator.settled(value, like: binding)
          return context.isSame(try binding.get(), wanted)
        }
      } set: { isFocused in
        context.late(()) {
          try binding.set(isFocused ? context.evaluator.settled(value, like: binding) : otherwise)
        }
      })
  }
}

extension Evaluator {
  /// A case without its enum's name as a value of the type that a binding is declared with.
  fileprivate func settled(_ value: Value, like binding: BindingValue) throws -> Value {
    guard case .implicit = value, let type = binding.type else { return value }
    return try convert(value, to: type, globals, SourceMark(lowerBound: 0, upperBound: 0))
  }
}

extension SubmitTriggers: CatalogType { package static let catalogName = "SubmitTriggers" }

extension FocusNames {
  static let triggers = MemberTable(
    SubmitTriggers.self, [Member("text", SubmitTriggers.text), Member("search", SubmitTriggers.search)])
}
