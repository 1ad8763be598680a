/// A parser of SVG path data with only the absolute commands M, L, Q, C and Z, separated by single spaces.
enum OutlineReader {
  /// Parses path data; `nil` if it has another form.
  static func elements(of data: Substring) -> [OutlineElement]? {
    var elements: [OutlineElement] = []
    var words = data.split(separator: " ").makeIterator()
    func numbers(_ count: Int) -> [Double]? {
      var values: [Double] = []
      for _ in 0..<count {
        guard let value = words.next().flatMap({ Double($0) }) else { return nil }
        values.append(value)
      }
      return values
    }
    while let command = words.next() {
      switch command {
      case "M":
        guard let v = numbers(2) else { return nil }
        elements.append(.move(x: v[0], y: v[1]))
      case "L":
        guard let v = numbers(2) else { return nil }
        elements.append(.line(x: v[0], y: v[1]))
      case "Q":
        guard let v = numbers(4) else { return nil }
        elements.append(.quad(controlX: v[0], controlY: v[1], x: v[2], y: v[3]))
      case "C":
        guard let v = numbers(6) else { return nil }
        elements.append(
          .cubic(control1X: v[0], control1Y: v[1], control2X: v[2], control2Y: v[3], x: v[4], y: v[5]))
      case "Z": elements.append(.close)
      default: return nil
      }
    }
    return elements
  }
}
