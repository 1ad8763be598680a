/// A path command of an outline; x grows to the right and y downwards.
public enum OutlineElement: Hashable, Sendable {
  case move(x: Double, y: Double)
  case line(x: Double, y: Double)
  /// A quadratic curve: its control point, then its end.
  case quad(controlX: Double, controlY: Double, x: Double, y: Double)
  /// A cubic curve: its two control points, then its end.
  case cubic(control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, x: Double, y: Double)
  case close
}

extension [OutlineElement] {
  /// Returns the outline with each point scaled and then moved.
  public func transformed(scaleX: Double, scaleY: Double, x: Double, y: Double) -> [OutlineElement] {
    func h(_ value: Double) -> Double { value * scaleX + x }
    func v(_ value: Double) -> Double { value * scaleY + y }
    return map { element in
      switch element {
      case .move(let x, let y): .move(x: h(x), y: v(y))
      case .line(let x, let y): .line(x: h(x), y: v(y))
      case .quad(let cx, let cy, let x, let y): .quad(controlX: h(cx), controlY: v(cy), x: h(x), y: v(y))
      case .cubic(let ax, let ay, let bx, let by, let x, let y):
        .cubic(control1X: h(ax), control1Y: v(ay), control2X: h(bx), control2Y: v(by), x: h(x), y: v(y))
      case .close: .close
      }
    }
  }
}
