/// A text style of SwiftUI.
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

/// The platform whose fonts, sizes, line metrics and pixel scale are used.
public enum TypographyProfile: String, Hashable, Sendable, CaseIterable {
  /// The metrics of printed figures about SwiftUI: body 14 pt at 1×.
  case book
  /// An iPhone or iPad with iOS 17 or 18: body 17 pt at 3×.
  case ios18
  /// An iPhone or iPad with iOS 26: the same type, with larger rows and switches and capsule-shaped buttons.
  case ios26
  /// A Mac: body 13 pt at 2×.
  case macos

  /// The default: the newest system whose metrics were measured.
  public static let standard = TypographyProfile.ios26

  /// The names of platforms in options; `ios` is the newest.
  public static let platforms: [(name: String, profile: TypographyProfile)] = [
    ("ios", .ios26), ("ios26", .ios26), ("ios18", .ios18), ("macos", .macos), ("book", .book),
  ]

  /// Creates the profile of a platform by its name; `nil` for an unknown name.
  public init?(platform name: String) {
    guard let known = Self.platforms.first(where: { $0.name == name }) else { return nil }
    self = known.profile
  }

  /// The system's name in prose.
  public var title: String {
    switch self {
    case .book: "book"
    case .ios18: "iOS 18"
    case .ios26: "iOS 26"
    case .macos: "macOS"
    }
  }

  /// Whether the profile is that of an iPhone or iPad.
  public var isPhone: Bool { self == .ios18 || self == .ios26 }

  /// The pixels per point.
  public var scale: Double {
    switch self {
    case .book: 1
    case .ios18, .ios26: 3
    case .macos: 2
    }
  }
}
