/// One paragraph, shaped once: every width of every part of it can be told from the advances kept here.
struct Paragraph: Sendable {
  /// A stretch of one font, style and direction, in logical order.
  struct Piece: Sendable {
    var range: Range<Int>
    var choice: FontCascade.Choice
    /// The number of the styled run that the piece is part of.
    var run: Int
    var level: UInt8
    var letterSpacing: Double
    var isTab: Bool
    /// Whether its figures and marks are as wide as SF's.
    var isWidened: Bool

    var isRightToLeft: Bool { level % 2 == 1 }
  }

  let runs: [StyledText.Run]
  /// Where each run starts, in UTF-16 units, and at last the paragraph's end.
  let runStarts: [Int]
  let units: [UInt16]
  /// Where each character (grapheme cluster) starts, and at last the paragraph's end.
  let characters: [Int]
  let pieces: [Piece]
  /// The embedding level of the paragraph itself.
  let level: UInt8
  /// Where lines may end, the paragraph's end as the last.
  let breaks: [Int]
  /// The advance of all that stands before each unit.
  let x: [Double]
  /// Whether the text may be cut before each unit without shaping anew.
  let isSafeToCut: [Bool]
  let hasTabs: Bool
  /// The characters that no font has.
  let uncovered: [Character]
  let shaper: Shaper
  let language: String

  /// Distance of tab stops, in points.
  private static let tabStop = 28.0

  /// The width of a part that starts a line at its first character.
  func width(_ range: Range<Int>) -> Double {
    guard hasTabs else { return plainWidth(range) }
    var total = 0.0
    for piece in pieces(touching: range) {
      total += piece.isTab ? tabWidth(at: total) : plainWidth(piece.range.clamped(to: range))
    }
    return total
  }

  /// How far it is from a place on the line to the next tab stop.
  func tabWidth(at place: Double) -> Double {
    ((place / Self.tabStop + 1e-9).rounded(.down) + 1) * Self.tabStop - place
  }

  /// The width of a part without tabs: a difference of two sums where the cuts are safe; else the pieces that are cut are
  /// shaped anew.
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

  /// The width of a part of a piece that is drawn by itself.
  func width(of piece: Piece, in part: Range<Int>) -> Double {
    if isSafeToCut[part.lowerBound] && isSafeToCut[part.upperBound] { return x[part.upperBound] - x[part.lowerBound] }
    let face = piece.choice.face
    let shaped = shaper.shape(
      units[part], font: piece.choice.font, isRightToLeft: piece.isRightToLeft, tabularFigures: face.monospacedDigits,
      isWidened: piece.isWidened, language: language)
    return shaped.clusters.reduce(0) { $0 + $1.advance(size: face.size, letterSpacing: piece.letterSpacing) }
  }

  /// The pieces that a part is made of.
  func pieces(touching range: Range<Int>) -> ArraySlice<Piece> {
    let first = pieces.partitionPoint { $0.range.upperBound > range.lowerBound }
    let end = pieces.partitionPoint { $0.range.lowerBound >= range.upperBound }
    return pieces[first..<max(first, end)]
  }

  /// The part without the white space at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, Self.isSpace(units[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }

  /// White space that may hang over a line's end: not the spaces that forbid a break.
  static func isSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  /// The styled runs of a part.
  func styledRuns(_ range: Range<Int>) -> [StyledText.Run] {
    runs.indices.compactMap { index in
      let part = (runStarts[index]..<runStarts[index + 1]).clamped(to: range)
      guard !part.isEmpty else { return nil }
      var run = runs[index]
      run.text = String(units: units[part])
      return run
    }
  }

  /// The runs that a part touches; the one at its place for an empty part.
  func runs(touching range: Range<Int>) -> [StyledText.Run] {
    let touched = runs.indices.filter { (runStarts[$0]..<runStarts[$0 + 1]).overlaps(range) }
    if touched.isEmpty { return [runs[runs.indices.last { runStarts[$0] <= range.lowerBound } ?? 0]] }
    return touched.map { runs[$0] }
  }
}

extension ShapedRun.Cluster {
  /// In points; marks and invisible characters, which have no advance, get no letter-spacing either.
  func advance(size: Double, letterSpacing: Double) -> Double {
    advance == 0 ? 0 : advance * size + letterSpacing
  }
}

extension RandomAccessCollection {
  /// The first place from which on a condition holds, in a collection that is sorted by it.
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
  /// The text of UTF-16 code units. Those of ASCII alone, as most texts are, are the bytes of the text: the library looks what kind of
  /// collection it is given each time that it translates others.
  init(units: ArraySlice<UInt16>) {
    if units.allSatisfy({ $0 < 0x80 }) {
      self.init(decoding: units.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    } else {
      self.init(decoding: units, as: UTF16.self)
    }
  }
}
