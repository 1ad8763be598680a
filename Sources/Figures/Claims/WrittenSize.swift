import Markup
import VitrineLayout

/// A size as written in a sentence: `71 × 37`, `71x37`, `nil × 17`, `320*∞`.
struct WrittenSize: Hashable, Sendable {
  /// A length with the precision of its notation.
  struct Length: Hashable, Sendable {
    /// The length in points; `nil` is an unspecified dimension.
    var value: Double?
    var decimals = 0

    /// Whether the notation fits a length in points: rounded up or down to the written number of decimals.
    func tells(_ length: Double?) -> Bool {
      guard let value, let length else { return value == length }
      guard value.isFinite, length.isFinite else { return value == length }
      let unit = (0..<decimals).reduce(1.0) { unit, _ in unit / 10 }
      return abs(value - length) < unit - 0.000_001
    }
  }

  var width: Length
  var height: Length
  /// The multiplication sign with the spaces around it, repaired if its encoding is damaged.
  var sign: String
  /// The range in the text, as UTF-8 offsets.
  var range: Range<Int>

  func tells(_ size: ProposedViewSize) -> Bool { width.tells(size.width) && height.tells(size.height) }

  func moved(by offset: Int) -> WrittenSize {
    var size = self
    size.range = range.lowerBound + offset..<range.upperBound + offset
    return size
  }

  /// Returns the sizes in a text, in order.
  static func all(in text: String) -> [WrittenSize] {
    var scanner = SizeScanner(text)
    return scanner.scan()
  }
}

/// A scanner that finds sizes and skips look-alikes: hexadecimal numbers, products, file names.
private struct SizeScanner {
  private let scalars: [Unicode.Scalar]
  /// The UTF-8 offset of each scalar, and of the end of the text.
  private var offsets: [Int] = [0]

  /// The multiplication signs, including `⨉`, `×` and `✕` decoded as Windows-1252 instead of UTF-8.
  private static let signs: [[Unicode.Scalar]] =
    [
      "×", "⨉", "✕", "⨯", "x", "X", "*", "by", "&times;", "\u{E2}\u{A8}\u{2030}", "\u{C3}\u{2014}",
      "\u{E2}\u{153}\u{2022}",
    ]
    .map { Array($0.unicodeScalars) }
  private static let words: [(letters: [Unicode.Scalar], value: Double?)] = [
    ("nil", nil), (".infinity", .infinity), ("infinity", .infinity), ("∞", .infinity), ("inf", .infinity),
  ].map { (Array($0.0.unicodeScalars), $0.1) }
  private static let units = ["points", "pts", "pt"].map { Array($0.unicodeScalars) }

