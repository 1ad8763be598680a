import Notes
import SiteContent
import SiteStorage

/// Resolves the links of pages to chapters of the book or URLs on the web.
struct BookLinks {
  let format: BookFormat
  /// The number of each page's chapter, by the page's path in the site; for an `index.html` also by the path of its
  /// folder.
  private let chapters: [String: Int]
  /// The ids in each chapter, by the chapter's number.
  let ids: [Int: Set<String>]
  /// The site's URL, if it is configured.
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
    /// A page or file of the site that the book doesn't contain.
    case site(path: String)
    /// A URL outside the site.
    case web(String)
  }

  /// - Parameter page: the path of the page that contains the link.
  func target(of address: String, on page: String) -> Target? {
    if address.hasPrefix("//") { return .web("https:" + address) }
    if let scheme = URLScheme(of: address[...]) {
      return URLScheme.canBeAllowed(scheme.name) ? .web(PercentEncoding.encode(address: address)) : nil
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

  /// Returns the relative URL of a chapter, or of an element in it.
  func address(ofChapter number: Int, id: String?, from own: Int) -> String {
    let fragment = id ?? "c\(number)"
    switch format {
    case .pdf: return "#" + fragment
    case .epub:
      return number == own && id != nil
        ? "#" + fragment : EPUBFile.name(ofChapter: number) + (id == nil ? "" : "#" + fragment)
    }
  }

  /// Returns the URL of a page or file of the site; `nil` if the site's URL isn't configured.
  func web(_ path: String) -> String? { site?.page(path) }
}
