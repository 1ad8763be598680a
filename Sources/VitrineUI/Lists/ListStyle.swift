import VitrineLayout

/// How lists look.
public protocol ListStyle {
  var _kind: ListStyleKind { get }
}

/// What the styles of lists differ in.
public enum ListStyleKind: String, Hashable, Sendable, CaseIterable {
  case plain, inset, grouped, insetGrouped, sidebar

  var hasCards: Bool { self == .grouped || self == .insetGrouped }
}

struct ListStyleKey: EnvironmentKey {
  static let defaultValue: ListStyleKind? = nil
}

/// Sections on cards, set in from the edges.
public struct DefaultListStyle: ListStyle {
  public init() {}
  public var _kind: ListStyleKind { .insetGrouped }
}
/// Rows from edge to edge, without cards.
public struct PlainListStyle: ListStyle {
  public init() {}
  public var _kind: ListStyleKind { .plain }
}
/// Rows without cards, set in from the edges.
public struct InsetListStyle: ListStyle {
  public init() {}
  public var _kind: ListStyleKind { .inset }
}
/// Sections on bands from edge to edge.
public struct GroupedListStyle: ListStyle {
  public init() {}
  public var _kind: ListStyleKind { .grouped }
}
/// Sections on cards, set in from the edges.
public struct InsetGroupedListStyle: ListStyle {
  public init() {}
  public var _kind: ListStyleKind { .insetGrouped }
}
/// Rows as in the sidebar of a split view.
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

/// The measures and colours of a list style, in points where it stands.
struct ListMetrics {
  let kind: ListStyleKind
  /// At both sides of each section.
  let margin: Double
  /// Before the first section and after the last one.
  let sectionGap: Double
  /// What a card keeps above and below it where no header or footer stands there.
  private let cardGap: Double
  /// Before a header.
  private let headerGap: Double
  /// Between rows.
  let rowGap: Double
  let rowInsets: EdgeInsets
  let minimumRowHeight: Double
  let cornerRadius: Double

  init(_ kind: ListStyleKind, _ environment: EnvironmentValues) {
    self.kind = kind
    margin = kind == .insetGrouped || kind == .sidebar || kind == .inset ? environment.points(16) : 0
    let usualGap = kind == .plain || kind == .inset ? 0 : environment.points(kind == .sidebar ? 10 : 35)
    let ownGap = environment[ListSectionSpacingKey.self]?.length(environment)
    sectionGap = ownGap ?? usualGap
    let isMeasured = kind.hasCards && ownGap == nil
    let isNew = environment.text.profile == .ios26
    cardGap = isMeasured ? environment.points(isNew ? 17.5 : 53.0 / 3) : sectionGap / 2
    headerGap = isMeasured ? environment.points(isNew ? 49.0 / 3 : 17) : sectionGap / 2
    rowGap = environment[ListRowSpacingKey.self] ?? 0
    var insets = environment.insets(kind == .inset ? 0 : isNew ? 15 : 16, 11)
    if isNew { (insets.top, insets.bottom) = (environment.points(16), environment.points(47.0 / 3)) }
    rowInsets = insets
    minimumRowHeight = environment[MinimumRowHeightKey.self] ?? environment.usualRowHeight
    cornerRadius = kind == .insetGrouped ? environment.points(isNew ? 26 : 10) : 0
  }

  /// Before a section, in points: what its own top and the bottom of the one above ask for.
  ///
  /// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
  func gap(isFirst: Bool, afterFooter: Bool, hasHeader: Bool) -> Double {
    guard hasCards, !isFirst else { return hasHeader ? headerGap : sectionGap }
    return (afterFooter ? 0 : cardGap) + (hasHeader ? headerGap : cardGap)
  }

  var hasCards: Bool { kind.hasCards }
  var hasSeparators: Bool { kind != .sidebar }
  var background: Ink { hasCards || kind == .sidebar ? .groupedBackground : .background }
}

struct MinimumRowHeightKey: EnvironmentKey {
  static let defaultValue: Double? = nil
}

extension EnvironmentValues {
  /// 44 points; at iOS 26 as high as a row with one line of text, which is 52 points high at 17 points and 51 at 16.
  fileprivate var usualRowHeight: Double {
    guard text.profile == .ios26 else { return points(44) }
    let (face, style) = Font.body.resolved(text)
    return (text.profile.lineMetrics(size: face.size, style: style).height + 95.0 / 3).rounded()
  }

  /// In points; 44 for body text of 17 points if `nil`.
  public var defaultMinListRowHeight: Double? {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }
}

/// The distance between the sections of a list.
public enum ListSectionSpacing: Hashable, Sendable {
  case `default`, compact
  /// In points.
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
  /// - Parameter spacing: in points.
  public func listSectionSpacing(_ spacing: Double) -> some View { listSectionSpacing(.custom(spacing)) }
  /// - Parameter spacing: between rows, in points; none if `nil`.
  public func listRowSpacing(_ spacing: Double?) -> some View {
    changingEnvironment { $0[ListRowSpacingKey.self] = spacing.map { max($0, 0) } }
  }
}
