import VitrineLayout

extension View {
  /// Presents a sheet while a binding is true.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(.sheet, isPresented, onDismiss, content) }

  /// Presents a sheet while a binding has an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.sheet, item, onDismiss, content) }

  /// Presents a view that covers the whole screen while a binding is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(.cover, isPresented, onDismiss, content) }

  /// Presents a view that covers the whole screen while a binding has an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.cover, item, onDismiss, content) }

  /// Presents a bubble while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: whether the bubble is presented.
  ///   - attachmentAnchor: without effect: bubbles stand where there is room.
  ///   - arrowEdge: without effect: bubbles stand where there is room.
  ///   - content: the content of the bubble.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(.popover, isPresented, nil, content) }

  /// Presents a bubble while a binding has an item.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { presenting(.popover, item, nil, content) }

  /// Presents a column at the trailing edge, or a sheet, while a binding is true.
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { presenting(.inspector, isPresented, nil, content) }

  func presenting(
    _ kind: PresentationKind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> some View
  ) -> some View {
    modifier(
      PresentationModifier(kind, isPresented: isPresented) { content().onDisappear(perform: onDismiss) })
  }

  func presenting<Item>(
    _ kind: PresentationKind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> some View
  ) -> some View {
    let isPresented = Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return presenting(kind, isPresented, onDismiss) { item.wrappedValue.map(content) }
  }
}

/// The point at which a bubble is attached.
public enum PopoverAttachmentAnchor {
  case rect(Anchor<Rect>.Source)
  case point(UnitPoint)
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  let detent: SheetDetent

  public static let medium = PresentationDetent(detent: .medium)
  public static let large = PresentationDetent(detent: .large)
  public static func fraction(_ fraction: Double) -> PresentationDetent { .init(detent: .fraction(fraction)) }
  public static func height(_ height: Double) -> PresentationDetent { .init(detent: .height(height)) }
  /// Returns a height that a type computes; drawn as a medium sheet.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent { medium }

  /// The sheet's surroundings, from which a custom detent computes its height.
  @dynamicMemberLookup
  public struct Context {
    public var maxDetentValue: Double { 0 }
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }
}

/// A type that computes the height at which a sheet rests.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  static func height(in context: Context) -> Double?
}

extension View {
  /// Sets the heights at which the sheet around the view may rest. It is drawn at the smallest one.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    sheetDetents(detents.map(\.detent))
  }
  /// Sets the heights at which the sheet around the view may rest. It is drawn at the smallest one.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { sheetDetents(detents.map(\.detent)) }
}
