import Foundation
import VitrineUI

/// The time since the machine started, in seconds.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }

/// A transform of space; rows are multiplied by points from the left.
///
/// Source: https://developer.apple.com/documentation/quartzcore/catransform3d
public struct CATransform3D: Hashable, Sendable {
  public var m11 = 1.0, m12 = 0.0, m13 = 0.0, m14 = 0.0
  public var m21 = 0.0, m22 = 1.0, m23 = 0.0, m24 = 0.0
  public var m31 = 0.0, m32 = 0.0, m33 = 1.0, m34 = 0.0
  public var m41 = 0.0, m42 = 0.0, m43 = 0.0, m44 = 1.0

  public init() {}

  private static let places: [[WritableKeyPath<CATransform3D, Double> & Sendable]] = [
    [\.m11, \.m12, \.m13, \.m14], [\.m21, \.m22, \.m23, \.m24], [\.m31, \.m32, \.m33, \.m34],
    [\.m41, \.m42, \.m43, \.m44],
  ]

  fileprivate func then(_ next: CATransform3D) -> CATransform3D {
    var product = CATransform3D()
    for (row, places) in Self.places.enumerated() {
      for (column, place) in places.enumerated() {
        product[keyPath: place] = (0..<4).reduce(0) { sum, index in
          sum + self[keyPath: Self.places[row][index]] * next[keyPath: Self.places[index][column]]
        }
      }
    }
    return product
  }
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var made = CATransform3D()
  (made.m41, made.m42, made.m43) = (Double(x), Double(y), Double(z))
  return made
}

public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  var made = CATransform3D()
  (made.m11, made.m22, made.m33) = (Double(x), Double(y), Double(z))
  return made
}

/// Returns a rotation about a direction by an angle in radians.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3D() }
  let (x, y, z) = (Double(x / length), Double(y / length), Double(z / length))
  let (s, c) = (sin(Double(angle)), cos(Double(angle)))
  var made = CATransform3D()
  (made.m11, made.m12, made.m13) = (c + x * x * (1 - c), x * y * (1 - c) + z * s, x * z * (1 - c) - y * s)
  (made.m21, made.m22, made.m23) = (x * y * (1 - c) - z * s, c + y * y * (1 - c), y * z * (1 - c) + x * s)
  (made.m31, made.m32, made.m33) = (x * z * (1 - c) + y * s, y * z * (1 - c) - x * s, c + z * z * (1 - c))
  return made
}

public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.then(b) }
public func CATransform3DTranslate(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3DMakeTranslation(x, y, z).then(t)
}
public func CATransform3DScale(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3DMakeScale(x, y, z).then(t)
}
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).then(t) }

extension ProjectionTransform {
  /// Creates the transform of a plane from one of space. Figures draw its part in the plane.
  public init(_ transform: CATransform3D) {
    self.init(
      CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41, ty: transform.m42))
  }
}
