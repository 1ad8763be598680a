import VitrineLayout
import VitrineText

/// A value that views hand down to the views inside them.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// All that a view is told by the views around it.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Values that a fence declared, by the name of their key.
  package var named: [String: Any] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// What text is measured and drawn with, kept apart because every text reads it.
  public var text = TextEnvironment()
  public var layoutDirection = LayoutDirection.leftToRight
  public var colorScheme = ColorScheme.light
  public var isEnabled = true
  /// What `foregroundStyle` set, from the primary level on.
  package var foregroundStyles: [AnyShapeStyle] = []
  public var tint: Color?
  /// How far the window reaches beyond the safe area, in points.
  public var safeAreaInsets = EdgeInsets.zero
}

/// The part of the environment that concerns text.
public struct TextEnvironment {
  /// What measures text, and has the drawings of symbols.
  package var typesetter = Typesetter.withoutFonts
  public var font: Font?
  public var weight: Font.Weight?
  public var isItalic = false
  public var profile = TypographyProfile.standard
  /// Pixels per point.
  public var scale = 1.0
  public var typeSize = DynamicTypeSize.large
  /// A BCP 47 language tag; empty for none.
  public var language = ""
  public var lineLimit: Int?
  public var reservedLines = 0
  public var lineSpacing = 0.0
  /// Whether lines are set as closely as in the footers of lists.
  package var isTight = false
  public var truncation = TextOptions.Truncation.tail
  public var alignment = TextOptions.Alignment.leading
  public var minimumScaleFactor = 1.0
  public var tracking = 0.0
  public var baselineOffset = 0.0
  public var underline = false
  public var strikethrough = false
  /// How the lines under and through text are drawn, where there are some.
  public var underlineStyle = Text.LineStyle.single
  public var strikethroughStyle = Text.LineStyle.single
  public var textCase: TextCase?
  public var monospaced = false
  public var monospacedDigits = false

  /// How letters are set, whatever the text has.
  public enum TextCase: String, Sendable, CaseIterable { case uppercase, lowercase }
}

/// Whether colours are those for light or for dark surroundings.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable { case light, dark }

extension EnvironmentValues {
  public var pixelLength: Double { 1 / text.scale }
  /// Pixels per point; scales that are not above 0 are not taken.
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

  /// Changes a value of the environment for the view and all inside it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentWriter { transform(&$0[keyPath: keyPath]) })
  }

  package func changingEnvironment(_ write: @escaping (inout EnvironmentValues) -> Void) -> some View {
    modifier(EnvironmentWriter(write: write))
  }
}
