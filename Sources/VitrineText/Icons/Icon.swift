/// A symbol's drawing, in a square of 256 × 256 units.
public struct Icon: Hashable, Sendable {
  public var name: String
  public var outline: [OutlineElement]
  /// Whether overlapping parts of the outline are holes (the even-odd fill rule).
  public var isEvenOdd: Bool
  /// The bounding box of the drawing, in units of the square.
  public var inkX: Double
  public var inkY: Double
  public var inkWidth: Double
  public var inkHeight: Double

  /// The side of the square, in units.
  public static let side = 256.0
  /// The height of the square in ems if a symbol is in text: a circle (208 of 256 units) is then 1.17 em wide, as the
  /// circled SF Symbols are.
  public static let emsPerSide = 1.44
  /// SF's cap height in ems: a symbol's centre is half of this above the baseline, which centres it on capital letters.
  public static let capHeight = 1443.0 / 2048

  /// Returns the size of the symbol in units: that of the SF Symbol for Apple's platforms, that of the drawing for the
  /// book profile.
  public func frame(on profile: TypographyProfile) -> (width: Double, height: Double) {
    guard profile != .book else { return (inkWidth, inkHeight) }
    let frame = symbolFrame
    return (frame.width / Self.unit, frame.height / Self.unit)
  }

  /// Returns the size of the drawing in the symbol, in units.
  package func ink(on profile: TypographyProfile) -> (width: Double, height: Double) {
    guard profile != .book else { return (inkWidth, inkHeight) }
    let ink = symbolFrame.ink
    return (ink.width / Self.unit, ink.height / Self.unit)
  }

  private static let unit = emsPerSide / side

  private var symbolFrame: SymbolFrame {
    SymbolFrame(name, width: inkWidth * Self.unit, height: inkHeight * Self.unit)
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
