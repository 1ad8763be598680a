/// The way in which a view's colours are composited with those below it.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter

  /// The CSS name of the mode, or of the nearest mode that CSS has; `nil` if CSS has none like it.
  var css: String? {
    switch self {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "screen"
    case .plusDarker: "multiply"
    case .sourceAtop, .destinationOver, .destinationOut: nil
    default: rawValue
    }
  }

  /// Whether figures can draw the mode or one like it.
  public var isDrawn: Bool { css != nil }
}

extension View {
  /// Blends the view's colours with those below it.
  public func blendMode(_ mode: BlendMode) -> some View { blendMode(mode.css ?? "normal") }
}
