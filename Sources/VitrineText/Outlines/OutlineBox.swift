/// The bounding box of an outline.
public struct OutlineBox: Hashable, Sendable {
  public var left: Double
  public var top: Double
  public var right: Double
  public var bottom: Double

  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  fileprivate mutating func include(_ x: Double, _ y: Double) {
    left = min(left, x)
    right = max(right, x)
    top = min(top, y)
    bottom = max(bottom, y)
  }
}

extension [OutlineElement] {
  /// The exact bounding box of the outline, curves included; `nil` for an empty outline.
  public var box: OutlineBox? {
    var box = OutlineBox(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)
    var at = (x: 0.0, y: 0.0)
    for element in self {
      switch element {
      case .move(let x, let y), .line(let x, let y):
        at = (x, y)
      case .quad(let cx, let cy, let x, let y):
        // Convert the curve to a cubic one.
        let h = Cubic(at.x, at.x + (cx - at.x) * 2 / 3, x + (cx - x) * 2 / 3, x)
        let v = Cubic(at.y, at.y + (cy - at.y) * 2 / 3, y + (cy - y) * 2 / 3, y)
        include(h, v, in: &box)
        at = (x, y)
      case .cubic(let ax, let ay, let bx, let by, let x, let y):
        include(Cubic(at.x, ax, bx, x), Cubic(at.y, ay, by, y), in: &box)
        at = (x, y)
      case .close:
        continue
      }
      box.include(at.x, at.y)
    }
    return box.left <= box.right ? box : nil
  }

  private func include(_ h: Cubic, _ v: Cubic, in box: inout OutlineBox) {
    for t in h.extrema + v.extrema { box.include(h.value(t), v.value(t)) }
  }
}

/// One coordinate of a cubic Bézier curve.
private struct Cubic {
  var p0, p1, p2, p3: Double

  init(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) {
    (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
  }

  func value(_ t: Double) -> Double {
    let s = 1 - t
    return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
  }

  /// The parameters of the extrema: the roots of the derivative, a·t² + b·t + c.
  var extrema: [Double] {
    let a = 3 * (p3 - 3 * p2 + 3 * p1 - p0)
    let b = 6 * (p2 - 2 * p1 + p0)
    let c = 3 * (p1 - p0)
    var roots: [Double] = []
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 { roots = [-c / b] }
    } else {
      let discriminant = b * b - 4 * a * c
      if discriminant >= 0 {
        roots = [(-b + discriminant.squareRoot()) / (2 * a), (-b - discriminant.squareRoot()) / (2 * a)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
