import VitrineLayout
import VitrineText

/// An element of a display list. A display list is an array of marks, painted in order; coordinates are points in the
/// root's space.
///
/// Views and diagrams paint only marks; an exporter is one `switch` over them.
public indirect enum Mark: Hashable, Sendable {
  /// Marks that are drawn together, with effects on the whole group.
  case group([Mark], GroupEffects)
  case rectangle(Rect, cornerRadius: Double, Fill?, Stroke?)
  case ellipse(Rect, Fill?, Stroke?)
  case path(DrawnPath, Fill?, Stroke?)
  /// A part of a line of text in one font and fill; see ``TextMark``.
  case text(TextMark)
  case image(ImageMark)
}

/// The effects on a group as a whole, in this order: transform, clip, mask, opacity and filters.
public struct GroupEffects: Hashable, Sendable {
  /// The path in the view tree of the node that painted the group, such as `0.1.0`; diagrams identify nodes by it.
  public var node: String?
  public var opacity: Double = 1
  public var transform: Transform?
  public var clip: DrawnPath?
  /// Marks whose opacity masks the group.
  public var mask: [Mark]?
  public var blur: Double = 0
  public var shadow: Shadow?
  /// The CSS name of the blend mode (`multiply`, `screen` …).
  public var blendMode: String?
  /// The colour adjustments, in the order in which they apply.
  public var adjustments: [ColorAdjustment] = []

  public init(node: String? = nil) { self.node = node }

  /// A blurred copy below the marks, or a shadow of their outline inside them; lengths in points.
  public struct Shadow: Hashable, Sendable {
    public var ink: Ink
    public var radius: Double
    public var x: Double
    public var y: Double
    /// Whether the shadow falls inwards from the outline.
    public var isInner: Bool
    public init(ink: Ink, radius: Double, x: Double, y: Double, isInner: Bool = false) {
      self.isInner = isInner
      self.ink = ink
      self.radius = radius
      self.x = x
      self.y = y
    }
  }

  /// An adjustment of all colours, with SwiftUI's amounts.
  public enum ColorAdjustment: Hashable, Sendable {
    case grayscale(Double), saturation(Double), brightness(Double), contrast(Double), hueRotation(degrees: Double)
    case invert, multiply(Ink)
    /// Black, with the colour's brightness as its opacity.
    case luminanceToAlpha
  }
}

/// The elements of an outline, in points.
public struct DrawnPath: Hashable, Sendable {
  /// A segment of the outline, from the end of the previous one.
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

/// The fill of an outline or a line, with points in the root's space.
public enum Fill: Hashable, Sendable {
  case ink(Ink)
  case linear(GradientStops, from: Point, to: Point)
  case radial(GradientStops, center: Point, startRadius: Double, endRadius: Double)
  /// A gradient around a centre, with angles in degrees, clockwise from the x axis.
  case angular(GradientStops, center: Point, start: Double, end: Double)
}

/// The colours of a gradient, in the order of their locations.
public struct GradientStops: Hashable, Sendable {
  /// A colour with its location in a gradient.
  public struct Stop: Hashable, Sendable {
    public var ink: Ink
    /// The location, from 0 to 1.
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
  /// The shape of a line's ends.
  public enum Cap: String, Hashable, Sendable { case butt, round, square }
  /// The shape of a line's corners.
  public enum Join: String, Hashable, Sendable { case miter, round, bevel }
  public var fill: Fill
  public var width: Double
  public var dash: [Double]
  public var dashPhase: Double
  public var cap: Cap
  public var join: Join
  /// The maximum length of a mitred corner before it is cut off, in widths of the line. SVG's default is 4.
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

/// A part of a line of text, in one font and fill.
public struct TextMark: Hashable, Sendable {
  public var text: String
  /// The left end of the baseline, in right-to-left text too.
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

/// An image file, drawn into a rectangle.
public struct ImageMark: Hashable, Sendable {
  /// The URL of the file, as the page contains it.
  public var source: String
  public var frame: Rect
  public init(source: String, frame: Rect) {
    self.source = source
    self.frame = frame
  }
}
