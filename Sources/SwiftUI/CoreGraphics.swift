import Foundation
import VitrineLayout
import VitrineUI

// CoreGraphics' names for the geometry of this library. A file that also imports Foundation sees Foundation's types of
// the same names, and has to choose: `SwiftUI.CGRect`.

public typealias CGSize = VitrineLayout.Size
public typealias CGPoint = VitrineLayout.Point
public typealias CGRect = VitrineLayout.Rect
public typealias CGAffineTransform = VitrineLayout.Transform
public typealias CGLineCap = VitrineUI.Stroke.Cap
public typealias CGLineJoin = VitrineUI.Stroke.Join

/// A direction and a length in a plane.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init() { (dx, dy) = (0, 0) }
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
  public static let zero = CGVector()
}

extension Size {
  public init() { self = .zero }
  public init(width: Int, height: Int) { self.init(width: Double(width), height: Double(height)) }
  public func applying(_ transform: Transform) -> Size {
    Size(
      width: transform.a * width + transform.c * height, height: transform.b * width + transform.d * height)
  }
  public func equalTo(_ other: Size) -> Bool { self == other }
}

extension Point {
  public init() { self = .zero }
  public init(x: Int, y: Int) { self.init(x: Double(x), y: Double(y)) }
  public func applying(_ transform: Transform) -> Point { transform.apply(self) }
  public func equalTo(_ other: Point) -> Bool { self == other }
}

extension Rect {
  public init() { self = .zero }
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x: Double(x), y: Double(y), width: Double(width), height: Double(height))
  }
  public static var null: Rect { Rect(x: .infinity, y: .infinity, width: 0, height: 0) }
  public static var infinite: Rect { Rect(x: -8.99e307, y: -8.99e307, width: 1.797e308, height: 1.797e308) }
  public var isEmpty: Bool { width <= 0 || height <= 0 }
  public var isNull: Bool { origin.x == .infinity }
  public var isInfinite: Bool { self == .infinite }
  /// The rectangle with positive lengths.
  public var standardized: Rect {
    Rect(x: min(minX, maxX), y: min(minY, maxY), width: abs(width), height: abs(height))
  }
  /// The smallest rectangle of whole numbers around this one.
  public var integral: Rect {
    let (x, y) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(x: x, y: y, width: maxX.rounded(.up) - x, height: maxY.rounded(.up) - y)
  }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> Rect {
    Rect(x: minX + Double(dx), y: minY + Double(dy), width: width - 2 * Double(dx), height: height - 2 * Double(dy))
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Rect {
    Rect(x: minX + Double(dx), y: minY + Double(dy), width: width, height: height)
  }
  public func intersects(_ other: Rect) -> Bool { intersection(other) != nil }
  public func contains(_ other: Rect) -> Bool { union(other) == self }
  public func applying(_ transform: Transform) -> Rect {
    let corners = [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY), Point(x: minX, y: maxY),
    ].map(transform.apply)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
    return Rect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
  }
}

extension Transform {
  public init() { self = .identity }
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }
  public init(translationX x: CGFloat, y: CGFloat) { self = .translation(x: Double(x), y: Double(y)) }
  public init(scaleX x: CGFloat, y: CGFloat) { self = .scale(x: Double(x), y: Double(y)) }
  /// - Parameter angle: the angle in radians.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(Double(angle)), cos(Double(angle)))
    self.init(a: cosine, b: sine, c: -sine, d: cosine)
  }
  public var isIdentity: Bool { self == .identity }
  public func translatedBy(x: CGFloat, y: CGFloat) -> Transform { Transform(translationX: x, y: y).then(self) }
  public func scaledBy(x: CGFloat, y: CGFloat) -> Transform { Transform(scaleX: x, y: y).then(self) }
  public func rotated(by angle: CGFloat) -> Transform { Transform(rotationAngle: angle).then(self) }
  public func concatenating(_ other: Transform) -> Transform { then(other) }
}
