import VitrineLayout
import VitrineText

/// A key for a value that views pass to the views inside them.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a view gets from the views around it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Values of keys that a fence declares, by the name of the key.
  package var named: [String: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The values that text is measured and drawn with, stored separately because every text reads them.
  public var text = TextEnvironment()
  public var layoutDirection = LayoutDirection.leftToRight
  public var colorScheme = ColorScheme.light
  public var isEnabled = true
  /// The styles that `foregroundStyle` sets, from the primary level on.
  package var foregroundStyles: [AnyShapeStyle] = []
  public var tint: Color?
  /// The distances between the edges of the window and of the safe area, in points.
  public var safeAreaInsets = EdgeInsets.zero
}

/// The part of the environment that concerns text.
public struct TextEnvironment {
  /// The object that measures text and provides the outlines of symbols.
  package var typesetter = Typesetter.withoutFonts
  public var font: Font?
  public var weight: Font.Weight?
  public var isItalic = false
  public var profile = TypographyProfile.standard
  /// The number of pixels per point.
  public var scale = 1.0
  public var typeSize = DynamicTypeSize.large
  /// A BCP 47 language tag; empty for none.
  public var language = ""
  public var lineLimit: Int?
  public var reservedLines = 0
  public var lineSpacing = 0.0
  /// Whether line heights are tight, as in the footers of lists.
  package var isTight = false
  public var truncation = TextOptions.Truncation.tail
  public var alignment = TextOptions.Alignment.leading
  public var minimumScaleFactor = 1.0
  public var tracking = 0.0
  public var baselineOffset = 0.0
  public var underline = false
  public var strikethrough = false
  /// The style of lines under text, if `underline` is set.
  public var underlineStyle = Text.LineStyle.single
  public var strikethroughStyle = Text.LineStyle.single
  public var textCase: TextCase?
  public var monospaced = false
  public var monospacedDigits = false

  /// The case in which text is shown, whatever the case of its letters.
  public enum TextCase: String, Sendable, CaseIterable { case uppercase, lowercase }
}

/// The appearance, light or dark, for which colours are resolved.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable { case light, dark }

extension EnvironmentValues {
  public var pixelLength: Double { 1 / text.scale }
  /// The number of pixels per point; scales that aren't above 0 are ignored.
  public var displayScale: Double {
    get { text.scale }
    set { if newValue > 0, newValue.isFinite { text.scale = newValue } }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { text.typeSize }
    set { text.typeSize = newValue }
  }
  public var font: Font? {
    get { text.font }
    set { text.font = newValue }
  }
  public var lineLimit: Int? {
    get { text.lineLimit }
    set { text.lineLimit = newValue }
  }
  public var lineSpacing: Double {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }
  public var multilineTextAlignment: TextOptions.Alignment {
    get { text.alignment }
    set { text.alignment = newValue }
  }
}

struct EnvironmentWriter: EnvironmentModifier {
  let write: (inout EnvironmentValues) -> Void
  func change(_ environment: inout EnvironmentValues) { write(&environment) }
}

extension View {
  /// Sets a value of the environment for the view and all inside it.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    modifier(EnvironmentWriter { $0[keyPath: keyPath] = value })
  }

  /// Transforms a value of the environment for the view and all inside it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentWriter { transform(&$0[keyPath: keyPath]) })
  }

  package func changingEnvironment(_ write: @escaping (inout EnvironmentValues) -> Void) -> some View {
    modifier(EnvironmentWriter(write: write))
  }
}
