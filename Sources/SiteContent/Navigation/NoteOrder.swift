import Notes
import SiteStorage

/// The sort order of the notes in each folder, for notes whose front matter sets none.
package struct NoteOrder: Sendable {
  /// A property by which notes are sorted.
  package enum Key: String, CaseIterable, Sendable {
    /// The names of files and folders; numbers in them are compared as numbers.
    case name
    case title
    /// The date, the newest first; notes without a date come last.
    case date
  }

  /// The key for folders that have none and are in no folder that has one.
  package var usual = Key.name
  /// The keys by folder.
  package var folders: [String: Key] = [:]

  /// The names and places of folders that files in them give.
  var marks: [String: FolderMark] = [:]

  /// The folder of posts and the page that lists them.
  var posts: (folder: String, page: String)?

  /// Returns the order for a site with a blog: the page of the blog's folder is the list of posts, which are sorted by
  /// date.
  package func with(_ blog: Blog?) -> NoteOrder {
    guard let blog, let page = blog.pages.first?.page, !blog.settings.folder.isEmpty else { return self }
    var order = self
    order.posts = (blog.settings.folder, page)
    if order.folders[blog.settings.folder] == nil { order.folders[blog.settings.folder] = .date }
    return order
  }

  /// Returns the key for the notes of a folder.
  func key(for folder: String) -> Key {
    var folder = folder
    while !folder.isEmpty {
      if let key = folders[folder] { return key }
      folder = NotePath.folder(of: folder)
    }
    return usual
  }
}
