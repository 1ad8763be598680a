import Markup

/// Leads the links of a chapter to where they lead in a book. On paper, addresses elsewhere are also written out: as numbered notes at the
/// chapter's end.
struct ChapterLinks {
  let chapter: Book.Chapter
  let links: BookLinks
  /// Brings a file of the site into the book: its address there, or `nil` where it is none that a book can show.
  let file: (String) -> String?
  /// The addresses that are written out, in order.
  private(set) var addresses: [String] = []
  /// The number of each of them.
  private var numbers: [String: Int] = [:]
  /// Whether what is written is in a link, in which no other can be.
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
      // Readers of paper turn pages: to another chapter they are told which.
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
    // Nothing is fetched for a book: what stands elsewhere is named.
    guard !isInLink, let address = web(written) else { return words.isEmpty ? [] : [.text(words)] }
    return elsewhere(Element("a", ["href": address, "class": "media"], text: words.isEmpty ? address : words), address)
  }

  /// Drawings show pictures of the site and link nowhere.
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

  /// The addresses as a list behind the chapter's text; nothing where there are none.
  func notes(_ words: InterfaceWords) -> [Node] {
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
  /// Gives it a class beside those that it has.
  mutating func add(class name: String) { self["class"] = .text((self["class"].map { $0.text + " " } ?? "") + name) }
}
