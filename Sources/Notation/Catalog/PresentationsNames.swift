import FenceEvaluation
import VitrineUI

/// Modifiers that present a view over all others. At rest nothing is presented; in a film strip it is, while the binding says so.
enum PresentationsNames {
  static let names: Set = [
    "sheet", "fullScreenCover", "alert", "popover", "confirmationDialog", "contextMenu", "actionSheet", "inspector",
  ]

  static let presentations: [NameBinding] =
    [("sheet", PresentationKind.sheet), ("fullScreenCover", .cover)].map { name, kind -> NameBinding in
      .lifetime(name) {
        ContextModifier(
          Parameter("isPresented", .toggled), .optional("onDismiss", .function), Parameter("content", .function)
        ) {
          (context: CallContext, view: any View, isPresented: Binding<Bool>, done: FenceFunction?, made: FenceFunction)
            -> any View in
          Presenting(kind, isPresented, context, onDismiss: done) { made.content() }.over(view)
        }
        ContextModifier(
          Parameter("item", .presentedItem), .optional("onDismiss", .function), Parameter("content", .function)
        ) {
          (context: CallContext, view: any View, item: PresentedItem, done: FenceFunction?, made: FenceFunction)
            -> any View in
          Presenting(kind, item, context, onDismiss: done) { item.view(made) }.over(view)
        }
      }
    } + [
      .lifetime("popover") {
        ContextModifier(Parameter("isPresented", .toggled), Parameter("content", .function), ignoring: arrows) {
          (context: CallContext, view: any View, isPresented: Binding<Bool>, made: FenceFunction) -> any View in
          Presenting(.popover, isPresented, context) { made.content() }.over(view)
        }
        ContextModifier(Parameter("item", .presentedItem), Parameter("content", .function), ignoring: arrows) {
          (context: CallContext, view: any View, item: PresentedItem, made: FenceFunction) -> any View in
          Presenting(.popover, item, context) { item.view(made) }.over(view)
        }
      },
      .lifetime("inspector") {
        ContextModifier(Parameter("isPresented", .toggled), Parameter("content", .function)) {
          (context: CallContext, view: any View, isPresented: Binding<Bool>, made: FenceFunction) -> any View in
          Presenting(.inspector, isPresented, context) { made.content() }.over(view)
        }
      },
      .lifetime("confirmationDialog") {
        ContextModifier(
          Parameter(nil, .string), Parameter("isPresented", .toggled),
          Parameter("titleVisibility", .native(Visibility.self), or: .automatic), Parameter("actions", .function),
          .optional("message", .function)
        ) { dialog($0, $1, $2, $3, $4, $5, $6, nil) }
        ContextModifier(
          Parameter(nil, .string), Parameter("isPresented", .toggled),
          Parameter("titleVisibility", .native(Visibility.self), or: .automatic), Parameter("presenting", .any),
          Parameter("actions", .function), .optional("message", .function)
        ) { dialog($0, $1, $2, $3, $4, $6, $7, $5) }
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
    _ context: CallContext, _ view: any View, _ title: String, _ isPresented: Binding<Bool>, _ visibility: Visibility,
    _ actions: FenceFunction, _ message: FenceFunction?, _ data: Value?
  ) -> any View {
    if case .nothing? = data { return view }
    return Presenting(.dialog, isPresented, context) {
      let given = data.map { [$0] } ?? []
      // Of itself a title shows where there is a message.
      let showsTitle = visibility == .visible || visibility == .automatic && message != nil
      return DialogContent(
        title: showsTitle ? title : nil, message: message?.content(with: given), actions: actions.content(with: given)
      ) { isPresented.wrappedValue = false }
    }
    .over(view)
  }
}

/// A view that is presented over another while a binding says so, or a figure shows it all the same.
struct Presenting {
  private let kind: PresentationKind
  private let isPresented: Binding<Bool>
  private let onDismiss: FenceFunction?
  private let content: () -> any View

  /// - Parameter onDismiss: what is done once the view is put away.
  init(
    _ kind: PresentationKind, _ isPresented: Binding<Bool>, _ context: CallContext, onDismiss: FenceFunction? = nil,
    content: @escaping () -> any View
  ) {
    let place = Notebook.Presentation(name: kind.rawValue, mark: context.mark)
    let presentations = context.evaluator.presentations
    self.kind = kind
    self.isPresented = Binding(
      get: { isPresented.wrappedValue || presentations.isShown(place) }, set: { isPresented.wrappedValue = $0 })
    (self.onDismiss, self.content) = (onDismiss, content)
  }

  /// Without an item there is nothing that could be shown but for an example of one.
  init(
    _ kind: PresentationKind, _ item: PresentedItem, _ context: CallContext, onDismiss: FenceFunction? = nil,
    content: @escaping () -> any View
  ) {
    let place = Notebook.Presentation(name: kind.rawValue, mark: context.mark)
    let presentations = context.evaluator.presentations
    let isPresented = item.isPresented
    self.kind = kind
    self.isPresented = Binding(
      get: {
        isPresented.wrappedValue
          || presentations.areAsked && item.example != nil && presentations.isShown(place)
      }, set: { isPresented.wrappedValue = $0 })
    (self.onDismiss, self.content) = (onDismiss, content)
  }

  func over(_ view: any View) -> any View {
    let (content, onDismiss) = (content, onDismiss)
    return modified(
      view,
      by: PresentationModifier(kind, isPresented: isPresented) {
        guard let onDismiss else { return content() }
        return modified(
          content(),
          by: LifetimeObserver("onDismiss") { moment, _ in if case .vanishes = moment { onDismiss.perform() } })
      })
  }
}
