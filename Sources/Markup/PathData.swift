/// The outline of a shape as SVG path data: commands, each with its numbers.
public struct PathData: Hashable, Sendable {
  /// The letters of the commands, as ASCII.
  public private(set) var commands: [UInt8] = []
  /// The numbers of all commands, in order.
  public var numbers: [Double] = []

  public init() {}

  /// - Parameter numbers: The numbers of all commands, in order.
  init(commands: [UInt8], numbers: [Double]) { (self.commands, self.numbers) = (commands, numbers) }

  /// Reserves memory for a number of commands.
  public init(capacity: Int) {
    commands.reserveCapacity(capacity)
    numbers.reserveCapacity(capacity * 2)
  }

  public mutating func move(_ x: Double, _ y: Double) { add("M", x, y) }
  public mutating func line(_ x: Double, _ y: Double) { add("L", x, y) }
  /// Adds a horizontal line to x.
  public mutating func horizontal(_ x: Double) { add("H", x) }
  /// Adds a vertical line to y.
  public mutating func vertical(_ y: Double) { add("V", y) }

  public mutating func quad(control: (x: Double, y: Double), to end: (x: Double, y: Double)) {
    add("Q", control.x, control.y)
    numbers.append(end.x)
    numbers.append(end.y)
  }

  public mutating func cubic(
    _ control1: (x: Double, y: Double), _ control2: (x: Double, y: Double), to end: (x: Double, y: Double)
  ) {
    add("C", control1.x, control1.y)
    numbers.append(contentsOf: [control2.x, control2.y, end.x, end.y])
  }

  /// Adds a circular arc, clockwise.
  public mutating func arc(radius: Double, isLarge: Bool, to x: Double, _ y: Double) {
    add("A", radius, radius)
    numbers.append(contentsOf: [0, isLarge ? 1 : 0, 1, x, y])
  }

  /// Whether all numbers are coordinates, x and y in turn.
  public var isOfPoints: Bool { !commands.contains { "HVA".unicodeScalars.contains(Unicode.Scalar($0)) } }

  public mutating func close() { commands.append(UInt8(ascii: "Z")) }

  private mutating func add(_ command: Unicode.Scalar, _ x: Double) {
    commands.append(UInt8(ascii: command))
    numbers.append(x)
  }

  private mutating func add(_ command: Unicode.Scalar, _ x: Double, _ y: Double) {
    add(command, x)
    numbers.append(y)
  }

  static func isCommand(_ letter: UInt8) -> Bool { count(of: letter) > 0 || letter == UInt8(ascii: "Z") }

  /// Returns the number of a command's numbers.
  static func count(of command: UInt8) -> Int {
    switch command {
    case UInt8(ascii: "M"), UInt8(ascii: "L"): 2
    case UInt8(ascii: "H"), UInt8(ascii: "V"): 1
    case UInt8(ascii: "Q"): 4
    case UInt8(ascii: "C"): 6
    case UInt8(ascii: "A"): 7
    default: 0
    }
  }
}
