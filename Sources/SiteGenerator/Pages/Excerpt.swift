extension StringProtocol {
  /// The beginning of a text, each stretch of white space as one space: cut after a word, with an ellipsis, where it has more
  /// characters than the limit.
  ///
  /// However long the text is, no more of it is looked at than an excerpt can hold.
  func excerpt(limit: Int) -> String {
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
