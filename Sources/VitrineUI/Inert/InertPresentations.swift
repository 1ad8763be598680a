import VitrineLayout

// The ways in which sheets, bubbles and menus behave. They change nothing in a picture at rest.

/// Presentations over the view.
extension View {
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  public func presentationCornerRadius(_ cornerRadius: Double?) -> some View { self }
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View {
    self
  }
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { self }
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func inspectorColumnWidth(_ width: Double) -> some View { self }
  public func inspectorColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View { self }
  public func dialogIcon(_ icon: Image?) -> some View { self }
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }
  public func help(_ text: some StringProtocol) -> some View { self }
  public func help(_ text: Text) -> some View { self }
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  public func menuIndicator(_ visibility: Visibility) -> some View { self }
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }

  /// Adds a menu that opens at a long press on the view.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: @escaping () -> Items) -> some View {
    modifier(ContextMenuModifier { menuItems() })
  }
  /// Adds a menu that opens at a long press on the view. The preview is not drawn.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: @escaping () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View { modifier(ContextMenuModifier { menuItems() }) }
  public func contextMenu<Items: View>(_ menu: ContextMenu<Items>?) -> some View {
    modifier(ContextMenuModifier { menu?.items() ?? EmptyView() })
  }
}

/// The items of a menu that opens at a long press, as it was written before iOS 15.
public struct ContextMenu<Items: View> {
  let items: () -> any View
  public init(@ViewBuilder menuItems: @escaping () -> Items) { items = { menuItems() } }
}

/// Whether people can use the views behind a presentation.
public enum PresentationBackgroundInteraction: Hashable, Sendable {
  case automatic, enabled, disabled
  case upThrough(PresentationDetent)
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .upThrough(detent) }
}

/// Whether a swipe scrolls the content of a sheet or resizes it.
public enum PresentationContentInteraction: Hashable, Sendable { case automatic, resizes, scrolls }

/// The form of a presentation in a narrow window.
public enum PresentationAdaptation: Hashable, Sendable { case automatic, none, popover, sheet, fullScreenCover }

/// The size of a sheet.
public enum PresentationSizing: Hashable, Sendable { case automatic, fitted, form, page }

/// The importance of a dialog.
public enum DialogSeverity: Hashable, Sendable { case automatic, standard, critical }

/// The order of a menu's items.
public enum MenuOrder: Hashable, Sendable { case automatic, priority, fixed }

/// Whether an action closes its menu.
public enum MenuActionDismissBehavior: Hashable, Sendable { case automatic, enabled, disabled }
