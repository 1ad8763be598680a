/// A type that defines the appearance of lists.
public protocol ListStyle {
  var _kind: ListStyleKind { get }
}

/// The appearances of lists.
public enum ListStyleKind: String, Hashable, Sendable, CaseIterable {
  case plain, inset, grouped, insetGrouped, sidebar

  var hasCards: Bool { self == .grouped || self == .insetGrouped }
}

struct ListStyleKey: EnvironmentKey {
  static let defaultValue: ListStyleKind? = nil
}

/// A style that shows sections on inset cards.
public struct DefaultListStyle: ListStyle {
  public init() {}
  public var _kind: ListStyleKind { .insetGrouped }
}
/// A style that shows rows from edge to edge, without cards.
public struct PlainListStyle: ListStyle {
  public init() {}
  public var _kind: ListStyleKind { .plain }
}
/// A style that shows inset rows without cards.
public struct InsetListStyle: ListStyle {
  public init() {}
  public var _kind: ListStyleKind { .inset }
}
/// A style that shows sections on bands from edge to edge.
public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _kind: ListStyleKind { .grouped }
}
/// A style that shows sections on inset cards.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _kind: ListStyleKind { .insetGrouped }
}
/// A style that shows rows as in the sidebar of a split view.
public struct SidebarListStyle: ListStyle {
  public init() {}
  public var _kind: ListStyleKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { PlainListStyle() }
  public static var bordered: PlainListStyle { PlainListStyle() }
  public static var carousel: PlainListStyle { PlainListStyle() }
  public static var elliptical: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension View {
  public func listStyle(_ style: some ListStyle) -> some View {
    changingEnvironment { $0[ListStyleKey.self] = style._kind }
  }
}

/// The distance between the sections of a list.
public enum ListSectionSpacing: Hashable, Sendable {
  case `default`, compact
  /// A distance in points.
  case custom(Double)

  func length(_ environment: EnvironmentValues) -> Double? {
    switch self {
    case .default: nil
    case .compact: environment.points(18)
    case .custom(let length): max(length, 0)
    }
  }
}

struct ListSectionSpacingKey: EnvironmentKey {
  static let defaultValue: ListSectionSpacing? = nil
}

struct ListRowSpacingKey: EnvironmentKey {
  static let defaultValue: Double? = nil
}

extension View {
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    changingEnvironment { $0[ListSectionSpacingKey.self] = spacing }
  }
  /// - Parameter spacing: the distance between sections, in points.
  public func listSectionSpacing(_ spacing: Double) -> some View { listSectionSpacing(.custom(spacing)) }
  /// - Parameter spacing: the distance between rows, in points; none if `nil`.
  public func listRowSpacing(_ spacing: Double?) -> some View {
    changingEnvironment { $0[ListRowSpacingKey.self] = spacing.map { max($0, 0) } }
  }
}
