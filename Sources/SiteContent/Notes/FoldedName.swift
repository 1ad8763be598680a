import Diagnostics

/// Names in the form in which they are compared: without differences in case, in the kind and number of spaces, and in
/// the kind of quotation marks and hyphens, which editors replace while one types.
package enum FoldedName {
  package static func of(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { $0 < 0x80 && $0 != 0x09 } && !name.containsBytes(of: "  ")
    if isPlain, name.utf8.first != 0x20, name.utf8.last != 0x20 { return name.lowercased() }
    var folded = ""
    for scalar in name.lowercased().unicodeScalars {
      switch scalar {
      case _ where scalar.properties.isWhitespace: if !folded.isEmpty, folded.last != " " { folded.append(" ") }
      case "\u{2018}", "\u{2019}", "\u{02BC}", "\u{2032}": folded.append("'")
      case "\u{201C}", "\u{201D}", "\u{2033}": folded.append("\"")
      case "\u{2010}", "\u{2011}": folded.append("-")
      case "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{00AD}": continue
      default: folded.unicodeScalars.append(scalar)
      }
    }
    if folded.last == " " { folded.removeLast() }
    return folded
  }

  /// Returns the words of a heading, or of a link to one, as Obsidian compares them: without punctuation, which
  /// Obsidian omits from the links that it writes.
  static func words(_ heading: String) -> [Substring] {
    of(heading).split { $0 != "_" && $0 != "'" && $0 != "-" && ($0.isPunctuation || $0.isSymbol || $0.isWhitespace) }
  }
}
