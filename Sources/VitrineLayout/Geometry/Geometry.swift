/// A width and a height in points.
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public init(_ width: Double, _ height: Double) { self.init(width: width, height: height) }

  public static let zero = Size(width: 0, height: 0)

  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

/// A point in a plane, in points: x grows to the right, y grows downwards.
public struct Point: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(x: 0, y: 0)

  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
}

/// A rectangle in points.
public struct Rect: Hashable, Sendable {
  public var origin: Point
  public var size: Size

  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  public static let zero = Rect(origin: .zero, size: .zero)

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }

  public func offset(by delta: Point) -> Rect { Rect(origin: origin + delta, size: size) }

  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.leading, y: minY + insets.top, width: width - insets.leading - insets.trailing,
      height: height - insets.top - insets.bottom)
  }

  public func union(_ other: Rect) -> Rect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Whether a point is in the rectangle, or on its edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
  /// Returns the common part, or `nil` if there is none; the common part of rectangles that only touch has no area.
  public func intersection(_ other: Rect) -> Rect? {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    guard right >= x, bottom >= y else { return nil }
    return Rect(x: x, y: y, width: right - x, height: bottom - y)
  }

  /// Returns the rectangle on the pixel grid: the origin and the opposite corner are each rounded to the nearest pixel,
  /// ties up, so that neighbours stay without a gap (widths of siblings may differ by a pixel).
  ///
  /// - Parameter scale: pixels per point.
  public func snapped(toScale scale: Double) -> Rect {
    func snap(_ value: Double) -> Double { value.isFinite ? (value * scale + 0.5).rounded(.down) / scale : value }
    let (x, y) = (snap(minX), snap(minY))
    return Rect(x: x, y: y, width: snap(maxX) - x, height: snap(maxY) - y)
  }
}

/// A direction of layout: horizontal or vertical.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  public var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// A set of axes.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ axis: Axis) { self.init(rawValue: axis == .horizontal ? 1 : 2) }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
    public func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
  }
}

/// An edge of a rectangle; lines of text begin at the leading edge.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// A set of edges.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }
    public static let top = Set(.top)
    public static let leading = Set(.leading)
    public static let bottom = Set(.bottom)
    public static let trailing = Set(.trailing)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
  }
}

/// Distances inwards from each edge, in points; negative ones extend outwards.
public struct EdgeInsets: Hashable, Sendable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public init(_ edges: Edge.Set, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
  }

  /// Zero insets. Not in SwiftUI, where you write `EdgeInsets()`.
  public static let zero = EdgeInsets()

  public subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Returns the total of the two insets along an axis, in points.
  public func total(along axis: Axis) -> Double { axis == .horizontal ? leading + trailing : top + bottom }
}

/// A point in a rectangle, in fractions of its size from the top left corner.
public struct UnitPoint: Hashable, Sendable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = UnitPoint(x: 0, y: 0)
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// The direction of lines of text, which determines the leading edge.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight, rightToLeft
}
