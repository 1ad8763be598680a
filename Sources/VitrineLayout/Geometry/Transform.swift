/// A 2D affine transform: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct Transform: Hashable, Sendable {
  public var a, b, c, d, tx, ty: Double

  public init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public static let identity = Transform()
  /// A translation. Not in SwiftUI, which has an initializer for it.
  public static func translation(x: Double, y: Double) -> Transform { Transform(tx: x, ty: y) }
  /// A scale. Not in SwiftUI, which has an initializer for it.
  public static func scale(x: Double, y: Double) -> Transform { Transform(a: x, d: y) }

  /// Returns the transform that applies `self` first, then `next`.
  public func then(_ next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The inverse transform; `nil` if the transform collapses the plane to a line or a point.
  public var inverse: Transform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return Transform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  public func apply(_ p: Point) -> Point { Point(x: a * p.x + c * p.y + tx, y: b * p.x + d * p.y + ty) }
}
