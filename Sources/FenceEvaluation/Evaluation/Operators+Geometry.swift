import VitrineLayout
import VitrineUI

extension Operators {
  /// Angles add and scale; sizes add in animations' vectors.
  static func vector(_ name: String, _ a: Value, _ b: Value) throws -> Value? {
    if case .native(let x as Angle) = a {
      if case .native(let y as Angle) = b {
        return name == "+"
          ? .native(Angle(radians: x.radians + y.radians))
          : name == "-" ? .native(Angle(radians: x.radians - y.radians)) : nil
      }
      if let y = b.number {
        return name == "*" ? .native(Angle(radians: x.radians * y)) : .native(Angle(radians: x.radians / y))
      }
    }
    if let x = a.number, case .native(let y as Angle) = b, name == "*" { return .native(Angle(radians: x * y.radians)) }
    return nil
  }
}
