/// How a view's colours and those below it become one.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter

  /// What CSS calls it; that which comes nearest where it has none, and `nil` where nothing does.
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

  /// Whether drawings have the mode, or one near it.
  public var isDrawn: Bool { css != nil }
}

extension View {
  /// Mixes the view's colours with those below it.
  public func blendMode(_ mode: BlendMode) -> some View { blendMode(mode.css ?? "normal") }
}
