import VitrineLayout

/// A colour: a view that fills the proposed size, and a style for shapes and text.
public struct Color: PrimitiveView, ShapeStyle, Hashable, Sendable {
  enum Provider: Hashable, Sendable {
    case ink(Ink)
    /// The environment's tint.
    case accent
    /// A mixture of two colours.
    case mix(Mixture)
    /// A colour of an asset catalog, by its name.
    case asset(String)
  }

  let provider: Provider
  /// The colour in source form, such as `red`; `Color` for a colour without a name.
  package let name: String
  private var opacityFactor = 1.0

  init(_ provider: Provider, name: String) {
    self.provider = provider
    self.name = name
  }

  /// The colour space of the red, green and blue components.
  public enum RGBColorSpace: String, Sendable, CaseIterable { case sRGB, sRGBLinear, displayP3 }

  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let clamp = { (value: Double) in min(max(value.isNaN ? 0 : value, 0), 1) }
    let parts = space.encoded(red: clamp(red), green: clamp(green), blue: clamp(blue))
    let color = RGBA(red: parts.red, green: parts.green, blue: parts.blue, opacity: clamp(opacity))
    self.init(.ink(Ink(color)), name: Self.nameless)
  }

  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }

  /// - Parameters: the hue as a fraction of the full circle; the others from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue.isFinite ? hue - hue.rounded(.down) : 0) * 6
    let fraction = sector - sector.rounded(.down)
    let p = brightness * (1 - saturation)
    let q = brightness * (1 - saturation * fraction)
    let t = brightness * (1 - saturation * (1 - fraction))
    let (red, green, blue) =
      switch Int(sector) {
      case 0: (brightness, t, p)
      case 1: (q, brightness, p)
      case 2: (p, brightness, t)
      case 3: (p, q, brightness)
      case 4: (t, p, brightness)
      default: (brightness, p, q)
      }
    self.init(red: red, green: green, blue: blue, opacity: opacity)
  }

  /// Creates a colour that style sheets may restyle by its name.
  package init(ink: Ink) { self.init(.ink(ink), name: ink.name ?? Self.nameless) }

  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacityFactor *= min(max(opacity.isNaN ? 1 : opacity, 0), 1)
    return color
  }

  /// A gradient from a lighter tone at the top to the colour at the bottom.
  public var gradient: AnyGradient { AnyGradient(self) }

  /// Returns the colour mixed with a quarter of white.
  fileprivate func lighterInk(in environment: EnvironmentValues) -> Ink {
    func lighter(_ color: RGBA) -> RGBA {
      let mixed = [color.red, color.green, color.blue].map { $0 + (1 - $0) * 0.25 }
      return RGBA(red: mixed[0], green: mixed[1], blue: mixed[2], opacity: color.opacity)
    }
    let ink = ink(in: environment)
    return Ink(light: lighter(ink.light), dark: lighter(ink.dark))
  }

  package func ink(in environment: EnvironmentValues) -> Ink {
    switch provider {
    case .ink(let ink): ink.opacity(opacityFactor)
    case .accent where environment.tintStyle != nil:
      environment.tintFill(in: Rect(x: 0, y: 0, width: 1, height: 1)).mainInk.opacity(opacityFactor)
    case .accent: (environment.tint ?? .blue).inkIgnoringTint(environment).opacity(opacityFactor)
    case .mix(let mixture): mixture.ink(in: environment).opacity(opacityFactor)
    case .asset(let name): Self.ink(ofAsset: name, in: environment).opacity(opacityFactor)
    }
  }

  /// Returns the ink of a tint. A tint that is made from the tint itself is blue.
  private func inkIgnoringTint(_ environment: EnvironmentValues) -> Ink {
    var environment = environment
    environment.tint = nil
    if case .accent = provider { return Ink.blue }
    return ink(in: environment)
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let painter = LeafPainter { node, frame in
      let ink = ink(in: node.environment)
      return ink.isClear ? [] : [.rectangle(frame, cornerRadius: 0, .ink(ink), nil)]
    }
    return [RenderNode(.color, argument: argument, rule: FlexibleLeafRule(), context: context, painter: painter)]
  }

  /// The argument of the colour's node: its name, or its components as style sheets write them.
  var argument: String {
    guard name == Self.nameless else { return name }
    if case .asset(let name) = provider { return "\"\(name)\"" }
    guard case .ink(let ink) = provider else { return "" }
    let parts = [ink.light.red, ink.light.green, ink.light.blue].map { part in
      let text = String(part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0, radix: 16)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + parts.joined()
  }

  /// The name of every colour without a specific name.
  static let nameless = "Color"
}

extension Color {
  private static func system(_ ink: Ink) -> Color { Color(.ink(ink), name: ink.name ?? nameless) }

  public static let red = system(.red)
  public static let orange = system(.orange)
  public static let yellow = system(.yellow)
  public static let green = system(.green)
  public static let mint = system(.mint)
  public static let teal = system(.teal)
  public static let cyan = system(.cyan)
  public static let blue = system(.blue)
  public static let indigo = system(.indigo)
  public static let purple = system(.purple)
  public static let pink = system(.pink)
  public static let brown = system(.brown)
  public static let gray = system(.gray)
  public static let black = system(.black)
  public static let white = system(.white)
  public static let clear = system(.clear)
  public static let primary = system(.primary)
  public static let secondary = system(.secondary)
  public static let accentColor = Color(.accent, name: "accentColor")
}

/// A gradient that is made from one colour.
public struct AnyGradient: ShapeStyle, Hashable, Sendable {
  let color: Color

  init(_ color: Color) { self.color = color }

  public func _fill(_ frame: _StyleFrame) -> Fill {
    let stops = GradientStops([
      .init(ink: color.lighterInk(in: frame.environment), location: 0),
      .init(ink: color.ink(in: frame.environment), location: 1),
    ])
    return .linear(stops, from: frame.frame.point(.top), to: frame.frame.point(.bottom))
  }
}

extension NodeKind {
  public static let color = NodeKind("Color", noun: .colour, telling: .accepting, label: .member)
}
