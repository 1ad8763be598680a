/// A symbol's drawing in a square of 256.
public struct Icon: Hashable, Sendable {
  public var name: String
  public var outline: [OutlineElement]
  /// Whether overlapping parts are holes.
  public var isEvenOdd: Bool
  /// The box around the drawing, in the square of 256: its left, top, width and height. From the end points and control points,
  /// which for rounded drawings are on the box.
  public var inkX: Double
  public var inkY: Double
  public var inkWidth: Double
  public var inkHeight: Double

  /// The side of the square that drawings are made in.
  public static let side = 256.0
  /// How many ems the square is high where a symbol stands in text: a circle of the drawings (208 of 256) is then 1.17 em
  /// wide, as the circled SF Symbols are.
  public static let emsPerSide = 1.44
  /// SF's cap height in ems: symbols are centred on capital letters, so half of this above the baseline.
  public static let capHeight = 1443.0 / 2048

  init(name: String, outline: [OutlineElement], isEvenOdd: Bool) {
    self.name = name
    self.outline = outline
    self.isEvenOdd = isEvenOdd
    var (left, right, top, bottom) = (Double.infinity, -Double.infinity, Double.infinity, -Double.infinity)
    for point in outline.flatMap(Self.points) {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    let isEmpty = left > right
    inkX = isEmpty ? 0 : left
    inkY = isEmpty ? 0 : top
    inkWidth = isEmpty ? 0 : right - left
    inkHeight = isEmpty ? 0 : bottom - top
  }

  private static func points(_ element: OutlineElement) -> [(x: Double, y: Double)] {
    switch element {
    case .move(let x, let y), .line(let x, let y): [(x, y)]
    case .quad(let cx, let cy, let x, let y): [(cx, cy), (x, y)]
    case .cubic(let ax, let ay, let bx, let by, let x, let y): [(ax, ay), (bx, by), (x, y)]
    case .close: []
    }
  }
}
