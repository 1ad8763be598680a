/// In which order the notes of a folder come, beside what their front matter says.
package struct NoteOrder: Sendable {
  /// What notes are sorted by.
  package enum Key: String, CaseIterable, Sendable {
    /// The names of files and folders, numbers in them as numbers.
    case name
    case title
    /// The newest first, those without a date last.
    case date
  }

  /// Where nothing is said of a folder or one around it.
  package var usual = Key.name
  /// By folder.
  package var folders: [String: Key] = [:]

  /// The folder of posts and the page that lists them.
  var posts: (folder: String, page: String)?

  /// The order in a site with a blog: its folder's page is the list of posts, which come by date.
  func with(_ blog: Blog?) -> NoteOrder {
    guard let blog, let page = blog.pages.first?.page, !blog.settings.folder.isEmpty else { return self }
    var order = self
    order.posts = (blog.settings.folder, page)
    if order.folders[blog.settings.folder] == nil { order.folders[blog.settings.folder] = .date }
    return order
  }

  /// What the notes of a folder are sorted by.
  func key(for folder: String) -> Key {
    var folder = folder
    while !folder.isEmpty {
      if let key = folders[folder] { return key }
      folder = NotePath.folder(of: folder)
    }
    return usual
  }
}
