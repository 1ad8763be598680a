import VitrineLayout

struct LabelSpacingKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

struct ReservedIconWidthKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

extension View {
  /// Sets the space between icon and title in the labels inside, in points.
  ///
  /// Source: https://developer.apple.com/documentation/swiftui/view/labelicontotitlespacing(_:)
  public func labelIconToTitleSpacing(_ spacing: Double) -> some View {
    changingEnvironment { $0[LabelSpacingKey.self] = spacing }
  }

  /// Sets the minimum width of the icons of the labels inside, in points.
  ///
  /// Source: https://developer.apple.com/documentation/swiftui/view/labelreservediconwidth(_:)
  public func labelReservedIconWidth(_ value: Double) -> some View {
    changingEnvironment { $0[ReservedIconWidthKey.self] = value }
  }
}
