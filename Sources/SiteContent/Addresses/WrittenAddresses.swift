import Notes

/// The pages that notes request: with `permalink` or `slug` in their front matter, or through the rules of Jekyll or
/// DocC.
package enum WrittenAddresses {
  /// Returns the requested pages by the paths of the notes; a note without a request is left out.
  package static func pages(of notes: [(path: String, document: Document)], in folder: ContentFolder) -> [String:
    String]
  {
    let catalog = folder.dialect.addresses == .catalog ? DocCCatalog(folder.root, notes: notes) : nil
    var pages: [String: String] = [:]
    for (path, document) in notes {
      pages[path] =
        folder.jekyll.map { $0.page(of: path, document.frontMatter) }
        ?? page(document.frontMatter, path, folder.dialect.addressKey) ?? catalog?.page(of: path)
    }
    return pages
  }

  /// - Parameter key: The tool's key for a whole path, besides `permalink`.
  private static func page(_ matter: FrontMatter, _ path: String, _ key: String?) -> String? {
    if let written = key.flatMap({ matter[$0]?.string }), !written.isEmpty {
      return SiteAddresses.page(at: written.hasSuffix(".html") ? written : written + "/")
    }
    if let address = matter["permalink"]?.string, !address.isEmpty {
      return SiteAddresses.page(at: address)
    }
    guard let slug = matter["slug"]?.string, slug == "/" || slug.contains(where: { $0.isLetter || $0.isNumber }) else {
      return nil
    }
    return SiteAddresses.page(at: slug.hasPrefix("/") ? slug : NotePath.join(NotePath.folder(of: path), slug))
  }
}
