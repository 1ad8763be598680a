extension StringProtocol {
  /// Returns the beginning of the text, with each run of white space as one space. A text with more characters than the
  /// limit is cut after a word and gets an ellipsis.
  ///
  /// The time depends on the limit, not on the length of the text.
  package func excerpt(limit: Int) -> String {
    var (bytes, isBetween) = ([UInt8](), false)
    for scalar in unicodeScalars.prefix(limit * 12) {
      if scalar.isASCII ? scalar == " " || (9...13).contains(scalar.value) : scalar.properties.isWhitespace {
        isBetween = !bytes.isEmpty
        continue
      }
      if isBetween { bytes.append(UInt8(ascii: " ")) }
      isBetween = false
      bytes += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let cut = text.prefix(limit)
    guard cut.endIndex < text.endIndex else { return text }
    return (cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut) + "…"
  }
}
