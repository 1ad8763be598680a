import Markup

/// Where the addresses of a page lead in a book.
struct BookLinks {
  let format: BookFormat
  /// The chapter of each page, by its path in the site and by the folder that it stands for.
  private let chapters: [String: Int]
  /// What links may lead to in each chapter, by number.
  let ids: [Int: Set<String>]
  /// Where the site is, if that is known.
  let site: SiteAddress?

  init(_ chapters: [Book.Chapter], ids: [Int: Set<String>], _ format: BookFormat, site: SiteAddress?) {
    var pages: [String: Int] = [:]
    for chapter in chapters {
      guard let page = chapter.page else { continue }
      pages[page] = chapter.number
      if NotePath.name(of: page) == "index.html" { pages[NotePath.folder(of: page)] = chapter.number }
    }
    (self.chapters, self.ids, self.format, self.site) = (pages, ids, format, site)
  }

  enum Target: Equatable {
    case chapter(Int, id: String?)
    /// A page or file of the site that the book has not.
    case site(path: String)
    /// Elsewhere.
    case web(String)
  }

  /// - Parameter page: the path of the page that has the address.
  func target(of address: String, on page: String) -> Target? {
    if address.hasPrefix("//") { return .web("https:" + address) }
    if let scheme = AddressScheme(of: address[...]) {
      return scheme.isHarmless ? .web(PercentEncoding.encode(address: address)) : nil
    }
    let end = address.firstIndex { $0 == "#" || $0 == "?" } ?? address.endIndex
    let fragment =
      address.firstIndex(of: "#").map { PercentEncoding.decode(address[address.index(after: $0)...]) } ?? ""
    let path = PercentEncoding.decode(address[..<end])
    guard let resolved = path.isEmpty ? page : NotePath.resolve(path, in: NotePath.folder(of: page)) else { return nil }
    let trimmed = resolved.hasSuffix("/") ? String(resolved.dropLast()) : resolved
    guard let chapter = chapters[resolved] ?? chapters[trimmed] else { return .site(path: resolved) }
    let id = "c\(chapter)-" + BookID.name(fragment)
    return .chapter(chapter, id: ids[chapter]?.contains(id) == true ? id : nil)
  }

  /// The address in the book of a chapter, or of a place in one.
  func address(ofChapter number: Int, id: String?, from own: Int) -> String {
    let fragment = id ?? "c\(number)"
    switch format {
    case .pdf: return "#" + fragment
    case .epub:
      return number == own && id != nil
        ? "#" + fragment : EPUBFile.name(ofChapter: number) + (id == nil ? "" : "#" + fragment)
    }
  }

  /// The address on the web of a page or file of the site, where the site's is known.
  func web(_ path: String) -> String? { site?.page(path) }
}
