import Foundation
import VitrineLayout
import VitrineText

/// The lengths, in points, and colours of a list style on a platform.
///
/// Source: [layout reference, section 31](docs/layout-reference.md#31-measured-on-pictures-of-ios).
struct ListMetrics {
  let kind: ListStyleKind
  /// The space at both sides of each section.
  let margin: Double
  /// The space before the first section and after the last one.
  let sectionGap: Double
  /// The space between rows.
  let rowGap: Double
  let rowInsets: EdgeInsets
  let minimumRowHeight: Double
  let cornerRadius: Double
  let separator: Separator
  fileprivate let gaps: Gaps
  fileprivate let captions: Captions

  /// The lines between rows.
  struct Separator {
    var ink: Ink
    /// The thickness, in points.
    var thickness: Double
    /// Whether the lines end at the trailing edge of the content instead of the card's.
    var endsWithContent: Bool
  }

  /// The vertical space around sections, in points.
  fileprivate struct Gaps {
    /// The space above and below a card, at an edge without a header or footer.
    var card: Double
    /// The space below a card whose next section has a header.
    var cardBeforeHeader: Double
    /// The space above the header of the first section, and above those of other sections.
    var firstHeader: Double
    var header: Double
  }

  /// The space above and below the text of headers and footers, in points.
  fileprivate struct Captions {
    var header: (above: Double, below: Double)
    var footer: (above: Double, below: Double)
    var minimumHeaderHeight = 0.0
  }

  init(_ kind: ListStyleKind, _ environment: EnvironmentValues) {
    self.kind = kind
    let profile = environment.text.profile
    let isMac = profile == .macos && kind.hasCards
    let isNew = profile == .ios26
    let isInset = kind == .insetGrouped || kind == .sidebar || kind == .inset
    margin = isMac ? 20 : isInset ? environment.points(16) : 0
    let usualGap = kind == .plain || kind == .inset ? 0 : isMac ? 20 : environment.points(kind == .sidebar ? 10 : 35)
    let ownGap = environment[ListSectionSpacingKey.self]?.length(environment)
    sectionGap = ownGap ?? usualGap
    gaps = ownGap == nil ? Gaps(kind, environment) ?? Gaps(sectionGap) : Gaps(sectionGap)
    captions = Captions(kind, environment)
    rowGap = environment[ListRowSpacingKey.self] ?? (isMac ? 1 : 0)
    rowInsets =
      isMac
      ? EdgeInsets(top: 11.5, leading: 10, bottom: 11.5, trailing: 10)
      : environment.insets(kind == .inset ? 0 : 16, isNew ? 15 : 11)
    minimumRowHeight = environment[MinimumRowHeightKey.self] ?? (isMac ? 36 : environment.usualRowHeight)
    cornerRadius = kind == .insetGrouped ? environment.points(isNew ? 26 : 10) : 0
    separator = Separator(
      ink: isNew ? .rowSeparator : .separator, thickness: isNew ? 1 : 1 / environment.text.scale,
      endsWithContent: isNew || isMac)
  }

  /// Returns the space before a section, in points: its own top space plus the bottom space of the section above.
  func gap(isFirst: Bool, afterFooter: Bool, hasHeader: Bool) -> Double {
    guard hasCards, !isFirst else { return hasHeader ? gaps.firstHeader : sectionGap }
    guard hasHeader else { return (afterFooter ? 0 : gaps.card) + gaps.card }
    return (afterFooter ? 0 : gaps.cardBeforeHeader) + gaps.header
  }

  /// Returns the insets and the minimum height of a header or a footer, in points.
  func caption(_ role: SectionMark.Role, _ usual: EdgeInsets) -> (insets: EdgeInsets, minimumHeight: Double) {
    var insets = usual
    (insets.top, insets.bottom) = role == .header ? captions.header : captions.footer
    return (insets, role == .header ? captions.minimumHeaderHeight : 0)
  }

  var hasCards: Bool { kind.hasCards }
  var hasSeparators: Bool { kind != .sidebar }
  var background: Ink { hasCards || kind == .sidebar ? .groupedBackground : .background }
}

extension ListMetrics.Gaps {
  /// Creates the space around the sections of a list with cards; returns `nil` for other lists.
  fileprivate init?(_ kind: ListStyleKind, _ environment: EnvironmentValues) {
    guard kind.hasCards else { return nil }
    switch environment.text.profile {
    case .macos: self.init(card: 10, cardBeforeHeader: 10, firstHeader: 20.5, header: 20.5)
    case .ios26:
      let card = environment.points(53.0 / 3)
      self.init(card: card, cardBeforeHeader: card, firstHeader: 0, header: 0)
    case .ios18, .book:
      let header = environment.points(17)
      // Six headers between cards have a total height of 336.67 points, so the lengths are not rounded.
      let factor = environment.points(300) / 300
      self.init(
        card: environment.points(53.0 / 3), cardBeforeHeader: 17.44 * factor, firstHeader: header, header: header)
    }
  }

  /// Creates space that has half of a distance at each side.
  fileprivate init(_ distance: Double) {
    self.init(card: distance / 2, cardBeforeHeader: distance / 2, firstHeader: distance / 2, header: distance / 2)
  }
}

extension ListMetrics.Captions {
  fileprivate init(_ kind: ListStyleKind, _ environment: EnvironmentValues) {
    self.init(usual: kind, environment)
    if let height = environment.defaultMinListHeaderHeight { minimumHeaderHeight = Double(height) }
  }

  private init(usual kind: ListStyleKind, _ environment: EnvironmentValues) {
    func points(_ above: Double, _ below: Double) -> (Double, Double) {
      (environment.points(above), environment.points(below))
    }
    guard kind.hasCards else {
      self.init(header: points(6, 6), footer: points(7, 0), minimumHeaderHeight: environment.points(28))
      return
    }
    switch environment.text.profile {
    case .macos: self.init(header: (0, 9.5), footer: (9.5, 0))
    case .ios26: self.init(header: points(10, 10), footer: points(22.0 / 3, 20.0 / 3))
    case .ios18, .book: self.init(header: points(0, 6), footer: points(6, 12))
    }
  }
}

struct MinimumRowHeightKey: EnvironmentKey {
  static let defaultValue: Double? = nil
}

private struct MinimumHeaderHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}

extension EnvironmentValues {
  /// 44 points; from iOS 26 on the height of a row with one line of text: 52 points for text of 17 points, 51 for 16.
  fileprivate var usualRowHeight: Double {
    guard text.profile == .ios26 else { return points(44) }
    let (face, style) = Font.body.resolved(text)
    return (text.profile.lineMetrics(size: face.size, style: style).height + 95.0 / 3).rounded()
  }

  /// The minimum height of rows, in points: 44 scaled with the text size on iOS 18, one line of text and 31⅔ on iOS 26,
  /// 36 in lists with cards on macOS.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinimumRowHeightKey.self].map { CGFloat($0) } ?? CGFloat(usualRowHeight) }
    set { self[MinimumRowHeightKey.self] = Double(newValue) }
  }

  /// The minimum height of section headers, in points; `nil` for the platform's.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }
}
