import Notes

/// The estimated reading time of a note.
enum ReadingTime {
  /// Words read in a minute, and characters of scripts without spaces between words (Chinese, Japanese, Korean).
  private static let (words, signs) = (230, 500)

  /// Returns whole minutes, at least one. Code blocks don't count.
  static func minutes(_ document: Document) -> Int {
    var (wordCount, signCount) = (0, 0)
    for inline in document.allInlines {
      guard case .text(let text) = inline.kind else { continue }
      for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }) {
        let own = word.unicodeScalars.count {
          (0x3040...0x9FFF).contains($0.value) || (0xAC00...0xD7AF).contains($0.value)
        }
        if own > 0 { signCount += own } else { wordCount += 1 }
      }
    }
    let parts = wordCount * signs + signCount * words
    return max(1, (parts + words * signs / 2) / (words * signs))
  }
}
