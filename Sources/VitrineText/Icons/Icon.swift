/// A symbol's drawing in a square of 256.
public struct Icon: Hashable, Sendable {
  public var name: String
  public var outline: [OutlineElement]
  /// Whether overlapping parts are holes.
  public var isEvenOdd: Bool
  /// The box around the drawing, in the square of 256: its left, top, width and height.
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

  /// The frame of the symbol in the drawing's units: on Apple's platforms that of SF, in printed explanations that of the ink.
  public func frame(on profile: TypographyProfile) -> (width: Double, height: Double) {
    guard profile != .book else { return (inkWidth, inkHeight) }
    let unit = Self.emsPerSide / Self.side
    let frame = SymbolFrame(name, width: inkWidth * unit, height: inkHeight * unit)
    return (frame.width / unit, frame.height / unit)
  }

  init(name: String, outline: [OutlineElement], isEvenOdd: Bool) {
    self.name = name
    self.outline = outline
    self.isEvenOdd = isEvenOdd
    let box = outline.box
    inkX = box?.left ?? 0
    inkY = box?.top ?? 0
    inkWidth = box.map { $0.right - $0.left } ?? 0
    inkHeight = box.map { $0.bottom - $0.top } ?? 0
  }
}
