import Markup
import Notes
import SiteContent

/// The list of a note's headings, for a paragraph that asks for it: `[TOC]` (Python-Markdown), `[[toc]]` (VitePress),
/// `[[_TOC_]]` (GitLab).
enum ContentsList {
  /// - Returns: `nil` for a paragraph that does not ask for it.
  static func nodes(for content: [Inline], in resolver: LinkResolver) -> [Node]? {
    guard content.count == 1, let inline = content.first else { return nil }
    switch inline.kind {
    case .text("[TOC]"): break
    case .wikiLink(let link)
    where ["toc", "TOC", "_TOC_"].contains(link.target) && link.fragment.isEmpty && !link.isEmbed
      && resolver.map.named(link.target, from: resolver.note.path).isEmpty:
      break
    default: return nil
    }
    let headings = resolver.note.document.headings.filter { $0.id != resolver.note.titleHeading }
    // On the page of another note, the headings have no IDs.
    return resolver.page != resolver.note.page || headings.isEmpty ? [] : list(headings[...])
  }

  private static func list(_ headings: ArraySlice<Heading>) -> [Node] {
    var items: [Node] = ["\n"]
    var rest = headings
    while let heading = rest.popFirst() {
      let below = rest.prefix { $0.level > heading.level }
      rest = rest.dropFirst(below.count)
      let link = Element(
        "a", ["href": "#" + PercentEncoding.encode(fragment: heading.id)], text: heading.content.plainText)
      items += [Node].block("li", [:], [.element(link)] + (below.isEmpty ? [] : list(below)))
    }
    return .block("ul", ["class": "contents"], items)
  }
}
