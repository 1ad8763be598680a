/// The appearance of tab views.
public struct TabViewStyle: Hashable, Sendable {
  /// The visibility of the dots for the pages.
  public enum IndexDisplayMode: String, Hashable, Sendable, CaseIterable { case automatic, always, never }

  enum Kind: Hashable, Sendable { case automatic, page(IndexDisplayMode) }
  let kind: Kind

  public static let automatic = TabViewStyle(kind: .automatic)
  public static let sidebarAdaptable = TabViewStyle(kind: .automatic)
  public static let tabBarOnly = TabViewStyle(kind: .automatic)
  public static let grouped = automatic
  public static let carousel = page
  public static let page = TabViewStyle(kind: .page(.automatic))
  public static let verticalPage = TabViewStyle(kind: .page(.automatic))
  public static func page(indexDisplayMode: IndexDisplayMode) -> TabViewStyle {
    TabViewStyle(kind: .page(indexDisplayMode))
  }
}

/// Returns the style `.page`, under its older name.
public func PageTabViewStyle(indexDisplayMode: TabViewStyle.IndexDisplayMode = .automatic) -> TabViewStyle {
  .page(indexDisplayMode: indexDisplayMode)
}

/// The appearance of the dots of a paged tab view.
public struct IndexViewStyle: Hashable, Sendable {
  /// The visibility of the background behind the dots.
  public enum BackgroundDisplayMode: String, Hashable, Sendable, CaseIterable {
    case automatic, always, interactive, never
  }

  let hasBackground: Bool
  public static let page = IndexViewStyle(hasBackground: false)
  public static func page(backgroundDisplayMode mode: BackgroundDisplayMode) -> IndexViewStyle {
    IndexViewStyle(hasBackground: mode == .always)
  }
}

struct TabViewStyleKey: EnvironmentKey {
  static let defaultValue = TabViewStyle.Kind.automatic
}

struct IndexBackgroundKey: EnvironmentKey {
  static let defaultValue = false
}

extension View {
  public func tabViewStyle(_ style: TabViewStyle) -> some View {
    changingEnvironment { $0[TabViewStyleKey.self] = style.kind }
  }
  public func indexViewStyle(_ style: IndexViewStyle) -> some View {
    changingEnvironment { $0[IndexBackgroundKey.self] = style.hasBackground }
  }
}
