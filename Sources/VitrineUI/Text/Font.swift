import VitrineText

/// A font that is described by its use. The profile determines its size and face.
public struct Font: Hashable, Sendable {
  /// The design of a font's letters.
  public enum Design: String, Hashable, Sendable, CaseIterable { case `default`, serif, rounded, monospaced }

  /// The weight of a font's letters.
  public struct Weight: Hashable, Sendable {
    /// The weight as in CSS, from 100 to 900.
    package let value: Double
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  enum Base: Hashable, Sendable {
    case style(TextStyle)
    /// A size in points. If it `scales`, it follows the user's text size, as custom fonts do.
    case size(Double, scales: Bool)
  }

  var base: Base
  var weight: Weight?
  var design: Design?
  var isItalic = false
  var monospacedDigits = false

  public static let largeTitle = Font(base: .style(.largeTitle))
  public static let title = Font(base: .style(.title))
  public static let title2 = Font(base: .style(.title2))
  public static let title3 = Font(base: .style(.title3))
  public static let headline = Font(base: .style(.headline))
  public static let subheadline = Font(base: .style(.subheadline))
  public static let body = Font(base: .style(.body))
  public static let callout = Font(base: .style(.callout))
  public static let footnote = Font(base: .style(.footnote))
  public static let caption = Font(base: .style(.caption))
  public static let caption2 = Font(base: .style(.caption2))

  /// - Parameter size: the size, in points.
  /// - Parameter weight: the weight; regular if `nil`.
  /// - Parameter design: the design; the default if `nil`.
  /// The width of letters.
  public struct Width: Hashable, Sendable {
    public var value: Double
    public init(_ value: Double) { self.value = value }
    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
    system(size: size, weight: weight, width: nil, design: design)
  }

  /// Returns a font with a width of letters.
  ///
  /// - Parameter size: the size in points.
  /// - Parameter weight: the weight; regular if there is none.
  /// - Parameter width: without effect in a picture: the figures' font has a single width.
  /// - Parameter design: the kind of letters.
  public static func system(size: Double, weight: Weight? = nil, width: Width?, design: Design? = nil) -> Font {
    Font(base: .size(size, scales: false), weight: weight, design: design)
  }

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(base: .style(style), weight: weight, design: design)
  }

  /// Returns a font by name, which is drawn as the system font.
  /// - Parameter name: without effect in a picture: custom fonts are not available; the system font is drawn, as in an
  ///   app without the font.
  /// - Parameter style: without effect in a picture: custom fonts scale with the body style.
  /// - Parameter size: the size at the standard text size, in points.
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle = .body) -> Font {
    Font(base: .size(size, scales: true))
  }
  /// Returns a font by name with a fixed size, regardless of the user's text size.
  /// - Parameter name: without effect in a picture: custom fonts are not available; the system font is drawn, as in an
  ///   app without the font.
  /// - Parameter fixedSize: the size, in points.
  public static func custom(_ name: String, fixedSize: Double) -> Font { Font(base: .size(fixedSize, scales: false)) }

  public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
  public func bold() -> Font { with { $0.weight = .bold } }
  public func italic() -> Font { with { $0.isItalic = true } }
  public func monospaced() -> Font { with { $0.design = .monospaced } }
  public func monospacedDigit() -> Font { with { $0.monospacedDigits = true } }
  package func with(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// Returns the font's face in an environment, and its text style if it has one.
  package func resolved(_ environment: TextEnvironment) -> (face: FontFace, style: TextStyle?) {
    var face: FontFace
    var textStyle: TextStyle?
    switch base {
    case .style(let style):
      face = environment.profile.font(for: style, typeSize: environment.typeSize)
      textStyle = style
    case .size(let size, let scales):
      let body = environment.profile.font(for: .body, typeSize: environment.typeSize).size
      let usual = environment.profile.font(for: .body, typeSize: .large).size
      let size = size.isFinite ? min(max(size, 0.1), 5000) : 14
      face = FontFace(size: scales ? size * body / usual : size)
    }
    if let weight = environment.weight ?? weight { face.weight = weight.value }
    if isItalic || environment.isItalic { face.italic = true }
    if design == .monospaced || environment.monospaced { face.family = .monospaced }
    if monospacedDigits || environment.monospacedDigits { face.monospacedDigits = true }
    return (face, textStyle)
  }
}
