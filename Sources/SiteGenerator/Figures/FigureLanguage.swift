import Markup

/// Says of a figure that it speaks English, in pages that do not: what reads it aloud, breaks its words or lays its lines
/// out has to know. Captions are the note's own.
enum FigureLanguage {
  static func marked(_ nodes: [Node], in language: String) -> [Node] {
    guard !InterfaceWords.isEnglish(language) else { return nodes }
    let direction = TextDirection(ofLanguage: language)
    return nodes.mapped { element in
      switch element.name {
      case "figure" where element.classes.contains("figure"): mark(&element, "en", .leftToRight)
      case "figcaption": mark(&element, language, direction)
      default: break
      }
    }
  }

  private static func mark(_ element: inout Element, _ language: String, _ direction: TextDirection) {
    element.attributes.insert(
      contentsOf: [Attribute("lang", language), Attribute("dir", direction.rawValue)], at: 0)
  }
}
