/// Says of a figure that it speaks English, in pages that do not: what reads it aloud, breaks its words or lays its lines
/// out has to know. Captions are the note's own.
enum FigureLanguage {
  static func marked(_ html: String, in language: String) -> String {
    guard !InterfaceWords.isEnglish(language), html.contains("<figure ") else { return html }
    let direction = TextDirection(ofLanguage: language).rawValue
    return html.replacing("<figure class=\"figure ", with: "<figure lang=\"en\" dir=\"ltr\" class=\"figure ")
      .replacing(
        "<figcaption", with: "<figcaption lang=\"\(HTMLText.escape(language))\" dir=\"\(direction)\"")
  }
}
