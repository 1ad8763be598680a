import VitrineLayout

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A tap, or several in a row.
public struct TapGesture: PrimitiveGesture {
  public typealias Value = Void
  public var count: Int

  public init(count: Int = 1) { self.count = count }

  public func _touches(_ tell: @escaping (Void, _GestureStep) -> Void) -> [_Touch] {
    [touch(count > 1 ? .doubleTap : .tap, tell) { _ in () }]
  }
}

/// A tap with its place.
public struct SpatialTapGesture: PrimitiveGesture {
  /// The place of a tap.
  public struct Value: Equatable, Sendable {
    /// The tapped point, in the view's coordinates.
    public var location: Point
  }

  public var count: Int
  public var coordinateSpace: CoordinateSpace

  /// - Parameters:
  ///   - count: the number of taps.
  ///   - coordinateSpace: without effect: places are in the view's own coordinates.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    (self.count, self.coordinateSpace) = (count, coordinateSpace)
  }

  public func _touches(_ tell: @escaping (Value, _GestureStep) -> Void) -> [_Touch] {
    [touch(count > 1 ? .doubleTap : .tap, tell) { _ in Value(location: .zero) }]
  }
}

/// A long press.
public struct LongPressGesture: PrimitiveGesture {
  public typealias Value = Bool
  public var minimumDuration: Double
  public var maximumDistance: Double

  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
    (self.minimumDuration, self.maximumDistance) = (minimumDuration, maximumDistance)
  }

  public func _touches(_ tell: @escaping (Bool, _GestureStep) -> Void) -> [_Touch] {
    [touch(.longPress, tell) { _ in true }]
  }
}

/// A drag of a finger.
public struct DragGesture: PrimitiveGesture {
  /// The way of a finger.
  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The current point, in the view's coordinates.
    public var location: Point
    /// The first point, in the view's coordinates.
    public var startLocation: Point
    /// The way from the first point, in points.
    public var translation: Size { Size(width: location.x - startLocation.x, height: location.y - startLocation.y) }
    /// The speed of the finger, in points per second. Events stop before they lift it.
    public var velocity: Size { .zero }
    /// The point where the finger would come to rest.
    public var predictedEndLocation: Point { location }
    public var predictedEndTranslation: Size { translation }
  }

  public var minimumDistance: Double
  public var coordinateSpace: CoordinateSpace

  /// - Parameters:
  ///   - minimumDistance: the minimum length of a drag, in points.
  ///   - coordinateSpace: without effect: places are in the view's own coordinates.
  public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {
    (self.minimumDistance, self.coordinateSpace) = (minimumDistance, coordinateSpace)
  }

  public func _touches(_ tell: @escaping (Value, _GestureStep) -> Void) -> [_Touch] {
    [
      touch(.drag, tell) { motion in
        guard let motion, motion.length >= minimumDistance else { return nil }
        return Value(time: Date(timeIntervalSinceReferenceDate: 0), location: motion.end, startLocation: motion.start)
      }
    ]
  }
}

/// A pinch of two fingers. No event performs it.
public struct MagnifyGesture: PrimitiveGesture {
  /// The magnification by a pinch.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: Double
    public var velocity: Double
    public var startAnchor: UnitPoint
    public var startLocation: Point
  }

  public var minimumScaleDelta: Double

  public init(minimumScaleDelta: Double = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public func _touches(_ tell: @escaping (Value, _GestureStep) -> Void) -> [_Touch] { [] }
}

/// A pinch of two fingers, as it was before ``MagnifyGesture``. No event performs it.
public struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = Double
  public var minimumScaleDelta: Double

  public init(minimumScaleDelta: Double = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  public func _touches(_ tell: @escaping (Double, _GestureStep) -> Void) -> [_Touch] { [] }
}

/// A rotation of two fingers. No event performs it.
public struct RotateGesture: PrimitiveGesture {
  /// The rotation by two fingers.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: Point
  }

  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public func _touches(_ tell: @escaping (Value, _GestureStep) -> Void) -> [_Touch] { [] }
}

/// A rotation of two fingers, as it was before ``RotateGesture``. No event performs it.
public struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

  public func _touches(_ tell: @escaping (Angle, _GestureStep) -> Void) -> [_Touch] { [] }
}
