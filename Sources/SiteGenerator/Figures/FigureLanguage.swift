import Markup

/// Says of a figure that it speaks English, in pages that do not: what reads it aloud, breaks its words or lays its lines
/// out has to know. Captions are the note's own.
enum FigureLanguage {
  static func marked(_ nodes: [Node], in language: String) -> [Node] {
    guard !InterfaceWords.isEnglish(language) else { return nodes }
    let direction = TextDirection(ofLanguage: language)
    return nodes.mapped { element in
      switch element.name {
      case "figure" where element.classes.contains("figure"):
        mark(&element, "en", .leftToRight)
        hideFromSearch(&element)
      case "figcaption": mark(&element, language, direction)
      default: break
      }
    }
  }

  /// The engine's words are not found by who searches in the page's language; captions and code are.
  private static func hideFromSearch(_ figure: inout Element) {
    for index in figure.children.indices {
      guard case .element(var child) = figure.children[index], child.name != "figcaption",
        !child.classes.contains("code")
      else { continue }
      var holdsWords = false
      child.visit { if $0.name == "figcaption" || $0.classes.contains("code") { holdsWords = true } }
      if holdsWords {
        hideFromSearch(&child)
      } else {
        child.attributes.append(Attribute("data-pagefind-ignore", .flag))
      }
      figure.children[index] = .element(child)
    }
  }

  private static func mark(_ element: inout Element, _ language: String, _ direction: TextDirection) {
    element.attributes.insert(
      contentsOf: [Attribute("lang", language), Attribute("dir", direction.rawValue)], at: 0)
  }
}
