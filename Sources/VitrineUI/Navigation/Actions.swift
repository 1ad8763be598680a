import Foundation
import VitrineLayout

/// An action that dismisses the presentation around a view, or goes back to the previous screen.
public struct DismissAction {
  let dismiss: () -> Void
  public func callAsFunction() { dismiss() }
}

/// The state of the presentation around a view, as it was before ``DismissAction``.
public struct PresentationMode {
  /// Whether the view is presented.
  public private(set) var isPresented: Bool
  let action: () -> Void

  init(isPresented: Bool, action: @escaping () -> Void) { (self.isPresented, self.action) = (isPresented, action) }

  /// Dismisses the view.
  public mutating func dismiss() {
    isPresented = false
    action()
  }
}

/// An action that opens a URL. Figures open none.
public struct OpenURLAction {
  /// The result of an action.
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  let handler: (URL) -> Result

  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  public func callAsFunction(_ url: URL) { _ = handler(url) }
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    _ = handler(url)
    completion(true)
  }
}

/// An action that refreshes the content of a scroll view.
public struct RefreshAction {
  let action: () async -> Void
  public func callAsFunction() async { await action() }
}

/// An action that opens a window. Figures have one.
public struct OpenWindowAction {
  public func callAsFunction(id: String) {}
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// An action that closes a window. Figures keep theirs.
public struct DismissWindowAction {
  public func callAsFunction() {}
  public func callAsFunction(id: String) {}
}

/// An action that opens the settings. Figures have none.
public struct OpenSettingsAction {
  public func callAsFunction() {}
}

/// An action that ends a search. Figures draw search fields at rest.
public struct DismissSearchAction {
  let dismiss: () -> Void
  public func callAsFunction() { dismiss() }
}

/// The key of the text that the search field around a view is for.
struct SearchTextKey: EnvironmentKey {
  static var defaultValue: Binding<String>? { nil }
}

/// An action that renames the content of a window. Figures have none.
public struct RenameAction {
  public func callAsFunction() {}
}

/// The state of a list's editing.
public enum EditMode: Hashable, Sendable {
  case inactive, transient, active
  /// Whether the list is being edited.
  public var isEditing: Bool { self != .inactive }
}

/// The width of letters' strokes that people prefer.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

/// The contrast of colours that people prefer.
public enum ColorSchemeContrast: Hashable, Sendable, CaseIterable { case standard, increased }

/// The state of a window of macOS.
public enum ControlActiveState: Hashable, Sendable, CaseIterable { case key, active, inactive }

extension EnvironmentValues {
  private subscript<Value>(stored name: String, default value: Value) -> Value {
    get { named[name] as? Value ?? value }
    set { named[name] = newValue }
  }

  public var dismiss: DismissAction { DismissAction(dismiss: dismissAction ?? {}) }
  public var isPresented: Bool { dismissAction != nil }
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: dismissAction != nil, action: dismissAction ?? {})
    return Binding(get: { mode }, set: { _ in })
  }
  public var openURL: OpenURLAction {
    get { self[stored: "@openURL", default: OpenURLAction { _ in .handled }] }
    set { self[stored: "@openURL", default: OpenURLAction { _ in .handled }] = newValue }
  }
  public var refresh: RefreshAction? {
    let action = self[RefreshKey.self]
    return action.map { action in RefreshAction { action() } }
  }
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  public var rename: RenameAction? { nil }
  /// Whether a search is going on: events reach a search field by writing into it.
  public var isSearching: Bool { self[SearchTextKey.self]?.wrappedValue.isEmpty == false }
  public var dismissSearch: DismissSearchAction {
    let text = self[SearchTextKey.self]
    return DismissSearchAction { if text?.wrappedValue.isEmpty == false { text?.wrappedValue = "" } }
  }
  public var supportsMultipleWindows: Bool { false }

  /// The editing of lists: a binding that a view inside the list's screen sets.
  public var editMode: Binding<EditMode>? {
    get { self[stored: "@editMode", default: nil] }
    set {
      self[stored: "@editMode", default: nil] = newValue
      setEditing { newValue?.wrappedValue.isEditing ?? false }
    }
  }
  public var scenePhase: ScenePhase {
    get { self[stored: "@scenePhase", default: .active] }
    set { self[stored: "@scenePhase", default: .active] = newValue }
  }
  public var locale: Locale {
    get { self[stored: "@locale", default: Locale(identifier: text.language.isEmpty ? "en_US" : text.language)] }
    set {
      self[stored: "@locale", default: newValue] = newValue
      text.language = newValue.identifier.replacingOccurrences(of: "_", with: "-")
    }
  }
  public var calendar: Calendar {
    get { self[stored: "@calendar", default: Calendar(identifier: .gregorian)] }
    set { self[stored: "@calendar", default: newValue] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[stored: "@timeZone", default: TimeZone(secondsFromGMT: 0) ?? .current] }
    set { self[stored: "@timeZone", default: newValue] = newValue }
  }

  public var isFocused: Bool { false }
  public var isScrollEnabled: Bool {
    get { self[stored: "@isScrollEnabled", default: true] }
    set { self[stored: "@isScrollEnabled", default: true] = newValue }
  }
  public var autocorrectionDisabled: Bool {
    get { self[stored: "@autocorrectionDisabled", default: false] }
    set { self[stored: "@autocorrectionDisabled", default: false] = newValue }
  }
  public var allowsTightening: Bool {
    get { self[stored: "@allowsTightening", default: false] }
    set { self[stored: "@allowsTightening", default: false] = newValue }
  }
  public var minimumScaleFactor: Double {
    get { text.minimumScaleFactor }
    set { text.minimumScaleFactor = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { text.truncation }
    set { text.truncation = newValue }
  }
  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  public var legibilityWeight: LegibilityWeight? {
    get { self[stored: "@legibilityWeight", default: nil] }
    set { self[stored: "@legibilityWeight", default: nil] = newValue }
  }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var controlActiveState: ControlActiveState { .key }
  public var isLuminanceReduced: Bool { false }
  public var isSceneCaptured: Bool { false }
  public var isHoverEffectEnabled: Bool { true }

  public var accessibilityEnabled: Bool { false }
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
}
