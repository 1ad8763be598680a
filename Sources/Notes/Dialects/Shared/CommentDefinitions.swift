/// Comments that are written as definitions of links that no link uses: `[//]: # (a comment)`, `[comment]: <> (another)`.
///
/// A page doesn't show definitions, but a note's published copy would.
///
/// Source: <https://spec.commonmark.org/0.31.2/#link-reference-definitions>
enum CommentDefinitions {
  /// The labels that people write for comments.
  private static let labels: Set<Substring> = ["//", "comment", "_", ":", "#", "-", "//:"]

  /// Returns Markdown without such comments.
  static func removed(from text: String) -> String {
    guard text.containsBytes(of: "]: #") || text.containsBytes(of: "]: <>") else { return text }
    var fences = FenceTracker()
    var kept: [Substring] = []
    /// The sign that ends the comment of the lines before.
    var end: Character?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let sign = end {
        if line.last == sign { end = nil }
        if !line.allSatisfy(\.isWhitespace) { continue }
        end = nil
      }
      if fences.isCode(line) || !isComment(line, &end) { kept.append(line) }
    }
    return kept.joined(separator: "\n")
  }

  /// Whether a line begins a comment.
  ///
  /// - Parameter end: the sign that ends the comment, if that is on another line.
  private static func isComment(_ line: Substring, _ end: inout Character?) -> Bool {
    let text = line.drop { $0 == " " || $0 == ">" }
    guard text.first == "[", let close = text.range(of: "]:"),
      labels.contains(text[text.index(after: text.startIndex)..<close.lowerBound].lowercasedSubstring)
    else { return false }
    var rest = text[close.upperBound...].drop { $0 == " " }
    guard let target = ["#", "<>"].first(where: { rest.hasPrefix($0) }) else { return false }
    rest = rest.dropFirst(target.count).drop { $0 == " " }
    guard let first = rest.first else { return true }
    guard let sign: Character = ["(": ")", "\"": "\"", "'": "'"][first] else { return false }
    if rest.dropFirst().last != sign { end = sign }
    return true
  }
}

extension Substring {
  fileprivate var lowercasedSubstring: Substring { Substring(lowercased()) }
}
