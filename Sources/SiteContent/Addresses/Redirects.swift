import Diagnostics
import Markup
import Notes
import SiteStorage

/// Redirects from the paths of notes' aliases to the notes.
package struct Redirects {
  /// The page at an alias, and the page it redirects to.
  package struct Page: Sendable {
    package var from: String
    package var to: String
  }

  private(set) var pages: [Page] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - taken: the paths in use; the paths of the redirects are added.
  ///   - shown: returns the path of a note for diagnostics.
  init(
    notes: [Note], style: SiteConfiguration.AddressStyle, taken: inout TakenPaths, shown: (String) -> String
  ) {
    for note in notes {
      for address in note.previousURLs {
        guard let page = SiteAddresses.page(at: address, isFormer: true), page.lowercased() != note.page.lowercased()
        else { continue }
        if taken.claim(page, for: "'\(note.path)'") == nil { pages.append(Page(from: page, to: note.page)) }
      }
      for written in note.writtenAliases {
        guard let alias = written.string else { continue }
        guard Self.isInSite(alias) else {
          diagnostics.append(
            Diagnostic(
              .warning, "alias", "the alias '\(alias)' is not a path in this site", file: shown(note.path),
              span: written.span, hint: "write a path, without a host and a query: /old/page/"))
          continue
        }
        guard let page = Self.page(of: alias, beside: note, style: style), page.lowercased() != note.page.lowercased()
        else { continue }
        let name = "'\(note.path)'"
        guard let owner = taken.claim(page, for: name) else {
          pages.append(Page(from: page, to: note.page))
          continue
        }
        guard owner != name else { continue }
        // An alias that is a name serves links between notes. Only an alias that looks like a path needs a redirect.
        diagnostics.append(
          Diagnostic(
            alias.contains("/") || alias.hasSuffix(".html") ? .warning : .note, "alias",
            "the alias '\(alias)' gets no redirect: \(page) already belongs to \(owner)",
            file: shown(note.path), span: written.span, hint: "links by this name work all the same"))
      }
    }
  }

  /// Returns the page of an alias; `nil` if the alias cannot be a path in the site.
  private static func page(of alias: String, beside note: Note, style: SiteConfiguration.AddressStyle) -> String? {
    let ending = style == .clean ? "/index.html" : ".html"
    let isFile = alias.lowercased().hasSuffix(".html")
    // A slash in a name, as in `JSON/XML`, need not separate folders.
    guard alias.hasPrefix("/") || alias.hasSuffix("/") || (isFile && alias.contains("/")) else {
      let name = String((isFile ? alias.dropLast(".html".count) : alias[...]).map { $0 == "/" ? "-" : $0 })
      guard name.contains(where: { $0 != "-" && $0 != "." }) else { return nil }
      return NotePath.join(folder(of: note), PageAddresses.addressable(name)) + (isFile ? ".html" : ending)
    }
    let isPlain = !alias.hasSuffix("/") && !isFile
    return SiteAddresses.page(at: isPlain && style == .clean ? alias + "/" : alias, isFormer: true)
  }

  /// Whether an alias that looks like a path can exist in the site.
  private static func isInSite(_ alias: String) -> Bool {
    if alias.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:\/\//) != nil || alias.hasPrefix("//") { return false }
    guard alias.hasPrefix("/") else { return true }
    let names = alias.split(separator: "/")
    return !alias.contains { $0 == "?" || $0 == "#" } && !names.contains("..") && !names.contains(".")
  }

  private static func folder(of note: Note) -> String {
    let names = NotePath.folder(of: note.path).split(separator: "/")
    return names.map { PageAddresses.addressable(String($0)) }.joined(separator: "/")
  }

  /// Returns the page of a note that leads to another page, or to another site.
  package static func html(of note: Note, words: InterfaceStrings) -> String? {
    guard let target = note.frontMatter.redirectTarget else { return nil }
    let page = target.hasPrefix("/") ? SiteAddresses.page(at: target, isFormer: true) : nil
    let address = page.map { PercentEncoding.encode(path: NotePath.relative(from: note.page, to: $0)) } ?? target
    return html(to: address, title: note.title, words: words)
  }

  package static func html(from: String, to: String, title: String, words: InterfaceStrings) -> String {
    html(to: PercentEncoding.encode(path: NotePath.relative(from: from, to: to)), title: title, words: words)
  }

  private static func html(to address: String, title: String, words: InterfaceStrings) -> String {
    let direction: String? = words.isEnglish ? nil : TextDirection(ofLanguage: words.tag).rawValue
    let head: [Node] = [
      .element("meta", ["charset": "utf-8"]), .element("title", [:], [.text(title)]), "\n",
      .element("meta", ["http-equiv": "refresh", "content": "0; url=\(address)"]),
      .element("link", ["rel": "canonical", "href": address]), "\n",
      .element("meta", ["name": "robots", "content": "noindex"]),
    ]
    let link = Element("a", ["href": address], text: title)
    let moved = Element("p", [:], words.nodes("moved", ["page": [.element(link)]]))
    return HTMLPage.text(
      language: words.tag, direction: direction, head: head, body: Element("body", [:], [.element(moved)]))
  }
}
