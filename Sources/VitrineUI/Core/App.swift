import VitrineLayout

/// The structure of an app. Figures show its views; nothing runs it.
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  /// Starts the app: there is no window system, so it ends at once.
  public static func main() { print("no windows here: draw the app's views with VitrineKit") }
}

/// A part of an app with its own life, such as a window.
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// A scene that nothing shows.
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A result builder for scenes.
@resultBuilder
public enum SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> SceneGroup { SceneGroup() }
  public static func buildIf<Content: Scene>(_ content: Content?) -> SceneGroup { SceneGroup() }
  public static func buildEither<Content: Scene>(first: Content) -> SceneGroup { SceneGroup() }
  public static func buildEither<Content: Scene>(second: Content) -> SceneGroup { SceneGroup() }
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> SceneGroup { SceneGroup() }
}

/// Several scenes.
public struct SceneGroup: _PrimitiveScene {}

/// A group of windows with the same content.
public struct WindowGroup<Content: View>: _PrimitiveScene {
  /// The content of each window.
  public let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { self.content = content() }
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// A window.
public struct Window<Content: View>: _PrimitiveScene {
  /// The content of the window.
  public let content: Content
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

/// The settings of an app.
public struct Settings<Content: View>: _PrimitiveScene {
  /// The content of the settings.
  public let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

/// An item of the menu bar of macOS.
public struct MenuBarExtra<Content: View>: _PrimitiveScene {
  /// The content of the menu.
  public let content: Content
  public init(_ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) { self.content = content() }
}

extension Scene {
  public func commands<C: View>(@ViewBuilder content: () -> C) -> some Scene { self }
  public func defaultSize(width: Double, height: Double) -> some Scene { self }
  public func defaultSize(_ size: Size) -> some Scene { self }
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  public func windowStyle(_ style: WindowStyle) -> some Scene { self }
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
  public func windowToolbarStyle(_ style: WindowToolbarStyle) -> some Scene { self }
  public func menuBarExtraStyle(_ style: MenuBarExtraStyle) -> some Scene { self }
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }
  public func environmentObject<Object: _ObservedObject>(_ object: Object) -> some Scene { self }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { self }
  public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
    self
  }
  public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene { self }
  public func commandsRemoved() -> some Scene { self }
}

/// The style of a window of macOS.
public enum WindowStyle: Hashable, Sendable { case automatic, hiddenTitleBar, titleBar, plain, volumetric }
/// The way people resize a window.
public enum WindowResizability: Hashable, Sendable { case automatic, contentSize, contentMinSize }
/// The style of a window's toolbar.
public enum WindowToolbarStyle: Hashable, Sendable { case automatic, expanded, unified, unifiedCompact }
/// The style of an item of the menu bar.
public enum MenuBarExtraStyle: Hashable, Sendable { case automatic, menu, window }

/// A menu of the menu bar.
public struct CommandMenu<Content: View>: View {
  let content: Content
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { EmptyView() }
}

/// Items of the menu bar.
public struct CommandGroup<Content: View>: View {
  let content: Content
  public init(before: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
  public init(after: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
  public init(replacing: CommandGroupPlacement, @ViewBuilder addition: () -> Content) { content = addition() }
  public var body: some View { EmptyView() }
}

/// The place of items in the menu bar.
public enum CommandGroupPlacement: Hashable, Sendable {
  case appInfo, appSettings, appTermination, appVisibility, help, importExport, newItem, pasteboard, printItem
  case saveItem, sidebar, singleWindowList, systemServices, textEditing, textFormatting, toolbar, undoRedo
  case windowArrangement, windowList, windowSize
}
