import VitrineLayout

/// A type that defines the appearance of buttons.
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button style that also decides when the button acts. Figures draw it like any other style.
public protocol PrimitiveButtonStyle: ButtonStyle {}
public typealias PrimitiveButtonStyleConfiguration = ButtonStyleConfiguration

/// The parts of a button.
public struct ButtonStyleConfiguration {
  public let role: ButtonRole?
  public let label: AnyView
  /// A Boolean value that indicates whether the button is pressed; `false` by default, as figures draw buttons at rest.
  public var isPressed = false
  private let action: () -> Void

  init(role: ButtonRole?, label: AnyView, trigger: @escaping () -> Void) {
    (self.role, self.label, action) = (role, label, trigger)
  }

  public func trigger() { action() }
}

extension ButtonStyle {
  func anyBody(_ configuration: Configuration) -> any View { makeBody(configuration: configuration) }
}

struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: (any ButtonStyle)? { nil }
}

/// A style that draws the label in the tint colour: red for a destructive button, grey for a disabled one. On the Mac
/// it draws a push button.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { environment in
      if environment.hasPushButtons { return BorderedButtonStyle().makeBody(configuration: configuration) }
      return TintedLabel(configuration).colored(environment)
    }
  }
}

/// The label of a button without a background, in the colour of its role and state.
private struct TintedLabel {
  let configuration: ButtonStyleConfiguration
  init(_ configuration: ButtonStyleConfiguration) { self.configuration = configuration }

  func colored(_ environment: EnvironmentValues) -> any View {
    guard environment.isEnabled else { return configuration.label.foregroundStyle(Color.secondary) }
    if configuration.role == .destructive { return configuration.label.foregroundStyle(Color.red) }
    guard environment.foregroundStyles.isEmpty, environment.controlPlace != .menu else { return configuration.label }
    return configuration.label.foregroundStyle(Color.accentColor)
  }
}

extension EnvironmentValues {
  /// Whether buttons without a style are push buttons, as on the Mac.
  fileprivate var hasPushButtons: Bool { text.profile == .macos && [.anywhere, .row].contains(controlPlace) }
}

/// A style that draws the label in the tint colour, without a background.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    EnvironmentReader { TintedLabel(configuration).colored($0) }
  }
}

/// A style that draws the label unchanged.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A style that draws the label in the tint colour, on a faint shape of the same colour.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedFace(configuration: configuration) { environment in
      guard environment.isEnabled else { return (Color(ink: .tertiary), Color(ink: .controlFill)) }
      if environment.text.profile == .macos { return (nil, Color(ink: .controlFill)) }
      if configuration.role == .destructive { return (Color.red, Color.red.opacity(0.15)) }
      let fill = environment.tint == nil ? Color(ink: .controlFill) : Color.accentColor.opacity(0.15)
      return (environment.foregroundStyles.isEmpty ? Color.accentColor : nil, fill)
    }
  }
}

/// A style that draws the label in white, on a shape of the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    BorderedFace(configuration: configuration) { environment in
      guard environment.isEnabled else { return (Color(ink: .tertiary), Color(ink: .controlFill)) }
      let fill = configuration.role == .destructive ? Color.red : Color.accentColor
      return (environment.foregroundStyles.isEmpty ? Color.white : nil, fill)
    }
  }
}

/// A style made from a closure.
package struct CustomButtonStyle: ButtonStyle {
  let make: (Configuration) -> any View
  package init(_ make: @escaping (Configuration) -> any View) { self.make = make }
  package func makeBody(configuration: Configuration) -> AnyView { AnyView(make(configuration)) }
}

/// A label with the padding of its control size, in front of a shape.
struct BorderedFace: PrimitiveView {
  let configuration: ButtonStyleConfiguration
  /// The shape to draw while the environment's border shape is `automatic`.
  var automaticShape = ButtonBorderShape.automatic
  /// The colour of the label (`nil` keeps its own) and the fill of the shape (`nil` draws no shape) in an environment.
  let colors: (EnvironmentValues) -> (Color?, (any ShapeStyle)?)

  func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let environment = context.environment
    let (foreground, fill) = colors(environment)
    let asked = environment[ButtonBorderShapeKey.self]
    let shape = (asked == .automatic ? automaticShape : asked).shape(environment)
    let label = colored(foreground).padding(environment.controlSize.insets(environment))
    let high = label.frame(minHeight: environment.text.profile == .macos ? environment.controlSize.macHeight : nil)
    let face: any View = fill.map { high.background(style: $0, in: shape) } ?? high
    let nodes = context.nodes(of: sized(face, environment), step: .index(0))
    for node in nodes { node.traits.showsDisabled = true }
    return nodes
  }

  private func colored(_ color: Color?) -> AnyView {
    color.map { AnyView(configuration.label.foregroundStyle($0)) } ?? configuration.label
  }

  private func sized(_ face: some View, _ environment: EnvironmentValues) -> any View {
    let isSmall = environment.controlSize <= .small
    return isSmall && environment.text.font == nil ? face.font(.subheadline) : face
  }
}

extension ControlSize: Comparable {
  public static func < (a: ControlSize, b: ControlSize) -> Bool { a.rank < b.rank }
  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The minimum height of a push button or a pop-up button on the Mac, in points: 20 was measured, the others are scaled from it.
  var macHeight: Double {
    switch self {
    case .mini: 13
    case .small: 17
    case .regular: 20
    case .large: 28
    case .extraLarge: 36
    }
  }

  /// Returns the space between a bordered button's label and its edges, in points.
  func insets(_ environment: EnvironmentValues) -> EdgeInsets {
    if environment.text.profile == .macos { return EdgeInsets(.horizontal, self <= .small ? 5.75 : 8) }
    return switch self {
    case .mini, .small: environment.insets(10, 5)
    case .regular: environment.insets(12, 7)
    case .large, .extraLarge: environment.insets(20, 15)
    }
  }

  var cornerRadius: Double { self <= .small ? 7 : self == .regular ? 8 : 12 }
}

extension ButtonBorderShape {
  func shape(_ environment: EnvironmentValues) -> any Shape {
    switch self {
    case .automatic where environment.text.profile == .ios26: Capsule()
    case .automatic, .roundedRectangle:
      RoundedRectangle(cornerRadius: environment.points(environment.controlSize.cornerRadius))
    case .capsule, .circle: Capsule()
    case .rounded(let radius): RoundedRectangle(cornerRadius: radius)
    }
  }
}

extension ButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension ButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
  public static var accessoryBar: BorderlessButtonStyle { BorderlessButtonStyle() }
  public static var accessoryBarAction: BorderlessButtonStyle { BorderlessButtonStyle() }
  public static var link: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension ButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension ButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
  public static var card: BorderedButtonStyle { BorderedButtonStyle() }
}
extension ButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

extension View {
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    changingEnvironment { $0[ButtonStyleKey.self] = style }
  }
}
