/// A named text style, as SwiftUI has them.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
}

/// The user's text size.
public enum DynamicTypeSize: String, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rank < b.rank }
  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// What fixes fonts, sizes, line metrics and pixel scale.
public enum TypographyProfile: String, Hashable, Sendable, CaseIterable {
  /// The numbers of printed explanations: body 14 pt at 1×.
  case book
  /// An iPhone or iPad with iOS 17 or 18: body 17 pt at 3×.
  case ios18
  /// The same with iOS 26: the same type, with its larger rows and switches, and capsules for buttons.
  case ios26
  /// A Mac: body 13 pt at 2×.
  case macos

  /// The newest system that is known by measurement: what is drawn for where nothing else is said.
  public static let standard = TypographyProfile.ios26

  /// The names by which platforms are asked for; `ios` is the newest.
  public static let platforms: [(name: String, profile: TypographyProfile)] = [
    ("ios", .ios26), ("ios26", .ios26), ("ios18", .ios18), ("macos", .macos), ("book", .book),
  ]

  /// The platform of a name.
  public init?(platform name: String) {
    guard let known = Self.platforms.first(where: { $0.name == name }) else { return nil }
    self = known.profile
  }

  /// The system's name as people write it.
  public var title: String {
    switch self {
    case .book: "book"
    case .ios18: "iOS 18"
    case .ios26: "iOS 26"
    case .macos: "macOS"
    }
  }

  /// Whether text is set as on a phone.
  public var isPhone: Bool { self == .ios18 || self == .ios26 }

  /// Pixels per point.
  public var scale: Double {
    switch self {
    case .book: 1
    case .ios18, .ios26: 3
    case .macos: 2
    }
  }
}
