/// A string of the interface with placeholders: `Link to “{title}”`, `look among {pages|all pages}`.
package struct Sentence: Hashable, Sendable {
  /// Text between placeholders, or a placeholder with its default text.
  struct Part: Hashable, Sendable {
    var place: String?
    var text: String
  }

  let parts: [Part]

  /// Creates a sentence from its source. Braces that contain no name are text.
  package init(_ text: String) {
    var parts: [Part] = []
    // The start of the text before the next placeholder, and the position up to which the source has been searched.
    var (start, position) = (text.startIndex, text.startIndex)
    while let open = text[position...].firstIndex(of: "{") {
      position = text.index(after: open)
      guard let end = text[position...].firstIndex(where: { $0 == "}" || $0 == "{" }), text[end] == "}",
        let place = Part(place: text[position..<end])
      else { continue }
      if start < open { parts.append(Part(place: nil, text: String(text[start..<open]))) }
      parts.append(place)
      position = text.index(after: end)
      start = position
    }
    if start < text.endIndex { parts.append(Part(place: nil, text: String(text[start...]))) }
    self.parts = parts
  }

  /// The names of the placeholders, in alphabetical order.
  var places: [String] { Set(parts.compactMap(\.place)).sorted() }

  /// Returns the sentence with its placeholders filled; a placeholder without a value shows its default text.
  func filled(_ values: [String: String] = [:]) -> String {
    parts.map { part in part.place.flatMap { values[$0] } ?? part.text }.joined()
  }

  /// The sentence as it is written in its file.
  package var source: String {
    parts.map { part in
      guard let place = part.place else { return part.text }
      return "{" + place + (part.text.isEmpty ? "" : "|" + part.text) + "}"
    }.joined()
  }
}

extension Sentence.Part {
  /// Creates a placeholder from the text between braces: a name, and after a bar its default text.
  ///
  /// - Returns: `nil` if the text does not begin with a name.
  fileprivate init?(place text: Substring) {
    let bar = text.firstIndex(of: "|") ?? text.endIndex
    let name = text[..<bar]
    guard !name.isEmpty, name.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    self.init(place: String(name), text: bar == text.endIndex ? "" : String(text[text.index(after: bar)...]))
  }
}
