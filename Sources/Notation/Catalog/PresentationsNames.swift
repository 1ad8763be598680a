import VitrineUI

/// Modifiers that present a view over all others. At rest nothing is presented; in a film strip it is, while the binding says so.
enum PresentationsNames {
  static let names: Set = [
    "sheet", "fullScreenCover", "alert", "popover", "confirmationDialog", "contextMenu", "actionSheet",
  ]

  static let presentations: [NameBinding] =
    [("sheet", PresentationKind.sheet), ("fullScreenCover", .cover)].map { name, kind -> NameBinding in
      .lifetime(name) {
        Modifier(Parameter("isPresented", .toggled), .optional("onDismiss", .function), Parameter("content", .function))
        {
          (view: any View, isPresented: Binding<Bool>, onDismiss: FenceFunction?, content: FenceFunction) -> any View in
          presenting(kind, over: view, isPresented, onDismiss) { content.content() }
        }
        Modifier(Parameter("item", .presentedItem), .optional("onDismiss", .function), Parameter("content", .function))
        {
          (view: any View, item: PresentedItem, onDismiss: FenceFunction?, content: FenceFunction) -> any View in
          presenting(kind, over: view, item.isPresented, onDismiss) { item.view(content) }
        }
      }
    } + [
      .lifetime("popover") {
        Modifier(Parameter("isPresented", .toggled), Parameter("content", .function), ignoring: arrows) {
          (view: any View, isPresented: Binding<Bool>, content: FenceFunction) -> any View in
          presenting(.popover, over: view, isPresented, nil) { content.content() }
        }
        Modifier(Parameter("item", .presentedItem), Parameter("content", .function), ignoring: arrows) {
          (view: any View, item: PresentedItem, content: FenceFunction) -> any View in
          presenting(.popover, over: view, item.isPresented, nil) { item.view(content) }
        }
      },
      .lifetime("alert") {
        Modifier(
          Parameter(nil, .string), Parameter("isPresented", .toggled), Parameter("actions", .function),
          .optional("message", .function)
        ) {
          (view: any View, title: String, isPresented: Binding<Bool>, actions: FenceFunction, message: FenceFunction?)
            -> any View in
          presenting(.alert, over: view, isPresented, nil) {
            alert(title, actions.content(), message?.content(), isPresented)
          }
        }
        Modifier(
          Parameter(nil, .string), Parameter("isPresented", .toggled), Parameter("presenting", .any),
          Parameter("actions", .function), .optional("message", .function)
        ) {
          (
            view: any View, title: String, isPresented: Binding<Bool>, data: Value, actions: FenceFunction,
            message: FenceFunction?
          ) -> any View in
          presenting(.alert, over: view, isPresented, nil) {
            alert(title, actions.content(data), message?.content(data), isPresented)
          }
        }
      },
      .lifetime("confirmationDialog") {
        Modifier(
          Parameter(nil, .string), Parameter("isPresented", .toggled),
          Parameter("titleVisibility", .native(Visibility.self), or: .automatic), Parameter("actions", .function),
          .optional("message", .function)
        ) { dialog($0, $1, $2, $3, $4, $5, nil) }
        Modifier(
          Parameter(nil, .string), Parameter("isPresented", .toggled),
          Parameter("titleVisibility", .native(Visibility.self), or: .automatic), Parameter("presenting", .any),
          Parameter("actions", .function), .optional("message", .function)
        ) { dialog($0, $1, $2, $3, $5, $6, $4) }
      },
      .lifetime("contextMenu") {
        for items in ["menuItems", nil] {
          Modifier(Parameter(items, .function), ignoring: ["preview"]) {
            (view: any View, items: FenceFunction) -> any View in
            modified(view, by: ContextMenuModifier { items.content() })
          }
        }
      },
    ]

  private static let arrows = ["attachmentAnchor", "arrowEdge"].map {
    Ignored($0, because: "bubbles stand where there is room")
  }

  private static func dialog(
    _ view: any View, _ title: String, _ isPresented: Binding<Bool>, _ visibility: Visibility,
    _ actions: FenceFunction, _ message: FenceFunction?, _ data: Value?
  ) -> any View {
    presenting(.dialog, over: view, isPresented, nil) {
      let given = data.map { [$0] } ?? []
      // Of itself a title shows where there is a message.
      let showsTitle = visibility == .visible || visibility == .automatic && message != nil
      return DialogContent(
        title: showsTitle ? title : nil, message: message?.content(with: given), actions: actions.content(with: given)
      ) { isPresented.wrappedValue = false }
    }
  }

  /// The title, the message and the buttons of an alert; a button puts it away whatever else it does.
  private static func alert(
    _ title: String, _ actions: any View, _ message: AnyView?, _ isPresented: Binding<Bool>
  ) -> any View {
    VStack(spacing: 8) {
      Text(title).font(.headline)
      if let message { message.font(.footnote) }
      Divider()
      AlertButtons(actions: actions).closing { isPresented.wrappedValue = false }
    }
  }

  /// The view with another one over it, and with what is done once that is put away.
  private static func presenting(
    _ kind: PresentationKind, over view: any View, _ isPresented: Binding<Bool>, _ onDismiss: FenceFunction?,
    _ content: @escaping () -> any View
  ) -> any View {
    modified(
      view,
      by: PresentationModifier(kind, isPresented: isPresented) {
        guard let onDismiss else { return content() }
        return modified(
          content(),
          by: LifetimeObserver("onDismiss") { moment, _ in if case .vanishes = moment { onDismiss.perform() } })
      })
  }
}

/// A binding to a value that is presented while it is there.
struct PresentedItem {
  fileprivate let binding: BindingValue?
  fileprivate let context: CallContext

  private var item: Value { context.late(.nothing) { try binding?.get() ?? .nothing } }

  var isPresented: Binding<Bool> {
    Binding(
      get: { if case .nothing = item { false } else { true } },
      set: { isPresented in if !isPresented { context.late(()) { try binding?.set(.nothing) } } })
  }

  /// The view for the item; for another item it is another view.
  func view(_ content: FenceFunction) -> any View {
    let item = item
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
      if case .binding(let binding) = argument.value { return PresentedItem(binding: binding, context: context) }
      guard case .implicit(let implicit) = argument.value else {
        throw Mismatch(argument: argument, wanted: "Binding<Item?>")
      }
      let item = implicit.arguments?.first?.value ?? .nothing
      return PresentedItem(binding: BindingValue(get: { item }, set: { _ in }), context: context)
    }
  }
}
