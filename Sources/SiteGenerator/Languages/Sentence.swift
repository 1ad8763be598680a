/// A sentence of the interface with places to fill: `Link to “{title}”`, `look among {pages|all pages}`.
struct Sentence: Hashable, Sendable {
  /// A stretch between places, or a place with the words that stand in it.
  struct Part: Hashable, Sendable {
    var place: String?
    var text: String
  }

  let parts: [Part]

  /// Braces that hold no name are text.
  init(_ text: String) {
    var parts: [Part] = []
    // The text before the next place, and what has been looked at of the rest.
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

  /// The names of its places, in the order of the alphabet.
  var places: [String] { Set(parts.compactMap(\.place)).sorted() }

  /// The sentence with something in its places; a place that gets nothing keeps its own words.
  func filled(_ values: [String: String] = [:]) -> String {
    parts.map { part in part.place.flatMap { values[$0] } ?? part.text }.joined()
  }

  /// As it is written.
  var source: String {
    parts.map { part in
      guard let place = part.place else { return part.text }
      return "{" + place + (part.text.isEmpty ? "" : "|" + part.text) + "}"
    }.joined()
  }
}

extension Sentence.Part {
  /// What stands between braces: a name, and words behind a bar.
  ///
  /// - Returns: `nil` where it begins with no name.
  fileprivate init?(place text: Substring) {
    let bar = text.firstIndex(of: "|") ?? text.endIndex
    let name = text[..<bar]
    guard !name.isEmpty, name.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    self.init(place: String(name), text: bar == text.endIndex ? "" : String(text[text.index(after: bar)...]))
  }
}
