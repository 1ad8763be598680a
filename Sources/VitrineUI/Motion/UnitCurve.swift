import VitrineLayout

/// A function from the fraction of the time that has passed to the progress, both from 0 to 1.
///
/// Source: https://developer.apple.com/documentation/swiftui/unitcurve
public struct UnitCurve: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case linear
    /// A cubic Bézier curve from (0, 0) to (1, 1), with two control points.
    case bezier(Point, Point)
    case circularIn, circularOut, circularInOut
    indirect case inverse(Form)
  }

  let form: Form

  init(_ form: Form) { self.form = form }

  /// Returns the cubic Bézier curve with two control points; their x is clamped to 0 to 1, so that it is a function of
  /// time.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      .bezier(
        Point(x: clamped(startControlPoint.x), y: startControlPoint.y),
        Point(x: clamped(endControlPoint.x), y: endControlPoint.y)))
  }

  private static func clamped(_ x: Double) -> Double { min(max(x.isNaN ? 0 : x, 0), 1) }

  public static let linear = UnitCurve(.linear)
  public static let easeIn = UnitCurve(.bezier(Point(x: 0.42, y: 0), Point(x: 1, y: 1)))
  public static let easeOut = UnitCurve(.bezier(Point(x: 0, y: 0), Point(x: 0.58, y: 1)))
  public static let easeInOut = UnitCurve(.bezier(Point(x: 0.42, y: 0), Point(x: 0.58, y: 1)))
  public static let circularEaseIn = UnitCurve(.circularIn)
  public static let circularEaseOut = UnitCurve(.circularOut)
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// The inverse function, with time and value exchanged.
  public var inverse: UnitCurve {
    if case .inverse(let form) = form { return UnitCurve(form) }
    return UnitCurve(.inverse(form))
  }

  /// Returns the value at a fraction of the time; the fraction is clamped to 0 to 1.
  public func value(at progress: Double) -> Double { Self.value(form, Self.clamped(progress)) }

  /// Returns the slope of the curve at a fraction of the time.
  public func velocity(at progress: Double) -> Double {
    let (low, high) = (max(Self.clamped(progress) - 1e-5, 0), min(Self.clamped(progress) + 1e-5, 1))
    return (value(at: high) - value(at: low)) / (high - low)
  }

  private static func value(_ form: Form, _ x: Double) -> Double {
    switch form {
    case .linear: x
    case .bezier(let start, let end): CubicTiming(start, end).y(at: x)
    case .circularIn: 1 - max(1 - x * x, 0).squareRoot()
    case .circularOut: max(1 - (1 - x) * (1 - x), 0).squareRoot()
    case .circularInOut:
      x < 0.5
        ? (1 - max(1 - 4 * x * x, 0).squareRoot()) / 2
        : (1 + max(1 - 4 * (1 - x) * (1 - x), 0).squareRoot()) / 2
    case .inverse(let form): inverted(form, x)
    }
  }

  /// Returns the time at which an increasing curve has a value, found by bisection.
  private static func inverted(_ form: Form, _ y: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if value(form, middle) < y { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// A cubic Bézier curve from (0, 0) to (1, 1), read as a function of its x.
struct CubicTiming {
  private let x, y: (Double, Double, Double)

  init(_ start: Point, _ end: Point) {
    func polynomial(_ a: Double, _ b: Double) -> (Double, Double, Double) { (3 * a, 3 * (b - 2 * a), 1 + 3 * (a - b)) }
    (x, y) = (polynomial(start.x, end.x), polynomial(start.y, end.y))
  }

  private static func value(_ c: (Double, Double, Double), _ t: Double) -> Double { ((c.2 * t + c.1) * t + c.0) * t }

  /// Returns the y of the point with an x, found by bisection, since x never decreases.
  func y(at x: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.value(self.x, middle) < x { low = middle } else { high = middle }
    }
    return Self.value(y, (low + high) / 2)
  }
}
