/// One shaped paragraph, with the advances from which the width of any part is computed.
struct Paragraph: Sendable {
  /// A run of text in one font, style and direction, in logical order.
  struct Piece: Sendable {
    var range: Range<Int>
    var choice: FontCascade.Choice
    /// The index of the styled run that contains the piece.
    var run: Int
    var level: UInt8
    var letterSpacing: Double
    var isTab: Bool
    /// Whether the widths of digits and punctuation are adjusted to SF's.
    var isWidened: Bool

    var isRightToLeft: Bool { level % 2 == 1 }
  }

  let runs: [StyledText.Run]
  /// The start of each run in UTF-16 units, followed by the paragraph's end.
  let runStarts: [Int]
  let units: [UInt16]
  /// The start of each character (grapheme cluster) in UTF-16 units, followed by the paragraph's end.
  let characters: [Int]
  let pieces: [Piece]
  /// The embedding level of the paragraph.
  let level: UInt8
  /// The offsets at which lines may end, in UTF-16 units; the last one is the paragraph's end.
  let breaks: [Int]
  /// The total advance before each unit, in points.
  let x: [Double]
  /// Whether the text may be cut before each unit without shaping it again.
  let isSafeToCut: [Bool]
  let hasTabs: Bool
  /// The characters that no font has.
  let uncovered: [Character]
  let shaper: Shaper
  let language: String

  /// The approximate number of bytes that the paragraph takes.
  var bytes: Int {
    MemoryLayout<Self>.stride + units.bytes + characters.bytes + pieces.bytes + breaks.bytes + x.bytes
      + isSafeToCut.bytes
  }

  /// The distance between tab stops, in points.
  private static let tabStop = 28.0

  /// Returns the width of a part that starts a line, in points.
  func width(_ range: Range<Int>) -> Double {
    guard hasTabs else { return plainWidth(range) }
    var total = 0.0
    for piece in pieces(touching: range) {
      total += piece.isTab ? tabWidth(at: total) : plainWidth(piece.range.clamped(to: range))
    }
    return total
  }

  /// Returns the distance from a position on the line to the next tab stop, in points.
  func tabWidth(at place: Double) -> Double {
    ((place / Self.tabStop + 1e-9).rounded(.down) + 1) * Self.tabStop - place
  }

  /// Returns the width of a part without tabs: the difference of two positions if the cuts are safe; otherwise the
  /// pieces that are cut are shaped again.
  private func plainWidth(_ range: Range<Int>) -> Double {
    if range.isEmpty { return 0 }
    if isSafeToCut[range.lowerBound] && isSafeToCut[range.upperBound] {
      return x[range.upperBound] - x[range.lowerBound]
    }
    var total = 0.0
    for piece in pieces(touching: range) {
      total += width(of: piece, in: piece.range.clamped(to: range))
    }
    return total
  }

  /// Returns the width of a part of a piece that is drawn alone, in points.
  func width(of piece: Piece, in part: Range<Int>) -> Double {
    if isSafeToCut[part.lowerBound] && isSafeToCut[part.upperBound] { return x[part.upperBound] - x[part.lowerBound] }
    let face = piece.choice.face
    let shaped = shaper.shape(
      units[part], font: piece.choice.font, isRightToLeft: piece.isRightToLeft, tabularFigures: face.monospacedDigits,
      isWidened: piece.isWidened, language: language)
    return shaped.clusters.reduce(0) { $0 + $1.advance(size: face.size, letterSpacing: piece.letterSpacing) }
  }

  /// Returns the pieces that overlap a part.
  func pieces(touching range: Range<Int>) -> ArraySlice<Piece> {
    let first = pieces.partitionPoint { $0.range.upperBound > range.lowerBound }
    let end = pieces.partitionPoint { $0.range.lowerBound >= range.upperBound }
    return pieces[first..<max(first, end)]
  }

  /// Returns the part without trailing white space.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, Self.isSpace(units[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  /// Returns whether a unit is white space that may hang over a line's end; no-break spaces are not.
  static func isSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Returns the styled runs of a part, cut to it.
  func styledRuns(_ range: Range<Int>) -> [StyledText.Run] {
    runs.indices.compactMap { index in
      let part = (runStarts[index]..<runStarts[index + 1]).clamped(to: range)
      guard !part.isEmpty else { return nil }
      var run = runs[index]
      run.text = String(units: units[part])
      return run
    }
  }

  /// Returns the runs that overlap a part; for an empty part, the run at its position.
  func runs(touching range: Range<Int>) -> [StyledText.Run] {
    let touched = runs.indices.filter { (runStarts[$0]..<runStarts[$0 + 1]).overlaps(range) }
    if touched.isEmpty { return [runs[runs.indices.last { runStarts[$0] <= range.lowerBound } ?? 0]] }
    return touched.map { runs[$0] }
  }
}

extension ShapedRun.Cluster {
  /// Returns the advance in points; marks and invisible characters, whose advance is 0, get no letter-spacing either.
  func advance(size: Double, letterSpacing: Double) -> Double {
    advance == 0 ? 0 : advance * size + letterSpacing
  }
}

extension RandomAccessCollection {
  /// Returns the first index at which a condition holds, in a collection that is partitioned by it.
  func partitionPoint(_ holds: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let middle = index(low, offsetBy: count / 2)
      if holds(self[middle]) {
        count /= 2
      } else {
        low = index(after: middle)
        count -= count / 2 + 1
      }
    }
    return low
  }
}

extension String {
  /// Creates the text of UTF-16 code units. ASCII, which most texts are, is decoded as UTF-8, because the standard
  /// library decodes that faster.
  init(units: ArraySlice<UInt16>) {
    if units.allSatisfy({ $0 < 0x80 }) {
      self.init(decoding: units.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    } else {
      self.init(decoding: units, as: UTF16.self)
    }
  }
}
