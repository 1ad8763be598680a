import Diagnostics
import Notes
import SiteContent
import SiteMarkup
import SitePages

/// The files that pages show or link to, as paths in the site.
struct UsedFiles {
  private(set) var paths: Set<String> = []

  /// Files that configure the web host or browsers without being linked to; they always count as used.
  private static let ofTheSite: Set<String> = ["CNAME", "_headers", "_redirects", "robots.txt", "favicon.ico"]

  /// - Parameters:
  ///   - pages: the path and the HTML of each page.
  ///   - files: the paths of all files.
  init(pages: [(path: String, content: String)], files: [String]) {
    let all = Set(files)
    paths = all.intersection(Self.ofTheSite)
    for page in pages {
      let folder = NotePath.folder(of: page.path)
      for written in Self.addresses(in: page.content) {
        let address = written.prefix { $0 != "?" && $0 != "#" }.replacing("&amp;", with: "&")
        guard let path = NotePath.resolve(PercentEncoding.decode(address[...]), in: folder), all.contains(path) else {
          continue
        }
        paths.insert(path)
      }
    }
  }

  /// Returns the URLs in `src`, `href` and `poster` attributes of a page, as written.
  static func addresses(in content: String) -> [String] {
    content.matches(of: /\s(?:src|href|poster)="([^"]+)"/).map { String($0.1) }
  }

  /// Returns a note about the number of files that weren't copied.
  static func diagnostics(leftOut count: Int) -> [Diagnostic] {
    guard count > 0 else { return [] }
    return [
      Diagnostic(
        .note, "unpublished-files",
        "\(count) \(count == 1 ? "file is" : "files are") left out: no published note shows or links to "
          + (count == 1 ? "it" : "them"))
    ]
  }
}

extension CheckedSite {
  /// The files that are copied into the site: all except those that only unpublished notes use. With `publish: marked`,
  /// only those that published notes use; of files beside the notes' folder always only those.
  var publishedFiles: [String] {
    let files = sources.folder.files
    let isMarked = configuration.publish == .marked
    let folder = sources.folder
    guard !files.isEmpty, isMarked || folder.hasAssets || !notes.drafts.isEmpty else { return files }
    let pages = zip(notes.published, pages).map { (path: $0.page, content: $1.content) }
    let used = UsedFiles(pages: pages, files: files).paths
    if isMarked { return files.filter(used.contains) }
    let library = NoteLibrary(
      undrawn: notes.parsed + notes.parsedDrafts, languages: notes.languages, language: configuration.language)
    let drafts = notes.parsedDrafts.map { note in
      (path: note.page, content: PageContent(note, map: notes.map, library: library, shownPath: note.path).content)
    }
    let hidden = UsedFiles(pages: drafts, files: files).paths.subtracting(used)
    return files.filter { !hidden.contains($0) && (!folder.isAsset($0) || used.contains($0)) }
  }
}
