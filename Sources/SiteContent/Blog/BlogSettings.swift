import Notes

/// The configuration of a blog: the notes that are posts, and the pages that list them.
package struct BlogSettings: Hashable, Sendable {
  /// The content of a post in feeds.
  package enum Feed: String, CaseIterable, Sendable { case full, summary }

  /// The folder of posts in the content folder; empty if all notes with dates are posts.
  package var folder: String
  /// The number of posts on a list page.
  package var perPage = 10
  package var feed = Feed.full
  /// Whether every folder named `_posts` contains posts.
  package var isJekyll = false
  /// The path pattern of the list pages after the first, with `:num` for the page number; `nil` for `page/2` and so on
  /// beside the first.
  var pagePattern: String?

  package init(folder: String) { self.folder = folder }

  /// Creates the configuration that matches a Jekyll site.
  package init(_ site: JekyllSite) {
    self.init(folder: "_posts")
    isJekyll = true
    perPage = site.perPage ?? 10
    pagePattern = site.paginatePath
  }

  /// Whether a note is a post, judged by its path.
  package func holds(_ path: String) -> Bool {
    if isJekyll { return PostName(path) != nil }
    if NotePath.isIndex(path) { return false }
    return folder.isEmpty || path.hasPrefix(folder + "/")
  }
}
