import VitrineLayout
import VitrineText

/// One thing to draw. A display list is an array of marks, painted in order; coordinates are points in the root's space.
///
/// Views and diagrams paint only these; an exporter is one `switch` over them.
public indirect enum Mark: Hashable, Sendable {
  /// Marks drawn together, with effects on the whole.
  case group([Mark], GroupEffects)
  case rectangle(Rect, cornerRadius: Double, Fill?, Stroke?)
  case ellipse(Rect, Fill?, Stroke?)
  case path(DrawnPath, Fill?, Stroke?)
  /// One line of one font and colour; see ``TextMark``.
  case text(TextMark)
  case image(ImageMark)
}

/// What applies to a group as a whole, in this order: transform, clip, mask, opacity and filters.
public struct GroupEffects: Hashable, Sendable {
  /// The path of the view node in the tree that painted the group, such as `0.1.0`; diagrams mark nodes by it.
  public var node: String?
  public var opacity: Double = 1
  public var transform: Transform?
  public var clip: DrawnPath?
  /// Marks whose opacity shows the group.
  public var mask: [Mark]?
  public var blur: Double = 0
  public var shadow: Shadow?
  /// CSS blend mode name (`multiply`, `screen` …).
  public var blendMode: String?
  /// Colour adjustments, in the order they apply.
  public var adjustments: [ColorAdjustment] = []

  public init(node: String? = nil) { self.node = node }

  /// A blurred copy below what is painted, or of what is around it, upon it; lengths in points.
  public struct Shadow: Hashable, Sendable {
    public var ink: Ink
    public var radius: Double
    public var x: Double
    public var y: Double
    /// Whether it falls from the outline inwards.
    public var isInner: Bool
    public init(ink: Ink, radius: Double, x: Double, y: Double, isInner: Bool = false) {
      self.isInner = isInner
      self.ink = ink
      self.radius = radius
      self.x = x
      self.y = y
    }
  }

  /// A change of all colours, with amounts as SwiftUI has them.
  public enum ColorAdjustment: Hashable, Sendable {
    case grayscale(Double), saturation(Double), brightness(Double), contrast(Double), hueRotation(degrees: Double)
    case invert, multiply(Ink)
    /// Black, as opaque as the colour is bright.
    case luminanceToAlpha
  }
}

/// The elements of an outline, in points.
public struct DrawnPath: Hashable, Sendable {
  /// A piece of the outline, from where the last one ended.
  public enum Element: Hashable, Sendable {
    case move(Point), line(Point), quad(Point, control: Point), cubic(Point, control1: Point, control2: Point), close
  }
  public var elements: [Element]
  public var evenOdd = false
  public init(_ elements: [Element] = [], evenOdd: Bool = false) {
    self.elements = elements
    self.evenOdd = evenOdd
  }
}

/// What an outline is filled or drawn with; points are those of the drawing.
public enum Fill: Hashable, Sendable {
  case ink(Ink)
  case linear(GradientStops, from: Point, to: Point)
  case radial(GradientStops, center: Point, startRadius: Double, endRadius: Double)
  /// Angles in degrees, clockwise from the x axis.
  case angular(GradientStops, center: Point, start: Double, end: Double)
}

/// The colours of a gradient in the order of their places.
public struct GradientStops: Hashable, Sendable {
  /// An ink and its place on the way.
  public struct Stop: Hashable, Sendable {
    public var ink: Ink
    /// From 0 to 1.
    public var location: Double
    public init(ink: Ink, location: Double) {
      self.ink = ink
      self.location = location
    }
  }
  public var stops: [Stop]
  public init(_ stops: [Stop]) { self.stops = stops }
}

/// A line along an outline; lengths in points.
public struct Stroke: Hashable, Sendable {
  /// How a line ends.
  public enum Cap: String, Hashable, Sendable { case butt, round, square }
  /// How a line turns a corner.
  public enum Join: String, Hashable, Sendable { case miter, round, bevel }
  public var fill: Fill
  public var width: Double
  public var dash: [Double]
  public var dashPhase: Double
  public var cap: Cap
  public var join: Join
  /// How far a mitred corner may reach, in widths of the line, before it is cut off; 4 is what SVG has where nothing is said.
  public var miterLimit: Double

  public init(
    _ fill: Fill, width: Double = 1, dash: [Double] = [], dashPhase: Double = 0, cap: Cap = .butt, join: Join = .miter,
    miterLimit: Double = 4
  ) {
    self.fill = fill
    self.width = width
    self.dash = dash
    self.dashPhase = dashPhase
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }
}

/// A piece of a line of text in one font and fill.
public struct TextMark: Hashable, Sendable {
  public var text: String
  /// The left end of the baseline (also for right-to-left text).
  public var origin: Point
  /// The measured advance width, in points.
  public var width: Double
  public var font: FontFace
  public var letterSpacing: Double
  public var fill: Fill
  public var underline: Bool
  public var strikethrough: Bool
  public var isRightToLeft: Bool

  public init(
    text: String, origin: Point, width: Double, font: FontFace, letterSpacing: Double = 0, fill: Fill,
    underline: Bool = false, strikethrough: Bool = false, isRightToLeft: Bool = false
  ) {
    self.text = text
    self.origin = origin
    self.width = width
    self.font = font
    self.letterSpacing = letterSpacing
    self.fill = fill
    self.underline = underline
    self.strikethrough = strikethrough
    self.isRightToLeft = isRightToLeft
  }
}

/// A picture file drawn into a rectangle.
public struct ImageMark: Hashable, Sendable {
  /// The address as it stands in the page.
  public var source: String
  public var frame: Rect
  public init(source: String, frame: Rect) {
    self.source = source
    self.frame = frame
  }
}
