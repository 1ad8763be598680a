import Diagnostics
import Notes

/// The files that pages show or link to.
struct UsedFiles {
  private(set) var paths: Set<String> = []

  /// Files that tell a host of the site, and that no note shows.
  private static let ofTheSite: Set<String> = ["CNAME", "_headers", "_redirects", "robots.txt", "favicon.ico"]

  /// - Parameters:
  ///   - pages: each with its path in the site and its text as HTML.
  ///   - files: all there are.
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

  /// The addresses that the elements of a page show or link to, as they are written.
  static func addresses(in content: String) -> [String] {
    content.matches(of: /\s(?:src|href|poster)="([^"]+)"/).map { String($0.1) }
  }

  /// What is said of those that stay behind.
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
