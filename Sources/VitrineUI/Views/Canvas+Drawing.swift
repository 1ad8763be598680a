import VitrineLayout

extension Canvas {
  /// Creates a drawing.
  ///
  /// - Parameters:
  ///   - opaque: without effect: what the drawing leaves out stays clear.
  ///   - colorMode: without effect: colours are those of the page.
  ///   - rendersAsynchronously: without effect: pictures are drawn at once.
  ///   - renderer: draws into a context of a size in points.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, Size) -> Void
  ) {
    self.init(symbols: nil) { context, size in
      var context = context
      renderer(&context, size)
    }
  }

  /// Creates a drawing that shows views.
  ///
  /// - Parameters:
  ///   - opaque: without effect: drawings are transparent where nothing is drawn.
  ///   - colorMode: without effect: colors are those of the drawing.
  ///   - rendersAsynchronously: without effect: figures are drawn at once.
  ///   - renderer: draws into a context of a size, in points.
  ///   - symbols: the views, each with a tag.
  public init<Symbols: View>(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, Size) -> Void, @ViewBuilder symbols: () -> Symbols
  ) {
    self.init(symbols: symbols()) { context, size in
      var context = context
      renderer(&context, size)
    }
  }
}

extension GraphicsContext.Shading {
  public static func color(_ color: Color) -> Self { .style(color) }
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) -> Self { .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
  ) -> Self { .style(Color(colorSpace, white: white, opacity: opacity)) }
  public static func linearGradient(
    _ gradient: Gradient, startPoint: Point, endPoint: Point, options: GraphicsContext.GradientOptions = []
  ) -> Self { .linear(gradient, from: startPoint, to: endPoint) }
  public static func radialGradient(
    _ gradient: Gradient, center: Point, startRadius: Double, endRadius: Double,
    options: GraphicsContext.GradientOptions = []
  ) -> Self { .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius) }
  public static func conicGradient(
    _ gradient: Gradient, center: Point, angle: Angle = Angle(), options: GraphicsContext.GradientOptions = []
  ) -> Self { .conic(gradient, center: center, angle: angle) }
  public static var foreground: Self { .style(HierarchicalShapeStyle.primary) }
  /// Returns the first of several shadings.
  public static func palette(_ array: [GraphicsContext.Shading]) -> Self { array.first ?? foreground }
}

extension GraphicsContext {
  /// The repetition of a gradient beyond its ends. Gradients end with their last colours.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1)
    public static let mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// The way in which clips are combined. Clips are drawn uninverted.
  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// A filter of what is drawn. Filters are not drawn.
  public struct Filter: Sendable {
    public static func blur(radius: Double, options: BlurOptions = []) -> Filter { Filter() }
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: Double, x: Double = 0, y: Double = 0
    ) -> Filter { Filter() }
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter { Filter() }
    public static func brightness(_ amount: Double) -> Filter { Filter() }
    public static func contrast(_ amount: Double) -> Filter { Filter() }
    public static func saturation(_ amount: Double) -> Filter { Filter() }
    public static func grayscale(_ amount: Double) -> Filter { Filter() }
    public static func colorMultiply(_ color: Color) -> Filter { Filter() }
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter() }
    public static func hueRotation(_ angle: Angle) -> Filter { Filter() }
    public static var luminanceToAlpha: Filter { Filter() }
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter { Filter() }
  }

  /// The edges of a blur.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }

  public typealias BlendMode = VitrineUI.BlendMode
  public typealias ResolvedText = Resolved
  public typealias ResolvedImage = Resolved

  /// The way in which what is drawn mixes with what is behind it.
  public var blendMode: BlendMode {
    get { BlendMode.allCases.first { $0.css == cssBlendMode } ?? .normal }
    set { cssBlendMode = newValue.css }
  }

  public mutating func addFilter(_ filter: Filter) {}
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = []) {
    clip(to: path, evenOdd: style.isEOFilled)
  }
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    fill(path, with: shading, evenOdd: style.isEOFilled)
  }
  public func stroke(_ path: Path, with shading: Shading, lineWidth: Double = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    try drawLayer(copying: { (context: GraphicsContext) in
      var context = context
      try content(&context)
    })
  }
  public func resolve(_ shading: Shading) -> Shading { shading }
  public func resolveSymbol<ID: Hashable>(id: ID) -> Resolved? { resolveSymbol(id) }
  public func draw(_ text: Text, at point: Point, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  public func draw(_ text: Text, in rect: Rect) { draw(resolve(text), in: rect) }
  public func draw(_ image: Image, at point: Point, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }
  public func draw(_ image: Image, in rect: Rect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect) }
}

extension GraphicsContext.Resolved {
  /// Returns the size for a proposal, in points.
  public func measure(in size: Size) -> Size { self.size(in: ProposedViewSize(size)) }
}

/// The colours in which views are composed.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