  private static func mended(_ sign: String) -> String {
    [("\u{E2}\u{A8}\u{2030}", "⨉"), ("\u{C3}\u{2014}", "×"), ("\u{E2}\u{153}\u{2022}", "✕"), ("&times;", "×")]
      .reduce(sign) { $0.replacing($1.0, with: $1.1) }
  }

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    for scalar in scalars { offsets.append(offsets[offsets.count - 1] + String(scalar).utf8.count) }
  }

  mutating func scan() -> [WrittenSize] {
    var sizes: [WrittenSize] = []
    var position = 0
    while position < scalars.count {
      if mayStart(at: position), let (size, end) = size(at: position) {
        sizes.append(size)
        position = end
      } else {
        position += 1
      }
    }
    return sizes
  }

  private func mayStart(at position: Int) -> Bool {
    guard position > 0 else { return true }
    let before = scalars[position - 1]
    return !isWord(before) && !".-−#$@/\\|+".unicodeScalars.contains(before) && !followsFactor(position)
  }

  /// Whether a number and a sign come before: the third dimension of something is not part of a size.
  private func followsFactor(_ position: Int) -> Bool {
    func space(before end: Int) -> Int {
      var start = end
      while start > 0, scalars[start - 1].properties.isWhitespace { start -= 1 }
      return start
    }
    let signEnd = space(before: position)
    return Self.signs.contains { sign in
      guard signEnd > sign.count, matches(sign, at: signEnd - sign.count) else { return false }
      let end = space(before: signEnd - sign.count)
      return end > 0 && ("0"..."9").contains(scalars[end - 1])
    }
  }

  private func size(at start: Int) -> (WrittenSize, Int)? {
    guard let (width, afterWidth) = length(at: start) else { return nil }
    let beforeSign = skippingUnit(afterWidth)
    let signStart = skippingSpace(beforeSign)
    guard let sign = Self.signs.first(where: { matches($0, at: signStart) }) else { return nil }
    let signEnd = signStart + sign.count
    let heightStart = skippingSpace(signEnd)
    guard let (height, end) = length(at: heightStart) else { return nil }
    let isLetter = sign == ["x"] || sign == ["X"]
    // `30 by 30`, but not `divides 30 by 3`.
    if sign == ["b", "y"], signStart == beforeSign || heightStart == signEnd || followsCalculation(start) {
      return nil
    }
    if isLetter {
      // `0x10` is a number; `2 x10` is not a size.
      if afterWidth == signStart, scalars[start] == "0", width.value == 0 { return nil }
      if (signStart > beforeSign) != (heightStart > signEnd) { return nil }
    }
    guard mayEnd(at: end) else { return nil }
    let between = Self.mended(String(String.UnicodeScalarView(scalars[beforeSign..<heightStart])))
    let size = WrittenSize(width: width, height: height, sign: between, range: offsets[start]..<offsets[end])
    return (size, end)
  }

  /// Whether one of the four words before indicates a calculation.
  private func followsCalculation(_ start: Int) -> Bool {
    let before = String(String.UnicodeScalarView(scalars[max(0, start - 40)..<start])).lowercased()
    let words = before.split { !$0.isLetter }.suffix(4)
    return words.contains { word in Self.calculating.contains(where: word.hasPrefix) }
  }

  private static let calculating = [
    "divid", "multipl", "increas", "decreas", "reduc", "grow", "shrink", "scal", "mov", "chang", "offset", "shift",
    "inset",
  ]

  /// Whether a size may end here: not before a letter, another factor or the rest of a calculation.
  private func mayEnd(at end: Int) -> Bool {
    guard end < scalars.count else { return true }
    if isWord(scalars[end]), skippingUnit(end) == end { return false }
    if scalars[end] == ".", end + 1 < scalars.count, isWord(scalars[end + 1]) { return false }
    let next = skippingSpace(skippingUnit(end))
    guard next < scalars.count else { return true }
    if "=+/%".unicodeScalars.contains(scalars[next]) { return false }
    if let sign = Self.signs.first(where: { matches($0, at: next) }) {
      return length(at: skippingSpace(next + sign.count)) == nil
    }
    return true
  }

  private func length(at start: Int) -> (WrittenSize.Length, Int)? {
    for word in Self.words where matches(word.letters, at: start) {
      return (WrittenSize.Length(value: word.value), start + word.letters.count)
    }
    var end = digits(from: start)
    guard end > start else { return nil }
    var decimals = 0
    if end < scalars.count, scalars[end] == "." {
      let after = digits(from: end + 1)
      decimals = after - end - 1
      if decimals > 0 { end = after }
    }
    guard let value = Double(String(String.UnicodeScalarView(scalars[start..<end]))) else { return nil }
    return (WrittenSize.Length(value: value, decimals: decimals), end)
  }

  private func digits(from start: Int) -> Int {
    var end = start
    while end < scalars.count, ("0"..."9").contains(scalars[end]) { end += 1 }
    return end
  }

  private func matches(_ letters: [Unicode.Scalar], at start: Int) -> Bool {
    start + letters.count <= scalars.count && scalars[start..<start + letters.count].elementsEqual(letters)
  }

  private func skippingSpace(_ start: Int) -> Int {
    var end = start
    while end < scalars.count, end < start + 8, scalars[end].properties.isWhitespace { end += 1 }
    return end
  }

  private func skippingUnit(_ start: Int) -> Int {
    let space = skippingSpace(start)
    for unit in Self.units where matches(unit, at: space) {
      let end = space + unit.count
      if end == scalars.count || !isWord(scalars[end]) { return end }
    }
    return start
  }

  private func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar == "_" || ("0"..."9").contains(scalar)
  }
}

extension WrittenSize {
  /// Returns another size in the notation of this one.
  func written(_ size: ProposedViewSize) -> String {
    "\(Self.text(size.width))\(sign)\(Self.text(size.height))"
  }

  private static func text(_ length: Double?) -> String {
    guard let length else { return "nil" }
    return length.isInfinite ? "∞" : JSON.text((length * 100).rounded() / 100)
  }
}
