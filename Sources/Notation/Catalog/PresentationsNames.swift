import VitrineUI

/// Modifiers that present a view over all others. At rest nothing is presented; in a film strip it is, while the binding says so.
enum PresentationsNames {
  static let names: Set = ["sheet", "fullScreenCover", "alert"]

  static let presentations: [NameBinding] =
    [("sheet", PresentationKind.sheet), ("fullScreenCover", .cover)].map { name, kind -> NameBinding in
      .lifetime(name) {
        Modifier(
          Parameter("isPresented", .toggled), .optional("onDismiss", .function), Parameter("content", .function)
        ) {
          (view: any View, isPresented: Binding<Bool>, onDismiss: FenceFunction?, content: FenceFunction) -> any View in
          modified(
            view,
            by: PresentationModifier(kind, isPresented: isPresented) {
              dismissible(content.content(), isPresented, onDismiss)
            })
        }
      }
    } + [
      .lifetime("alert") {
        Modifier(
          Parameter(nil, .string), Parameter("isPresented", .toggled), Parameter("actions", .function),
          .optional("message", .function)
        ) {
          (view: any View, title: String, isPresented: Binding<Bool>, actions: FenceFunction, message: FenceFunction?)
            -> any View in
          modified(
            view,
            by: PresentationModifier(.alert, isPresented: isPresented) {
              dismissible(alert(title, actions, message, isPresented), isPresented, nil)
            })
        }
      }
    ]

  /// The title, the message and the buttons of an alert; a button puts it away whatever else it does.
  private static func alert(
    _ title: String, _ actions: FenceFunction, _ message: FenceFunction?, _ isPresented: Binding<Bool>
  ) -> any View {
    VStack(spacing: 8) {
      Text(title).font(.headline)
      if let message { message.content().font(.footnote) }
      Divider()
      actions.content().closing { isPresented.wrappedValue = false }
    }
  }

  /// The view with what `@Environment(\.dismiss)` puts away, and with what is done then.
  private static func dismissible(
    _ content: any View, _ isPresented: Binding<Bool>, _ onDismiss: FenceFunction?
  ) -> any View {
    let dismiss = FunctionValue(name: "dismiss") { _, _ in
      isPresented.wrappedValue = false
      return .void
    }
    let view = content.changingEnvironment { $0.named["dismiss"] = Value.function(dismiss) }
    guard let onDismiss else { return view }
    return modified(
      view, by: LifetimeObserver("onDismiss") { moment, _ in if case .vanishes = moment { onDismiss.perform() } })
  }
}
