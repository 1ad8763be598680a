import VitrineText

extension View {
  private func text(_ change: @escaping (inout TextEnvironment) -> Void) -> some View {
    changingEnvironment { change(&$0.text) }
  }

  public func font(_ font: Font?) -> some View { text { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> some View { text { $0.weight = weight } }
  public func fontDesign(_ design: Font.Design?) -> some View {
    text { $0.monospaced = design == .monospaced }
  }
  public func bold(_ isActive: Bool = true) -> some View { text { $0.weight = isActive ? .bold : nil } }
  public func italic(_ isActive: Bool = true) -> some View { text { $0.isItalic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> some View { text { $0.monospaced = isActive } }
  public func monospacedDigit() -> some View { text { $0.monospacedDigits = true } }
  public func kerning(_ points: Double) -> some View { text { $0.tracking = points } }
  public func tracking(_ points: Double) -> some View { text { $0.tracking = points } }
  public func baselineOffset(_ points: Double) -> some View { text { $0.baselineOffset = points } }
  public func textCase(_ textCase: TextEnvironment.TextCase?) -> some View { text { $0.textCase = textCase } }
  public func lineSpacing(_ points: Double) -> some View { text { $0.lineSpacing = max(0, points) } }
  public func multilineTextAlignment(_ alignment: TextOptions.Alignment) -> some View {
    text { $0.alignment = alignment }
  }
  public func truncationMode(_ mode: TextOptions.Truncation) -> some View { text { $0.truncation = mode } }
  public func minimumScaleFactor(_ factor: Double) -> some View {
    text { $0.minimumScaleFactor = min(max(factor, 0.01), 1) }
  }

  public func lineLimit(_ number: Int?) -> some View {
    text {
      $0.lineLimit = number.map { max($0, 1) }
      $0.reservedLines = 0
    }
  }
  public func lineLimit(_ number: Int, reservesSpace: Bool) -> some View {
    text {
      $0.lineLimit = max(number, 1)
      $0.reservedLines = reservesSpace ? max(number, 1) : 0
    }
  }
  /// Sets the minimum and maximum number of lines.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    text {
      $0.lineLimit = max(limit.upperBound, 1)
      $0.reservedLines = limit.lowerBound
    }
  }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    text {
      $0.lineLimit = nil
      $0.reservedLines = limit.lowerBound
    }
  }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    text {
      $0.lineLimit = max(limit.upperBound, 1)
      $0.reservedLines = 0
    }
  }

  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { text { $0.typeSize = size } }
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View {
    text { $0.typeSize = min(max($0.typeSize, range.lowerBound), range.upperBound) }
  }
  public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View {
    text { $0.typeSize = min($0.typeSize, range.upperBound) }
  }
  public func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View {
    text { $0.typeSize = max($0.typeSize, range.lowerBound) }
  }

  public func foregroundColor(_ color: Color?) -> some View {
    changingEnvironment { $0.foregroundStyles = color.map { [AnyShapeStyle($0)] } ?? [] }
  }
  public func foregroundStyle(_ style: any ShapeStyle) -> some View {
    changingEnvironment { environment in
      environment.foregroundStyles = [environment.inForce(style)]
    }
  }
  public func foregroundStyle(_ primary: any ShapeStyle, _ secondary: any ShapeStyle) -> some View {
    changingEnvironment { $0.foregroundStyles = [AnyShapeStyle(primary), AnyShapeStyle(secondary)] }
  }
  public func foregroundStyle(
    _ primary: any ShapeStyle, _ secondary: any ShapeStyle, _ tertiary: any ShapeStyle
  ) -> some View {
    changingEnvironment {
      $0.foregroundStyles = [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]
    }
  }
  public func accentColor(_ color: Color?) -> some View { tint(color) }
  /// Draws the view in one colour scheme, regardless of the page's scheme, on that scheme's background.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    modifier(SchemeModifier(scheme: scheme, hasBackground: true))
  }
  /// Draws the view in one colour scheme, regardless of the page's scheme.
  public func colorScheme(_ scheme: ColorScheme) -> some View {
    modifier(SchemeModifier(scheme: scheme, hasBackground: false))
  }
}

extension EnvironmentValues {
  /// Returns a style in which references to the foreground style are replaced by the current one.
  fileprivate func inForce(_ style: any ShapeStyle) -> AnyShapeStyle {
    switch style {
    case let any as AnyShapeStyle: inForce(any.style)
    case let style as HierarchicalShapeStyle: level(style)
    case let style as ShadowedStyle: AnyShapeStyle(ShadowedStyle(base: inForce(style.base).style, shadow: style.shadow))
    default: AnyShapeStyle(style)
    }
  }

  /// Returns a level of the current foreground style as a separate style.
  fileprivate func level(_ style: HierarchicalShapeStyle) -> AnyShapeStyle {
    if style.level < foregroundStyles.count { return foregroundStyles[style.level] }
    guard let base = foregroundStyles.first else { return AnyShapeStyle(style) }
    let opacities = [1, 0.5, 0.25, 0.18, 0.1]
    return AnyShapeStyle(OpacityShapeStyle(base: base.style, opacity: opacities[style.level]))
  }
}
