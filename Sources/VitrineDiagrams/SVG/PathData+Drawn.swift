import Markup
import VitrineLayout
import VitrineUI

extension PathData {
  init(_ elements: [DrawnPath.Element]) {
    self.init(capacity: elements.count)
    for element in elements { add(element) }
  }

  private mutating func add(_ element: DrawnPath.Element) {
    switch element {
    case .move(let point): move(point.x, point.y)
    case .line(let point): line(point.x, point.y)
    case .quad(let point, let control): quad(control: (control.x, control.y), to: (point.x, point.y))
    case .cubic(let point, let control1, let control2):
      cubic((control1.x, control1.y), (control2.x, control2.y), to: (point.x, point.y))
    case .close: close()
    }
  }

  /// Creates path data in which horizontal and vertical lines have only the coordinate that changes, rounded to a
  /// number of decimals.
  init(short elements: [DrawnPath.Element], decimals: Int) {
    self.init(capacity: elements.count)
    var (x, y) = (0.0, 0.0)
    for element in elements {
      switch element {
      case .move(let point):
        (x, y) = Self.rounded(point, decimals)
        move(x, y)
      case .line(let point):
        let next = Self.rounded(point, decimals)
        if next.y == y { horizontal(next.x) } else if next.x == x { vertical(next.y) } else { line(next.x, next.y) }
        (x, y) = next
      default: add(element)
      }
    }
  }

  private static func rounded(_ point: Point, _ decimals: Int) -> (x: Double, y: Double) {
    (NumberText.rounded(point.x, decimals: decimals), NumberText.rounded(point.y, decimals: decimals))
  }
}
