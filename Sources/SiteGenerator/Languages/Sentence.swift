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
    var rest = text[...]
    while let match = rest.firstMatch(of: /\{([A-Za-z]+)(?:\|([^{}]*))?\}/) {
      let before = rest[..<match.range.lowerBound]
      if !before.isEmpty { parts.append(Part(place: nil, text: String(before))) }
      parts.append(Part(place: String(match.1), text: String(match.2 ?? "")))
      rest = rest[match.range.upperBound...]
    }
    if !rest.isEmpty { parts.append(Part(place: nil, text: String(rest))) }
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
