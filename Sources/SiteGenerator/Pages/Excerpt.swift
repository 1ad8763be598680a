extension StringProtocol {
  /// The beginning of a text, each stretch of white space as one space: cut after a word, with an ellipsis, where it has more
  /// characters than the limit.
  ///
  /// However long the text is, no more of it is looked at than an excerpt can hold.
  func excerpt(limit: Int) -> String {
    let words = unicodeScalars.prefix(limit * 12).split { scalar in
      scalar.isASCII ? scalar == " " || (9...13).contains(scalar.value) : scalar.properties.isWhitespace
    }
    var text = ""
    for word in words {
      if !text.isEmpty { text += " " }
      text.unicodeScalars += word
    }
    let cut = text.prefix(limit)
    guard cut.endIndex < text.endIndex else { return text }
    return (cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut) + "…"
  }
}
