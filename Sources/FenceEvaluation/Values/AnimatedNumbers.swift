import VitrineLayout
import VitrineUI

/// Two values that are animated as one, as a fence makes them.
package struct PairValue: CatalogType {
  package static let catalogName = "AnimatablePair"
  package var first: Value
  package var second: Value

  package init(first: Value, second: Value) { (self.first, self.second) = (first, second) }
}

/// The numbers that a value of a fence is made of, where there are values in between.
package enum AnimatedNumbers {
  /// `nil` for a value that has none in between.
  package static func numbers(of value: Value) -> [Double]? {
    if let number = value.number { return [number] }
    guard case .native(let native) = value else { return nil }
    switch native {
    case let angle as Angle: return [angle.radians]
    case let size as Size: return [size.width, size.height]
    case let point as Point: return [point.x, point.y]
    case let rect as Rect: return [rect.minX, rect.minY, rect.width, rect.height]
    case let pair as PairValue:
      guard let first = numbers(of: pair.first), let second = numbers(of: pair.second) else { return nil }
      return first + second
    default: return nil
    }
  }

  /// The same sort of value, made of other numbers.
  package static func value(like value: Value, of numbers: [Double]) -> Value {
    var rest = numbers[...]
    return self.value(like: value, &rest)
  }

  private static func value(like value: Value, _ rest: inout ArraySlice<Double>) -> Value {
    func next() -> Double { rest.popFirst() ?? 0 }
    if value.number != nil { return .double(next()) }
    guard case .native(let native) = value else { return value }
    switch native {
    case is Angle: return .native(Angle(radians: next()))
    case is Size: return .native(Size(width: next(), height: next()))
    case is Point: return .native(Point(x: next(), y: next()))
    case is Rect: return .native(Rect(x: next(), y: next(), width: next(), height: next()))
    case let pair as PairValue:
      let first = self.value(like: pair.first, &rest)
      return .native(PairValue(first: first, second: self.value(like: pair.second, &rest)))
    default: return value
    }
  }
}

/// The numbers of a fence's `animatableData`.
struct DynamicVector: VectorArithmetic {
  var numbers: [Double] = []

  static var zero: DynamicVector { DynamicVector() }
  static func + (a: DynamicVector, b: DynamicVector) -> DynamicVector { a.combined(with: b, +) }
  static func - (a: DynamicVector, b: DynamicVector) -> DynamicVector { a.combined(with: b, -) }
  mutating func scale(by factor: Double) { numbers = numbers.map { $0 * factor } }
  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

  private func combined(with other: DynamicVector, _ operation: (Double, Double) -> Double) -> DynamicVector {
    let count = max(numbers.count, other.numbers.count)
    func padded(_ numbers: [Double]) -> [Double] {
      numbers + [Double](repeating: 0, count: count - numbers.count)
    }
    return DynamicVector(numbers: zip(padded(numbers), padded(other.numbers)).map(operation))
  }
}
