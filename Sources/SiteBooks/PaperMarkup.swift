import Foundation
import Markup
import SiteMarkup

/// Converts the HTML of a note for a book: well-formed XML without scripts and controls, with all folded parts open and
/// ids that are unique in the book.
struct PaperMarkup {
  let chapter: Book.Chapter
  let format: BookFormat
  /// The ids of the chapter so far; of two equal ids the first is kept.
  private(set) var ids: Set<String> = []
  private(set) var headings: [Book.Heading] = []

  init(_ chapter: Book.Chapter, _ format: BookFormat) { (self.chapter, self.format) = (chapter, format) }

  /// Elements that only work in a browser.
  private static let dropped: Set<String> = ["script", "style", "template", "button", "fieldset", "source", "track"]
  /// Classes of elements that only work in a browser.
  private static let droppedClasses: Set<Substring> = ["anchor", "in-dark", "diagram-source", "frames", "picks"]
  /// Attributes that only work in a browser.
  private static let droppedAttributes: Set<String> = [
    "tabindex", "loading", "decoding", "style", "open", "aria-level", "for", "srcset", "sandbox", "allowfullscreen",
  ]

  mutating func nodes(_ nodes: [Node]) -> [Node] {
    var result: [Node] = []
    for node in nodes { result += self.node(node) }
    return result
  }

  private mutating func node(_ node: Node) -> [Node] {
    switch node {
    case .text: [node]
    case .comment: []
    case .raw(let html): nodes(MarkupReader.nodes(of: html))
    case .element(let element): self.element(element)
    }
  }

  private mutating func element(_ element: Element) -> [Node] {
    let classes = element.classes
    if Self.dropped.contains(element.name) || classes.contains(where: Self.droppedClasses.contains) { return [] }
    if element["hidden"] != nil { return [] }
    switch element.name {
    case "input":
      guard element["type"]?.text == "checkbox" else { return [] }
      return [.text(element["checked"] == nil ? "☐" : "☑")]
    case "svg": return [.element(drawing(element, isRoot: true))]
    case "span" where classes.contains("katex"): return formula(element)
    case "iframe", "audio", "video", "object": return media(element)
    case "details": return [renamed(element, "div", "details")]
    case "summary": return [renamed(element, "p", "summary")]
    case "h2":
      let written = plain(element)
      if case .text(let id)? = written["id"] {
        headings.append(Book.Heading(id: id, title: element.plainText.trimmingCharacters(in: .whitespaces)))
      }
      return [.element(written)]
    default: return nested(plain(element))
    }
  }

  /// Inline elements that notes may contain as raw HTML.
  private static let inline: Set<String> = [
    "b", "i", "em", "strong", "span", "small", "s", "u", "mark", "code", "kbd", "samp", "sub", "sup", "q", "cite",
    "abbr",
  ]
  /// Block elements.
  private static let blocks: Set<String> = [
    "p", "div", "table", "ul", "ol", "dl", "blockquote", "pre", "h1", "h2", "h3", "h4", "h5", "h6", "figure", "section",
    "article", "aside", "header", "footer", "main", "nav", "hr", "address",
  ]

  /// Returns an element with valid contents: browsers accept a table in bold text, XML-based readers don't. An inline
  /// element around blocks is replaced by its contents, and a paragraph becomes a `div`.
  private func nested(_ element: Element) -> [Node] {
    guard element.name == "p" || Self.inline.contains(element.name),
      element.children.contains(where: { $0.element.map { Self.blocks.contains($0.name) } ?? false })
    else { return [.element(element)] }
    guard element.name == "p" else { return element.children }
    var division = element
    division.name = "div"
    return [.element(division)]
  }

  /// Returns the element with the attributes and contents that books support.
  private mutating func plain(_ element: Element) -> Element {
    var result = Element(name: element.name)
    result.attributes = element.attributes.compactMap { attribute(of: element, $0) }
    result.children = nodes(element.children)
    return result
  }

  private mutating func renamed(_ element: Element, _ name: String, _ cssClass: String) -> Node {
    var result = plain(element)
    result.name = name
    result["class"] = .text((result["class"].map { $0.text + " " } ?? "") + cssClass)
    return .element(result)
  }

