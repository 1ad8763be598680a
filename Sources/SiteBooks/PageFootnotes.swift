import Markup

/// Moves the text of footnotes to their references, from where the style sheet prints it at the foot of the page.
/// Footnotes of several blocks stay at the end of the chapter.
struct PageFootnotes {
  /// The contents of footnotes, by id; removed when their first reference is found.
  private var notes: [String: [Node]] = [:]

  static func placed(_ nodes: [Node]) -> [Node] {
    var footnotes = PageFootnotes()
    let rest = nodes.compactMap { footnotes.collect($0) }
    return footnotes.notes.isEmpty ? nodes : footnotes.placing(rest)
  }

  /// Collects the footnotes of a list and returns the list without them; `nil` if it is empty then.
  private mutating func collect(_ node: Node) -> Node? {
    guard case .element(var section) = node, section.name == "section", section.classes.contains("footnotes") else {
      return node
    }
    section.children = section.children.map { list in
      guard case .element(var list) = list, list.name == "ol" else { return list }
      list.children = list.children.filter { item in
        guard let item = item.element, case .text(let id)? = item["id"], let content = Self.line(item) else {
          return true
        }
        notes[id] = content
        return false
      }
      return .element(list)
    }
    let isLeft = section.children.contains { $0.element?.children.contains { $0.element != nil } ?? false }
    return isLeft ? .element(section) : nil
  }

  /// Returns the contents of a footnote that is a single paragraph, without the link back to its reference; `nil` for
  /// any other.
  private static func line(_ item: Element) -> [Node]? {
    let blocks = item.children.compactMap(\.element)
    guard blocks.count == 1, let paragraph = blocks.first, paragraph.name == "p" else { return nil }
    let words = paragraph.children.filter { !($0.element?.classes.contains("back") ?? false) }
    // A footnote without a link back has no reference, so it stays in the list.
    return words.count < paragraph.children.count ? words : nil
  }

  private mutating func placing(_ nodes: [Node]) -> [Node] {
    nodes.map { node in
      guard case .element(var element) = node else { return node }
      if element.name == "sup", element.classes.contains("footnote"), let link = element.children.first?.element,
        case .text(let address)? = link["href"], let content = notes.removeValue(forKey: String(address.dropFirst()))
      {
        return .element("span", ["class": "page-footnote"], content)
      }
      element.children = placing(element.children)
      return .element(element)
    }
  }
}
