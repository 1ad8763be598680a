import Foundation
import VitrineLayout

/// Gestures and events.
extension View {
  /// Lets people drag the view. *At rest:* without effect.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View { self }
  /// Lets people drop something on the view. *At rest:* without effect.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider], Point) -> Bool
  ) -> some View { self }
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { self }

  /// Performs an action for a command of the keyboard or the menu bar. *At rest:* without effect.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  public func onPlayPauseCommand(perform action: (() -> Void)?) -> some View { self }
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View { self }
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
}

/// Focus.
extension View {
  public func focusedObject<T: _ObservedObject>(_ object: T) -> some View { self }
  public func focusedSceneObject<T: _ObservedObject>(_ object: T) -> some View { self }
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
  public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View { self }
}

/// Presentations over the view.
extension View {
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
  public func dialogSuppressionToggle(_ title: some StringProtocol, isSuppressed: Binding<Bool>) -> some View { self }
  public func dialogSuppressionToggle(_ title: Text, isSuppressed: Binding<Bool>) -> some View { self }
  public func dismissalConfirmationDialog<A: View>(
    _ title: some StringProtocol, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View { self }
  public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }
}

/// The direction of a command that moves the focus.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

/// An item that is dragged. Figures are at rest.
public final class NSItemProvider {
  public var suggestedName: String?
  public init() {}
  public init(object: Any) {}
  public init?(contentsOf url: URL) {}
}

/// A type that decides what happens with something that is dropped. Figures are at rest.
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// The place and the items of a drop.
public struct DropInfo {
  public var location: Point { .zero }
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// The operation of a drop.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete, alias }

/// The answer to a drop.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}