  private mutating func attribute(of element: Element, _ attribute: Attribute) -> Attribute? {
    let name = attribute.name
    if name.hasPrefix("data-") || name.hasPrefix("on") || Self.droppedAttributes.contains(name) { return nil }
    switch name {
    case "id": return take(attribute.value.text).map { Attribute("id", $0) }
    case "aria-labelledby", "aria-describedby":
      return Attribute(
        name, attribute.value.text.split(separator: " ").map { chapter.id(String($0)) }.joined(separator: " "))
    default: return attribute
    }
  }

  /// Returns the id in the book for an id in the note; `nil` if the chapter already contains it.
  private mutating func take(_ id: String) -> String? {
    let name = chapter.id(id)
    return ids.insert(name).inserted ? name : nil
  }

  // MARK: Drawings

  /// Returns a drawing with renamed ids and references, and its accessibility label as title.
  private mutating func drawing(_ element: Element, isRoot: Bool) -> Element {
    var result = Element(name: element.name)
    for attribute in element.attributes {
      if attribute.name.hasPrefix("data-") || attribute.name.hasPrefix("on") || attribute.name == "tabindex" {
        continue
      }
      if attribute.name == "class", !isRoot { continue }
      guard case .text(let text) = attribute.value else {
        result.attributes.append(attribute)
        continue
      }
      switch attribute.name {
      case "id": if let id = take(text) { result.attributes.append(Attribute("id", id)) }
      case _ where text.hasPrefix("url(#"):
        result.attributes.append(
          Attribute(attribute.name, "url(#" + chapter.id(String(text.dropFirst(5).dropLast())) + ")"))
      case "href" where text.hasPrefix("#"):
        result.attributes.append(Attribute("href", "#" + chapter.id(String(text.dropFirst()))))
      default: result.attributes.append(attribute)
      }
    }
    for child in element.children {
      switch child {
      case .element(let inner) where inner.name == "script" || inner.name == "foreignObject": break
      case .element(let inner): result.children.append(.element(drawing(inner, isRoot: false)))
      case .text: result.children.append(child)
      case .raw, .comment: break
      }
    }
    guard isRoot else { return result }
    // On pages, screen readers read the parts of a figure; in books they read it as one image.
    if result["role"] != nil { result["role"] = .text("img") }
    if result["xmlns"] == nil { result.attributes.insert(Attribute("xmlns", "http://www.w3.org/2000/svg"), at: 0) }
    if let words = result["aria-label"], !words.text.isEmpty {
      result.children.insert(.element("title", [:], [.text(words.text)]), at: 0)
    }
    return result
  }

  // MARK: Formulas and media

  /// Returns a formula as MathML for EPUB, and as KaTeX's HTML for PDF.
  private mutating func formula(_ element: Element) -> [Node] {
    guard format == .epub else {
      var boxes = element
      boxes.children.removeAll { $0.element?.classes.contains("katex-mathml") ?? false }
      return [.element(plain(boxes))]
    }
    var math: Element?
    element.visit { if $0.name == "math", math == nil { math = $0 } }
    guard var math else { return [.text(element.plainText)] }
    var source = ""
    math.visit { if $0.name == "annotation" { source = $0.plainText } }
    // The other children of `semantics` are annotations that repeat the formula.
    if let semantics = math.children.first?.element, semantics.name == "semantics", let first = semantics.children.first
    {
      math.children = [first]
    }
    if !source.isEmpty { math["alttext"] = .text(source) }
    return [.element(math)]
  }

  /// Returns a link in place of audio, video and embedded pages.
  private mutating func media(_ element: Element) -> [Node] {
    let inner = element.children.lazy.compactMap(\.element).first { $0.name == "source" }
    let address = (element["src"] ?? element["data"] ?? inner?["src"])?.text
    let words = (element["title"] ?? element["aria-label"])?.text ?? address ?? ""
    guard let address, !words.isEmpty else { return [] }
    return [.element("a", ["href": address, "class": "media"], [.text(words)])]
  }
}
