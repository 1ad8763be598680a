import Markup
import SiteContent

/// Rewrites the links of a chapter for the book. In PDFs, URLs of other sites are also printed as numbered notes at the
/// end of the chapter.
struct ChapterLinks {
  let chapter: Book.Chapter
  let links: BookLinks
  /// Adds a file of the site to the book and returns its path there; `nil` if books can't show it.
  let file: (String) -> String?
  /// The printed URLs, in order.
  private(set) var addresses: [String] = []
  /// The number of each printed URL, from 1.
  private var numbers: [String: Int] = [:]
  /// Whether the current node is inside a link; links can't be nested.
  private var isInLink = false

  init(_ chapter: Book.Chapter, _ links: BookLinks, file: @escaping (String) -> String?) {
    (self.chapter, self.links, self.file) = (chapter, links, file)
  }

  mutating func nodes(_ nodes: [Node]) -> [Node] {
    var result: [Node] = []
    for node in nodes {
      guard case .element(let element) = node else {
        result.append(node)
        continue
      }
      switch element.name {
      case "a": result += link(element)
      case "img": result += image(element)
      case "svg": result.append(.element(drawing(element)))
      default:
        var changed = element
        changed.children = self.nodes(element.children)
        if case .text(let source)? = element["cite"] { changed["cite"] = web(source).map { .text($0) } }
        result.append(.element(changed))
      }
    }
    return result
  }

  private func web(_ address: String) -> String? {
    switch links.target(of: address, on: chapter.page ?? "") {
    case .web(let address): address
    case .site(let path): links.web(path)
    case .chapter, nil: nil
    }
  }

  private mutating func link(_ element: Element) -> [Node] {
    guard !isInLink else { return nodes(element.children) }
    var changed = element
    isInLink = true
    changed.children = nodes(element.children)
    isInLink = false
    guard case .text(let written)? = element["href"] else { return [.element(changed)] }
    switch links.target(of: written, on: chapter.page ?? "") {
    case .chapter(let number, let id)?:
      changed["href"] = .text(links.address(ofChapter: number, id: id, from: chapter.number))
      // The style sheet prints the page number behind links to other chapters.
      if links.format == .pdf, number != chapter.number { changed.add(class: "page-reference") }
      return [.element(changed)]
    case .web(let address)?: return elsewhere(changed, address)
    case .site(let path)?:
      guard let address = links.web(path) else { return changed.children }
      return elsewhere(changed, address)
    case nil: return changed.children
    }
  }

  private mutating func elsewhere(_ element: Element, _ address: String) -> [Node] {
    var changed = element
    changed["href"] = .text(address)
    guard links.format == .pdf, element.plainText != address else { return [.element(changed)] }
    let number = numbers[address] ?? addresses.count + 1
    if number > addresses.count {
      addresses.append(address)
      numbers[address] = number
    }
    return [.element(changed), .element("sup", ["class": "link-number"], [.text("[\(number)]")])]
  }

  private mutating func image(_ element: Element) -> [Node] {
    let words = element["alt"]?.text ?? ""
    guard case .text(let written)? = element["src"] else { return words.isEmpty ? [] : [.text(words)] }
    if case .site(let path)? = links.target(of: written, on: chapter.page ?? ""), let address = file(path) {
      var changed = element
      changed["src"] = .text(address)
      return [.element(changed)]
    }
    // Books don't download images from the web; a link takes the image's place.
    guard !isInLink, let address = web(written) else { return words.isEmpty ? [] : [.text(words)] }
    return elsewhere(Element("a", ["href": address, "class": "media"], text: words.isEmpty ? address : words), address)
  }

  /// Returns the drawing without links; images of the site in it are embedded.
  private func drawing(_ element: Element) -> Element {
    element.mapped { inner in
      guard case .text(let written)? = inner["href"], !written.hasPrefix("#"), !written.hasPrefix("data:") else {
        return
      }
      var address: String?
      if inner.name == "image", case .site(let path)? = links.target(of: written, on: chapter.page ?? "") {
        address = file(path)
      }
      inner["href"] = address.map { .text($0) }
    }
  }

  /// Returns the section that lists the printed URLs; nothing if there are none.
  func notes(_ words: InterfaceStrings) -> [Node] {
    guard !addresses.isEmpty else { return [] }
    let items = addresses.map { Node.element("li", [:], [.text($0)]) }
    return [
      .element(
        "section", ["class": "addresses"],
        [.element("h2", [:], [.text(words["bookLinks"])]), .element("ol", [:], items)])
    ]
  }
}

extension Element {
  /// Adds a CSS class.
  mutating func add(class name: String) { self["class"] = .text((self["class"].map { $0.text + " " } ?? "") + name) }
}
