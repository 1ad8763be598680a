/// A style that draws the label in black, in white or in the tint colour, on a shape of glass.
///
/// Source: https://developer.apple.com/documentation/swiftui/glassbuttonstyle
public struct GlassButtonStyle: PrimitiveButtonStyle {
  private let glass: Glass
  public init(_ glass: Glass = .regular) { self.glass = glass }

  public func makeBody(configuration: Configuration) -> some View {
    BorderedFace(configuration: configuration, automaticShape: .capsule) { environment in
      (label(configuration.role, environment), glass.style(environment))
    }
  }

  /// Returns the label's colour; `nil` keeps its own.
  private func label(_ role: ButtonRole?, _ environment: EnvironmentValues) -> Color? {
    guard environment.isEnabled else { return .secondary }
    if role == .destructive { return .red }
    return environment.foregroundStyles.isEmpty ? environment.tint ?? .primary : nil
  }
}

/// A style that draws the label in white, on a shape of glass in the tint colour.
///
/// Source: https://developer.apple.com/documentation/swiftui/glassprominentbuttonstyle
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedFace(configuration: configuration, automaticShape: .capsule) { environment in
      guard environment.isEnabled else { return (Color.primary, Color.gray.opacity(0.4)) }
      let color = configuration.role == .destructive ? Color.red : Color.accentColor
      return (environment.foregroundStyles.isEmpty ? Color.white : nil, color.onSurface(environment))
    }
  }
}

extension ButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension ButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
