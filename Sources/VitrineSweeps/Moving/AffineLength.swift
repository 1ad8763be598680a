import Markup
import VitrineLayout

/// A length in points that depends linearly on the proposed size: a constant, plus an amount for each point of width
/// and height.
///
/// In a style sheet, it uses container units: hundredths of the size of the box that a reader drags.
struct AffineLength: Hashable {
  var constant = 0.0
  var perWidth = 0.0
  var perHeight = 0.0

  var isConstant: Bool { perWidth == 0 && perHeight == 0 }

  func value(at size: Size) -> Double { constant + perWidth * size.width + perHeight * size.height }

  static func - (a: AffineLength, b: Double) -> AffineLength {
    AffineLength(constant: a.constant - b, perWidth: a.perWidth, perHeight: a.perHeight)
  }

  /// The length as a CSS length.
  var css: String {
    if isConstant { return constant == 0 ? "0" : NumberText.text(constant, decimals: 6) + "px" }
    return
      "calc(\(NumberText.text(constant, decimals: 6))px\(term(perWidth * 100, "cqw"))\(term(perHeight * 100, "cqh")))"
  }

  /// The length as a CSS number, in terms of the custom properties with the box's size in points.
  var cssNumber: String {
    if isConstant { return NumberText.text(constant, decimals: 6) }
    let (width, height) = (term(perWidth, "*var(--sweep-w)"), term(perHeight, "*var(--sweep-h)"))
    return "calc(\(NumberText.text(constant, decimals: 6))\(width)\(height))"
  }

  private func term(_ factor: Double, _ unit: String) -> String {
    let text = NumberText.text(abs(factor), decimals: 6)
    let product = text == "1" && unit.first == "*" ? String(unit.dropFirst()) : text + unit
    return text == "0" ? "" : " \(factor < 0 ? "-" : "+") \(product)"
  }
}

/// The sizes at which a drawing is known and from which all others are interpolated: two for a line, three for the
/// plane.
struct AffineFrame {
  let sizes: [Size]

  /// Returns the length that has the given values at the sizes, in order.
  func length(_ values: [Double]) -> AffineLength? {
    guard values.count == sizes.count, let base = values.first, let origin = sizes.first else { return nil }
    // Return a constant, which rounding could turn into a tiny slope.
    if values.allSatisfy({ $0 == base }) { return AffineLength(constant: base) }
    var result = AffineLength()
    if sizes.count == 2 {
      let (width, height) = (sizes[1].width - origin.width, sizes[1].height - origin.height)
      guard width != 0 || height != 0 else { return nil }
      if width != 0 {
        result.perWidth = (values[1] - base) / width
      } else {
        result.perHeight = (values[1] - base) / height
      }
    } else {
      let (a, b) = (sizes[1], sizes[2])
      let (aw, ah, bw, bh) = (
        a.width - origin.width, a.height - origin.height, b.width - origin.width, b.height - origin.height
      )
      let determinant = aw * bh - ah * bw
      guard determinant != 0 else { return nil }
      result.perWidth = ((values[1] - base) * bh - (values[2] - base) * ah) / determinant
      result.perHeight = ((values[2] - base) * aw - (values[1] - base) * bw) / determinant
    }
    // Round slopes that differ from 0 only by rounding errors.
    result.perWidth = (result.perWidth * 1e6).rounded() / 1e6
    result.perHeight = (result.perHeight * 1e6).rounded() / 1e6
    result.constant = base - result.perWidth * origin.width - result.perHeight * origin.height
    result.constant = (result.constant * 1e4).rounded() / 1e4
    return result
  }
}
