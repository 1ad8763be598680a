import VitrineLayout

/// A transform of a plane in perspective. Figures draw its part in the plane.
public struct ProjectionTransform: Hashable, Sendable {
  /// The part of the transform in the plane.
  package var plane: Transform

  public var m11: Double {
    get { plane.a }
    set { plane.a = newValue }
  }
  public var m12: Double {
    get { plane.b }
    set { plane.b = newValue }
  }
  public var m21: Double {
    get { plane.c }
    set { plane.c = newValue }
  }
  public var m22: Double {
    get { plane.d }
    set { plane.d = newValue }
  }
  public var m31: Double {
    get { plane.tx }
    set { plane.tx = newValue }
  }
  public var m32: Double {
    get { plane.ty }
    set { plane.ty = newValue }
  }

  public init() { plane = .identity }
  public init(_ transform: Transform) { plane = transform }

  public var isIdentity: Bool { plane == .identity }
  public var isAffine: Bool { true }
  public mutating func invert() -> Bool {
    guard let inverse = plane.inverse else { return false }
    plane = inverse
    return true
  }
  public func inverted() -> ProjectionTransform { ProjectionTransform(plane.inverse ?? plane) }
  /// Returns the transform that applies this one first, then another one.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(plane.then(other.plane))
  }
}
