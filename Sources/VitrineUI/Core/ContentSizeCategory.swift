import VitrineText

/// The user's text size, by the names that preceded ``DynamicTypeSize``.
public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable, Comparable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge

  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.typeSize < b.typeSize }
  public var isAccessibilityCategory: Bool { typeSize.isAccessibilitySize }

  /// The same size as a `DynamicTypeSize`: both have the same cases, in the same order.
  var typeSize: DynamicTypeSize {
    zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
  }
}

extension EnvironmentValues {
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory.allCases.first { $0.typeSize == dynamicTypeSize } ?? .large }
    set { dynamicTypeSize = newValue.typeSize }
  }
}
