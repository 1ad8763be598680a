import Notes
import SiteContent
import SiteMarkup
import SiteStorage
import VitrineUI

/// The pages that list posts.
extension ListWriter {
  func writeBlog() throws -> [String] {
    guard let blog = site.notes.addresses.blog else { return [] }
    let words = models.words()
    for (index, list) in blog.pages.enumerated() {
      var body = postsBody(list, blog)
      body.newer = index > 0 ? address(of: blog.pages[index - 1].page, from: list.page) : nil
      body.older = index + 1 < blog.pages.count ? address(of: blog.pages[index + 1].page, from: list.page) : nil
      if blog.pages.count > 1 {
        body.pageOf = words.filled("pageOf", ["number": "\(index + 1)", "count": "\(blog.pages.count)"])
      }
      let isTop = list.page == "index.html"
      let frame = models.frame(
        list.page, title: isTop ? configuration.title : blogTitle(blog),
        description: isTop ? configuration.description : "")
      try write(Page(frame: frame, body: body), to: list.page, with: "posts")
    }
    for (name, list) in blog.categories {
      let frame = models.frame(list.page, title: name)
      try write(Page(frame: frame, body: postsBody(list, blog)), to: list.page, with: "posts")
    }
    try writeArchive(blog)
    if let index = blog.categoryIndex {
      let tags = blog.categories.map { name, list in
        TagLink(name: name, href: address(of: list.page, from: index), count: list.notes.count)
      }
      let frame = models.frame(index, title: words["categories"])
      try write(Page(frame: frame, body: TagsBody(tags: tags)), to: index, with: "categories")
    }
    return blog.pages.map(\.page) + blog.categories.map { $0.list.page } + [blog.archive]
      + [blog.categoryIndex].compactMap(\.self)
  }

  private func blogTitle(_ blog: Blog) -> String {
    let folder = blog.settings.folder
    return folder.isEmpty || blog.settings.isJekyll
      ? models.words()["posts"] : Note.title(ofName: NotePath.name(of: folder))
  }

  private func writeArchive(_ blog: Blog) throws {
    var years: [ArchivedYear] = []
    for note in blog.posts {
      let year = note.created.map { "\($0.local.year)" } ?? "–"
      if years.last?.year != year { years.append(ArchivedYear(year: year, posts: [])) }
      years[years.count - 1].posts.append(entry(note, from: blog.archive, blog))
    }
    let frame = models.frame(blog.archive, title: models.words()["archive"])
    try write(Page(frame: frame, body: ArchiveBody(years: years)), to: blog.archive, with: "archive")
  }

  private func postsBody(_ list: Blog.List, _ blog: Blog) -> PostsBody {
    PostsBody(
      posts: list.notes.compactMap(site.note).map { entry($0, from: list.page, blog) }, pageOf: "",
      archive: address(of: blog.archive, from: list.page),
      categories: blog.categoryIndex.map { address(of: $0, from: list.page) })
  }

  private func entry(_ note: Note, from page: String, _ blog: Blog) -> PostEntry {
    PostEntry(
      link: models.link(to: note, from: page), post: facts(of: note, on: page, blog, models.words()),
      description: note.summary)
  }

  /// Returns the date, reading time and categories of a post, for lists and for its page.
  func facts(of note: Note, on page: String, _ blog: Blog, _ words: InterfaceStrings) -> PostFacts {
    let categories = Categories.of(note.frontMatter).compactMap { name in
      blog.page(ofCategory: name).map { TagLink(name: name, href: address(of: $0, from: page)) }
    }
    return PostFacts(
      published: note.created.map { ($0.dayText, words.day($0)) },
      readingTime: words.counted("readingTime", note.readingTime), categories: categories)
  }

  private func address(of target: String, from page: String) -> String {
    PercentEncoding.encode(path: NotePath.relative(from: page, to: target))
  }
}
