import Foundation

/// Conversions of directions to angles.
enum Angles {
  /// Returns the angle of a direction, in degrees.
  static func degrees(_ y: Double, _ x: Double) -> Double { atan2(y, x) * 180 / .pi }
}
