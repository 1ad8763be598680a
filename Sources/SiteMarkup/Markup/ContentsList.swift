import Markup
import Notes
import SiteContent

/// The list of a note's headings, for a paragraph that asks for it: `[TOC]` (Python-Markdown), `[[toc]]` (VitePress),
/// `[[_TOC_]]` (GitLab).
enum ContentsList {
  /// The number of headings in the lists of a page above which further lists are left out.
  static let most = 10_000

  /// Whether a paragraph asks for the list.
  static func isWanted(by content: [Inline], in resolver: LinkResolver) -> Bool {
    guard content.count == 1, let inline = content.first else { return false }
    switch inline.kind {
    case .text("[TOC]"): return true
    case .wikiLink(let link):
      return ["toc", "TOC", "_TOC_"].contains(link.target) && link.fragment.isEmpty && !link.isEmbed
        && resolver.map.named(link.target, from: resolver.note.path).isEmpty
    default: return false
    }
  }

  static func list(_ headings: ArraySlice<Heading>) -> [Node] {
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

extension DocumentWriter {
  /// Writes the list of the note's headings; `nil` for a paragraph that does not ask for it.
  mutating func writeContentsList(_ content: [Inline]) -> [Node]? {
    guard ContentsList.isWanted(by: content, in: resolver) else { return nil }
    // On the page of another note, the headings have no IDs.
    guard resolver.page == resolver.note.page, listedHeadings <= ContentsList.most else { return [] }
    let headings = resolver.note.document.headings.filter { $0.id != resolver.note.titleHeading }
    listedHeadings += headings.count
    return headings.isEmpty ? [] : ContentsList.list(headings[...])
  }
}
