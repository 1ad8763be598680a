import Diagnostics

/// Pages at the addresses that a note's aliases had, which lead to it.
struct Redirects {
  /// The page of the old address, and the page it leads to.
  let pages: [(from: String, to: String)]

  init(notes: [Note], style: SiteConfiguration.AddressStyle) {
    var taken = Set(notes.map { $0.page.lowercased() })
    var pages: [(from: String, to: String)] = []
    for note in notes {
      for alias in note.aliases {
        let page = Self.page(of: alias, beside: note, style: style)
        guard !page.isEmpty, taken.insert(page.lowercased()).inserted else { continue }
        pages.append((page, note.page))
      }
    }
    self.pages = pages
  }

  private static func page(of alias: String, beside note: Note, style: SiteConfiguration.AddressStyle) -> String {
    let folder = alias.contains("/") ? "" : NotePath.folder(of: note.path)
    let parts = NotePath.join(folder, alias).split(separator: "/").map { PageAddresses.addressable(String($0)) }
    guard !parts.isEmpty, !parts.contains(".."), !parts.contains(".") else { return "" }
    return parts.joined(separator: "/") + (style == .clean ? "/index.html" : ".html")
  }

  static func html(from: String, to: String, title: String, words: InterfaceWords) -> String {
    let address = HTMLText.escape(PercentEncoding.encode(path: NotePath.relative(from: from, to: to)))
    let link = "<a href=\"\(address)\">\(HTMLText.escape(title))</a>"
    let direction = words.isEnglish ? "" : " dir=\"\(TextDirection(ofLanguage: words.tag).rawValue)\""
    return """
      <!doctype html>
      <html lang="\(words.tag)"\(direction)><head><meta charset="utf-8"><title>\(HTMLText.escape(title))</title>
      <meta http-equiv="refresh" content="0; url=\(address)"><link rel="canonical" href="\(address)">
      <meta name="robots" content="noindex"></head>
      <body><p>\(words.markup("moved", ["page": link]))</p></body></html>

      """
  }
}
