import Notes

/// The posts of a site and the pages that list them.
package struct Blog: Sendable {
  /// A page that lists posts.
  package struct List: Sendable {
    package var page: String
    /// The paths of the notes.
    package var notes: [String]
  }

  package let settings: BlogSettings
  /// The posts, the newest first.
  package let posts: [Note]
  /// The pages that list all posts, the first page with the newest.
  package private(set) var pages: [List] = []
  package private(set) var archive = ""
  /// The path of the page that lists all categories; `nil` if there are none.
  package private(set) var categoryIndex: String?
  package private(set) var categories: [(name: String, list: List)] = []

  /// Reserves the paths of the pages; `nil` if the site has no posts.
  ///
  /// - Parameters:
  ///   - notes: the published notes.
  ///   - style: the form of the pages' URLs.
  init?(
    _ settings: BlogSettings?, notes: [Note], style: SiteConfiguration.AddressStyle, taken: inout TakenPaths
  ) {
    guard let settings else { return nil }
    self.settings = settings
    // Without a folder for posts, every note with a date is a post.
    posts = notes.filter { $0.isPost && (!settings.folder.isEmpty || $0.created != nil) }.sorted { a, b in
      let (first, second) = (a.created?.timestamp ?? "", b.created?.timestamp ?? "")
      return first != second ? first > second : a.path < b.path
    }
    guard !posts.isEmpty else { return nil }
    let folder = settings.isJekyll ? "" : FolderPage.folder(settings.folder)
    let ending = style == .clean ? "/index.html" : ".html"
    func claim(_ wanted: String) -> String {
      let page = taken.free(wanted)
      taken.claim(page, for: "a list of posts")
      return page
    }
    let top = NotePath.join(folder, "index.html")
    let first = taken.owner(of: top) == nil ? claim(top) : claim(NotePath.join(folder, "posts" + ending))
    let chunks = stride(from: 0, to: posts.count, by: settings.perPage).map {
      Array(posts[$0..<min($0 + settings.perPage, posts.count)]).map(\.path)
    }
    for (index, notes) in chunks.enumerated() {
      let number = index + 1
      let own = settings.pagePattern.flatMap { SiteAddresses.page(at: $0.replacing(":num", with: "\(number)")) }
      let page = number == 1 ? first : claim(own ?? NotePath.join(folder, "page/\(number)" + ending))
      pages.append(List(page: page, notes: notes))
    }
    archive = claim(NotePath.join(folder, "archive" + ending))
    var names: [String: String] = [:]
    var members: [String: [String]] = [:]
    for post in posts {
      for name in Categories.of(post.frontMatter) {
        names[name.lowercased()] = names[name.lowercased()] ?? name
        members[name.lowercased(), default: []].append(post.path)
      }
    }
    guard !names.isEmpty else { return }
    categoryIndex = claim(NotePath.join(folder, "categories/index.html"))
    categories = names.keys.sorted().map { key in
      let page = claim(NotePath.join(folder, "categories/" + PageAddresses.addressable(key) + ending))
      return (names[key] ?? key, List(page: page, notes: members[key] ?? []))
    }
  }

  /// Returns the path of a category's page.
  package func page(ofCategory name: String) -> String? {
    categories.first { $0.name.lowercased() == name.lowercased() }?.list.page
  }
}
