import VitrineLayout
import VitrineUI

/// A shape for the symbols of points.
/// Source: https://developer.apple.com/documentation/charts/chartsymbolshape
public protocol ChartSymbolShape: Shape {}

extension Circle: ChartSymbolShape {}

/// The built-in symbols, which distinguish series.
/// Source: https://developer.apple.com/documentation/charts/basicchartsymbolshape
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
  enum Form: String, Hashable, Sendable, CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let form: Form

  public static let circle = BasicChartSymbolShape(form: .circle)
  public static let square = BasicChartSymbolShape(form: .square)
  public static let triangle = BasicChartSymbolShape(form: .triangle)
  public static let diamond = BasicChartSymbolShape(form: .diamond)
  public static let pentagon = BasicChartSymbolShape(form: .pentagon)
  public static let plus = BasicChartSymbolShape(form: .plus)
  public static let cross = BasicChartSymbolShape(form: .cross)
  public static let asterisk = BasicChartSymbolShape(form: .asterisk)

  /// All symbols, in the order in which series get them.
  static let all = Form.allCases.map { BasicChartSymbolShape(form: $0) }

  public func path(in rect: Rect) -> Path {
    switch form {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect.scaled(0.9))
    case .triangle: polygon(3, in: rect.scaled(1.25))
    case .diamond: polygon(4, in: rect.scaled(1.12))
    case .pentagon: polygon(5, in: rect.scaled(1.17))
    case .plus: spokes(4, from: 0, in: rect.scaled(1.17))
    case .cross: spokes(4, from: 45, in: rect.scaled(1.17))
    case .asterisk: spokes(6, from: 30, in: rect.scaled(1.17))
    }
  }

  /// Returns a regular polygon with a corner at the top.
  private func polygon(_ count: Int, in rect: Rect) -> Path {
    var path = Path()
    path.addLines((0..<count).map { rect.onEllipse(degrees: 360 * Double($0) / Double(count) - 90) })
    path.closeSubpath()
    return path
  }

  /// Returns bars from the centre outwards.
  private func spokes(_ count: Int, from start: Double, in rect: Rect) -> Path {
    let (length, half) = (rect.width / 2, rect.width * 0.15)
    var path = Path()
    for index in 0..<count {
      let angle = (start + 360 * Double(index) / Double(count)) * .pi / 180
      let (along, across) = (Point(x: cosine(angle), y: sine(angle)), Point(x: -sine(angle), y: cosine(angle)))
      func corner(_ a: Double, _ b: Double) -> Point {
        Point(x: rect.midX + along.x * a + across.x * b, y: rect.midY + along.y * a + across.y * b)
      }
      path.addLines([corner(0, -half), corner(length, -half), corner(length, half), corner(0, half)])
      path.closeSubpath()
    }
    return path
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape.circle }
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape.square }
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape.triangle }
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape.diamond }
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape.pentagon }
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape.plus }
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape.cross }
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape.asterisk }
}

extension Rect {
  func scaled(_ factor: Double) -> Rect {
    Rect(
      x: midX - width * factor / 2, y: midY - height * factor / 2, width: width * factor, height: height * factor)
  }

  /// Returns a point on the ellipse in the rectangle, at an angle clockwise from the right.
  func onEllipse(degrees: Double) -> Point {
    let angle = degrees * .pi / 180
    return Point(x: midX + width / 2 * cosine(angle), y: midY + height / 2 * sine(angle))
  }
}

extension ChartSymbolShape {
  /// Draws the outline within the shape's bounds instead of filling it.
  public func strokeBorder(lineWidth: Double = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }
  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape { OutlinedSymbol(self, style) }
}

/// The outline of a symbol.
package struct OutlinedSymbol: ChartSymbolShape {
  let shape: any Shape
  let style: StrokeStyle

  package init(_ shape: any Shape, _ style: StrokeStyle) { (self.shape, self.style) = (shape, style) }

  public func path(in rect: Rect) -> Path {
    shape.path(in: rect.scaled(rect.width > style.lineWidth ? 1 - style.lineWidth / rect.width : 0))
  }
}

/// A symbol with a shape of any type.
package struct AnyChartSymbolShape: ChartSymbolShape {
  let shape: any Shape

  package init(_ shape: any Shape) { self.shape = shape }

  public func path(in rect: Rect) -> Path { shape.path(in: rect) }
}
