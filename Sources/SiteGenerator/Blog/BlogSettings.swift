import Notes

/// The notes of a site that are posts, and how they are listed.
package struct BlogSettings: Hashable, Sendable {
  /// What feeds say of a post.
  package enum Feed: String, CaseIterable, Sendable { case full, summary }

  /// The posts' folder in the content folder; empty where all notes with dates are posts.
  package var folder: String
  /// How many posts a page of their list has.
  package var perPage = 10
  package var feed = Feed.full
  /// Whether posts are wherever a folder is called `_posts`.
  var isJekyll = false
  /// Where the pages behind the first are, with `:num` for their numbers; beside the first if `nil`.
  var pagePattern: String?

  package init(folder: String) { self.folder = folder }

  /// Those of a Jekyll site.
  init(_ site: JekyllSite) {
    self.init(folder: "_posts")
    isJekyll = true
    perPage = site.perPage ?? 10
    pagePattern = site.paginatePath
  }

  /// Whether a note is a post by its place.
  func holds(_ path: String) -> Bool {
    if isJekyll { return PostName(path) != nil }
    if NavigationTree.isIndex(path) { return false }
    return folder.isEmpty || path.hasPrefix(folder + "/")
  }
}
