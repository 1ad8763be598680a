import Markup
import SiteContent

/// The language attributes of figures. On a page in another language, figures are marked as English for screen readers,
/// hyphenation and text layout; captions are in the note's language.
enum FigureLanguage {
  static func marked(_ nodes: [Node], in language: String) -> [Node] {
    guard !InterfaceStrings.isEnglish(language) else { return nodes }
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

  /// Excludes the English text of the engine from the search in the page's language; captions and code stay searchable.
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
