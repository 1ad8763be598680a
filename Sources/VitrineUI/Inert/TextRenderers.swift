import VitrineLayout

// Text is always drawn by the built-in renderer. Types and functions of SwiftUI's own renderers are here for programs
// that declare some; nothing calls them.

/// A value that a renderer reads from parts of a text.
public protocol TextAttribute {}

/// A type that draws the lines of a text in its own way. Nothing calls it: text is drawn by the built-in renderer.
public protocol TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> Size
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> Size { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text for a renderer that measures it.
public struct TextProxy {
  let measure: (ProposedViewSize) -> Size
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { measure(proposal) }
}

extension View {
  /// Sets the renderer of texts. Text is drawn by the built-in renderer.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { self }
}

extension Text {
  /// Marks the text for a renderer, which no figure runs.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }

  /// The lines of a text that a renderer draws.
  public struct Layout: RandomAccessCollection, Equatable {
    let lines: [Line]
    public let isTruncated: Bool
    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension Text.Layout {
  /// A line, made of runs of the same style.
  public struct Line: RandomAccessCollection, Equatable {
    let runs: [Run]
    public var origin: Point
    public let typographicBounds: TypographicBounds
    public var startIndex: Int { 0 }
    public var endIndex: Int { runs.count }
    public subscript(index: Int) -> Run { runs[index] }
  }

  /// A part of a line of the same style, made of slices.
  public struct Run: RandomAccessCollection, Equatable {
    let slices: [RunSlice]
    public let layoutDirection: LayoutDirection
    public let typographicBounds: TypographicBounds
    public var startIndex: Int { 0 }
    public var endIndex: Int { slices.count }
    public subscript(index: Int) -> RunSlice { slices[index] }
    public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
  }

  /// A part of a run: a glyph, or several.
  public struct RunSlice: Equatable {
    public let typographicBounds: TypographicBounds
    public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
  }

  /// The lengths of a part of a text, in points.
  public struct TypographicBounds: Equatable, Sendable {
    public var origin: Point
    public var width: Double
    public var ascent: Double
    public var descent: Double
    public var leading: Double
    public var rect: Rect { Rect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }
  }

  /// The way in which glyphs are drawn.
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }
}

extension GraphicsContext {
  /// Draws a line of a text that a renderer is given, which no figure makes.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {}
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {}
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {}
}
