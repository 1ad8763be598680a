import FenceEvaluation
import VitrineUI

/// Alerts, as they are written today and as `Alert` and `ActionSheet` were.
enum AlertsNames {
  static let alerts: [NameBinding] =
    [
      .lifetime("alert") {
        ContextModifier(
          Parameter(nil, .string), Parameter("isPresented", .toggled), Parameter("actions", .function),
          .optional("message", .function)
        ) {
          (
            context: CallContext, view: any View, title: String, isPresented: Binding<Bool>, actions: FenceFunction,
            message: FenceFunction?
          ) -> any View in
          Presenting(.alert, isPresented, context) {
            alert(title, actions.content(), message?.content(), isPresented)
          }
          .over(view)
        }
        ContextModifier(
          Parameter(nil, .string), Parameter("isPresented", .toggled), Parameter("presenting", .any),
          Parameter("actions", .function), .optional("message", .function)
        ) {
          (
            context: CallContext, view: any View, title: String, isPresented: Binding<Bool>, data: Value,
            actions: FenceFunction, message: FenceFunction?
          ) -> any View in
          if case .nothing = data { return view }
          return Presenting(.alert, isPresented, context) {
            alert(title, actions.content(data), message?.content(data), isPresented)
          }
          .over(view)
        }
        ContextModifier(
          Parameter("isPresented", .toggled), Parameter("error", .any), Parameter("actions", .function),
          .optional("message", .function)
        ) {
          (
            context: CallContext, view: any View, isPresented: Binding<Bool>, error: Value, actions: FenceFunction,
            message: FenceFunction?
          ) -> any View in
          if case .nothing = error { return view }
          return Presenting(.alert, isPresented, context) {
            let content = actions.parameterCount == 0 ? actions.content() : actions.content(error)
            return alert(description(of: error, context), content, message?.content(error), isPresented)
          }
          .over(view)
        }
        ContextModifier(Parameter("isPresented", .toggled), Parameter("content", .function)) {
          former(.alert, $0, $1, $2, $3)
        }
        ContextModifier(Parameter("item", .presentedItem), Parameter("content", .function)) {
          former(.alert, $0, $1, $2, $3)
        }
      },
      .lifetime("actionSheet") {
        ContextModifier(Parameter("isPresented", .toggled), Parameter("content", .function)) {
          former(.dialog, $0, $1, $2, $3)
        }
        ContextModifier(Parameter("item", .presentedItem), Parameter("content", .function)) {
          former(.dialog, $0, $1, $2, $3)
        }
      },
      .view("Alert") {
        Init(
          Parameter("title", .text), .optional("message", .text),
          Parameter("primaryButton", .native(AlertButton.self)), Parameter("secondaryButton", .native(AlertButton.self))
        ) { AlertBox(title: $0, message: $1, actions: ViewList([$2.view, $3.view])) }
        Init(
          Parameter("title", .text), .optional("message", .text),
          Parameter("dismissButton", .native(AlertButton.self), or: AlertButton(title: Text("OK")))
        ) { AlertBox(title: $0, message: $1, actions: $2.view) }
      },
      .view("ActionSheet") {
        ContextInit(Parameter("title", .text), .optional("message", .text), Parameter("buttons", .array, or: [])) {
          (context: CallContext, title: Text, message: Text?, buttons: [Value]) -> any View in
          let kind = Kind<AlertButton>.native(AlertButton.self)
          let made = try buttons.map {
            try kind.read(CallArgument(label: nil, value: $0, mark: context.mark), context).view
          }
          return DialogContent(title: title.string, message: message, actions: ViewList(made), dismiss: {})
        }
      },
    ]
    + [
      button("default", role: nil), button("destructive", role: .destructive), button("cancel", role: .cancel),
    ]

  /// The buttons of an alert as it was: `.default(Text("OK")) { … }`.
  private static func button(_ name: String, role: ButtonRole?) -> NameBinding {
    .staticFunction("AlertButton", name) {
      Native(
        Parameter(nil, .text, or: Text("Cancel")), Parameter("action", .action, or: {})
      ) { AlertButton(title: $0, role: role, action: $1) }
    }
  }

  /// The title of an alert about an error: its `errorDescription`, or what every error says.
  private static func description(of error: Value, _ context: CallContext) -> String {
    context.late("") {
      let described = try? context.evaluator.member("errorDescription", of: error, context.mark).text
      return try described ?? context.evaluator.member("localizedDescription", of: error, context.mark).text ?? ""
    }
  }

  /// The title, the message and the buttons of an alert; a button puts it away whatever else it does.
  private static func alert(
    _ title: String, _ actions: any View, _ message: AnyView?, _ isPresented: Binding<Bool>
  ) -> any View {
    AlertBox.content(
      Text(title), message: message, AlertButtons(actions: actions).closing { isPresented.wrappedValue = false })
  }

  /// What presents an `Alert` or an `ActionSheet`.
  private static func former(
    _ kind: PresentationKind, _ context: CallContext, _ view: any View, _ isPresented: Binding<Bool>,
    _ made: FenceFunction
  ) -> any View {
    Presenting(kind, isPresented, context) {
      inner(of: made.content()).closing { isPresented.wrappedValue = false }
    }
    .over(view)
  }

  private static func former(
    _ kind: PresentationKind, _ context: CallContext, _ view: any View, _ item: PresentedItem, _ made: FenceFunction
  ) -> any View {
    Presenting(kind, item, context) {
      AnyView(item.view(made)).closing { item.isPresented.wrappedValue = false }
    }
    .over(view)
  }

  /// What stands in the box of an alert, without the box that it has where it stands alone.
  private static func inner(of view: any View) -> AnyView {
    AnyView((bareView(of: view) as? AlertBox)?.content ?? view)
  }
}

/// A button of an `Alert`.
struct AlertButton: CatalogType {
  static let catalogName = "AlertButton"
  static let shownName = "Alert.Button"
  let title: Text
  var role: ButtonRole?
  var action: () -> Void = {}

  var view: any View { Button(role: role, action: action) { title } }
}
