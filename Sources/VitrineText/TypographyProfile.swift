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
  /// An iPhone or iPad: body 17 pt at 3×.
  case ios
  /// The same with iOS 26: the same type, with its larger rows and switches, and capsules for buttons.
  case ios26
  /// A Mac: body 13 pt at 2×.
  case macos

  /// Whether text is set as on a phone.
  public var isPhone: Bool { self == .ios || self == .ios26 }

  /// Pixels per point.
  public var scale: Double {
    switch self {
    case .book: 1
    case .ios, .ios26: 3
    case .macos: 2
    }
  }
}
