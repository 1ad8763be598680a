import VitrineLayout

struct LabelSpacingKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

struct ReservedIconWidthKey: EnvironmentKey {
  static var defaultValue: Double? { nil }
}

extension View {
  /// The room between icon and title in labels inside, in points.
  ///
  /// Source: https://developer.apple.com/documentation/swiftui/view/labelicontotitlespacing(_:)
  public func labelIconToTitleSpacing(_ spacing: Double) -> some View {
    changingEnvironment { $0[LabelSpacingKey.self] = spacing }
  }

  /// The room that icons of labels inside have to themselves, in points; wider ones take more.
  ///
  /// Source: https://developer.apple.com/documentation/swiftui/view/labelreservediconwidth(_:)
  public func labelReservedIconWidth(_ value: Double) -> some View {
    changingEnvironment { $0[ReservedIconWidthKey.self] = value }
  }
}
