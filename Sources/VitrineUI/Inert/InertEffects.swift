import VitrineLayout

// Effects that figures don't draw, and the ways in which views are composed.

/// Layer composition.
extension View {
  /// Draws the view as one image. *At rest:* without effect.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View { self }
  public func compositingGroup() -> some View { self }
  public func geometryGroup() -> some View { self }
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

}

/// Animation.
extension View {
  /// Animates symbols. *At rest:* without effect.
  public func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true)
    -> some View
  { self }
  public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View { self }
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
  /// Sets the transition of texts and symbols that change. *At rest:* without effect.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }
  public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

}

/// Effects that are not drawn.
extension View {
  /// Sets the layers in which symbols are drawn. The figures' symbols have a single layer.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }
  /// Sets the width of letters. The figures' font has a single width.
  public func fontWidth(_ width: Font.Width?) -> some View { self }
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View { self }
  public func typesettingLanguage(_ language: TypesettingLanguage) -> some View { self }
  public func backgroundExtensionEffect() -> some View { self }
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }
  public func distortionEffect(_ shader: Shader, maxSampleOffset: Size, isEnabled: Bool = true) -> some View { self }
  public func layerEffect(_ shader: Shader, maxSampleOffset: Size, isEnabled: Bool = true) -> some View { self }
  public func projectionEffect(_ transform: ProjectionTransform) -> some View { transformEffect(transform.plane) }
}

/// The appearance of materials in inactive windows.
public enum MaterialActiveAppearance: Hashable, Sendable { case automatic, active, inactive, matchWindow }

extension Image {
  /// The range of brightness of an image.
  public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }
  /// The quality with which an image is scaled.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// The way an image fills a larger size.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// The direction of an image.
  public enum Orientation: UInt8, Hashable, Sendable, CaseIterable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }

  /// Makes the image fill the proposed size.
  ///
  /// - Parameters:
  ///   - capInsets: the insets of the part that is resized.
  ///   - resizingMode: the way the image fills the size. Images are stretched, whatever the mode.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode) -> Image {
    resizable(capInsets: capInsets)
  }
  /// Sets the quality with which the image is scaled. The program that shows the figure decides it.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// Sets the layers in which the symbol is drawn. The figures' symbols have a single layer.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// The layers in which a symbol is drawn.
public enum SymbolRenderingMode: Hashable, Sendable { case monochrome, multicolor, hierarchical, palette }
/// The colours of a symbol's layers.
public enum SymbolColorRenderingMode: Hashable, Sendable { case flat, gradient }
/// The way a symbol shows a value.
public enum SymbolVariableValueMode: Hashable, Sendable { case color, draw }

/// The language for which lines are set.
public enum TypesettingLanguage: Hashable, Sendable { case automatic }

extension Font {
  /// The distance of lines.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// Sets the width of letters. The figures' font has a single width.
  public func width(_ width: Width) -> Font { self }
  /// Sets the distance of lines. It is that of the text style.
  public func leading(_ leading: Leading) -> Font { self }
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }
}

extension Text {
  /// The size of a text beside a main text.
  public enum Scale: Hashable, Sendable { case `default`, secondary }
}

/// An animation of symbols.
@dynamicMemberLookup
public struct SymbolEffect: Hashable, Sendable {
  public static let appear = SymbolEffect()
  public static let automatic = SymbolEffect()
  public static let bounce = SymbolEffect()
  public static let breathe = SymbolEffect()
  public static let disappear = SymbolEffect()
  public static let drawOff = SymbolEffect()
  public static let drawOn = SymbolEffect()
  public static let pulse = SymbolEffect()
  public static let replace = SymbolEffect()
  public static let rotate = SymbolEffect()
  public static let scale = SymbolEffect()
  public static let variableColor = SymbolEffect()
  public static let wiggle = SymbolEffect()

  /// The names of an effect's variants.
  public struct Variants {
    public let byLayer = SymbolEffect(), wholeSymbol = SymbolEffect(), up = SymbolEffect(), down = SymbolEffect()
    public let left = SymbolEffect(), right = SymbolEffect(), forward = SymbolEffect(), backward = SymbolEffect()
    public let clockwise = SymbolEffect(), counterClockwise = SymbolEffect(), plain = SymbolEffect()
    public let pulse = SymbolEffect(), iterative = SymbolEffect(), cumulative = SymbolEffect(),
      reversing = SymbolEffect()
    public let nonReversing = SymbolEffect(), dimInactiveLayers = SymbolEffect(), hideInactiveLayers = SymbolEffect()
    public let downUp = SymbolEffect(), upUp = SymbolEffect(), offUp = SymbolEffect()
  }
  public subscript(dynamicMember variant: KeyPath<Variants, SymbolEffect>) -> SymbolEffect { self }
}

/// The speed and the number of an effect's repetitions.
public struct SymbolEffectOptions: Hashable, Sendable {
  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions()
  public static let nonRepeating = SymbolEffectOptions()
  public var repeating: SymbolEffectOptions { self }
  public var nonRepeating: SymbolEffectOptions { self }
  public static func speed(_ speed: Double) -> SymbolEffectOptions { .default }
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { .default }
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .default }
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

  /// The pauses between repetitions.
  public struct RepeatBehavior: Hashable, Sendable {
    public static let continuous = RepeatBehavior()
    public static let periodic = RepeatBehavior()
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { continuous }
  }
}

/// The transition of a text or a symbol that changes.
public struct ContentTransition: Hashable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let symbolEffect = ContentTransition()
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  public static func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default)
    -> ContentTransition
  { ContentTransition() }
}

/// The transition of glass that appears.
public struct GlassEffectTransition: Hashable, Sendable {
  public static let identity = GlassEffectTransition()
  public static let matchedGeometry = GlassEffectTransition()
  public static let materialize = GlassEffectTransition()
}

/// A container in which glass shapes merge; figures draw each with its own shape.
public struct GlassEffectContainer<Content: View>: View {
  let content: Content
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { content }
}

/// A library of shaders, which figures can't run.
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
  public static let `default` = ShaderLibrary()
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(name: name) }
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(name: name) }
}

/// A function of a shader library.
@dynamicCallable
public struct ShaderFunction: Hashable, Sendable {
  public var name: String
  init(name: String) { self.name = name }
  public init(library: ShaderLibrary, name: String) { self.name = name }
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: arguments)
  }
}

/// A call of a shader, which figures can't run.
public struct Shader: Hashable, Sendable {
  public var function: ShaderFunction
  public var arguments: [Argument]

  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// An argument of a shader.
  public struct Argument: Hashable, Sendable {
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
    public static func float2(_ point: Point) -> Argument { Argument() }
    public static func float2(_ size: Size) -> Argument { Argument() }
    public static func color(_ color: Color) -> Argument { Argument() }
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    public static func image(_ image: Image) -> Argument { Argument() }
    public static let boundingRect = Argument()
  }
}

extension GraphicsContext.Filter {
  public static func colorShader(_ shader: Shader) -> Self { .brightness(0) }
  public static func distortionShader(_ shader: Shader, maxSampleOffset: Size) -> Self { .brightness(0) }
  public static func layerShader(_ shader: Shader, maxSampleOffset: Size) -> Self { .brightness(0) }
}
