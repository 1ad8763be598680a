import VitrineLayout
import VitrineUI

/// Numbers and text as SVG has them.
enum SVGText {
  /// At most two decimals, no trailing zeros, no `-0`.
  static func number(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    let hundredths = (value * 100).rounded()
    guard abs(hundredths) < 1e15 else { return "0" }
    let scaled = Int(hundredths)
    let (whole, part) = (abs(scaled) / 100, abs(scaled) % 100)
    let sign = scaled < 0 ? "-" : ""
    if part == 0 { return "\(sign)\(whole)" }
    let digits = part < 10 ? "0\(part)" : part % 10 == 0 ? "\(part / 10)" : "\(part)"
    return "\(sign)\(whole).\(digits)"
  }

  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      // XML has no other control characters.
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: break
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  static func path(_ path: DrawnPathElements, _ number: (Double) -> String = Self.number) -> String {
    var data = ""
    func point(_ p: Point) -> String { "\(number(p.x)) \(number(p.y))" }
    for element in path {
      switch element {
      case .move(let p): data += "M\(point(p))"
      case .line(let p): data += "L\(point(p))"
      case .quad(let p, let c): data += "Q\(point(c)) \(point(p))"
      case .cubic(let p, let c1, let c2): data += "C\(point(c1)) \(point(c2)) \(point(p))"
      case .close: data += "Z"
      }
    }
    return data
  }
}
