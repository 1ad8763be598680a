/// Returns a text without characters that affect a terminal: control characters are written as `\u{1B}`, and so are
/// marks that change the text direction, which can hide text.
///
/// Tabs and line feeds are unchanged.
public func visible(_ text: some StringProtocol) -> String {
  guard text.unicodeScalars.contains(where: isInvisible) else { return String(text) }
  var output = ""
  for scalar in text.unicodeScalars {
    if isInvisible(scalar) {
      output += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    } else {
      output.unicodeScalars.append(scalar)
    }
  }
  return output
}

private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "\t", "\n": false
  case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}": true
  // Embeddings, overrides and isolates (Unicode Standard Annex 9), and separators that end a line.
  case "\u{2028}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
  default: false
  }
}
