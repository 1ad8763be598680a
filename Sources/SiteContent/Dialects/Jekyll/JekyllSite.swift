import Diagnostics
import Foundation
import Notes
import SiteStorage
import VitrineUI

/// The configuration of a Jekyll site, read from `_config.yml`.
package struct JekyllSite: ToolSite {
  package let dialect = Dialect.jekyll
  /// The permalink pattern of posts, such as `/:year/:title/`.
  let permalink: String
  /// The site's path on its host (`baseurl`), without slashes at its ends.
  package let base: String
  /// The path pattern of the pages that list posts; `:num` is the page number. `nil` without pagination.
  let paginatePath: String?
  /// The number of posts on a list page; `nil` without pagination.
  let perPage: Int?
  private let excluded: [NamePattern]
  private let defaults: JekyllDefaults
  /// The names of the folders that contain notes although they begin with `_`.
  private let collections: Set<String>

  /// Reads the configuration; `nil` if the folder isn't a Jekyll site.
  ///
  /// - Parameter root: the folder's full path.
  package init?(root: String) {
    // Jupyter Book has a file of this name, too.
    guard !ToolFile.exists(root + "/_toc.yml"), let settings = ToolFile.values(root + "/_config.yml") else {
      return nil
    }
    permalink = Self.pattern(settings["permalink"]?.string ?? "date")
    base = (settings["baseurl"]?.string ?? "").split(separator: "/").joined(separator: "/")
    paginatePath = settings["paginate"] == nil ? nil : settings["paginate_path"]?.string ?? "/page:num/"
    perPage = settings["paginate"]?.number.map { min(max(Int(clamping: $0), 1), 1000) }
    defaults = JekyllDefaults(settings["defaults"])
    excluded = (settings["exclude"]?.list ?? []).compactMap(\.string).map { NamePattern($0) }
    let written =
      settings["collections"]?.entries.filter { $0.value["output"]?.bool == true }.map { "_" + $0.key } ?? []
    collections = Set(written + ["_posts"])
  }

  private static func pattern(_ style: String) -> String {
    switch style {
    case "date": "/:categories/:year/:month/:day/:title:output_ext"
    case "pretty": "/:categories/:year/:month/:day/:title/"
    case "ordinal": "/:categories/:year/:y_day/:title:output_ext"
    case "none": "/:categories/:title:output_ext"
    default: style
    }
  }

  private static let machinery: Set<String> = [
    "Gemfile", "Gemfile.lock", "Rakefile", "vendor", "package.json", "package-lock.json", ".jekyll-cache",
  ]

  /// Whether a file or folder only serves Jekyll itself (layouts, gems, excluded paths) and is not part of the site.
  func hides(_ path: String, isFolder: Bool, fullPath: String) -> Bool {
    let name = NotePath.name(of: path)
    if name.hasPrefix("_") { return !(isFolder && collections.contains(name)) }
    if Self.machinery.contains(name) || name.hasSuffix(".gemspec") || excluded.contains(where: { $0.matches(path) }) {
      return true
    }
    return !isFolder && !NotePath.isNote(path) && isTemplate(fullPath, kind: NotePath.fileExtension(of: path))
  }

  func diagnostic(leavingOut paths: [String]) -> Diagnostic? {
    paths.first.map { first in
      let others = paths.count > 1 ? " and \(paths.count - 1) more are" : " is"
      return Diagnostic(.note, "jekyll", "'\(first)'\(others) left out: only Jekyll uses such files", file: first)
    }
  }

  /// Whether a file that isn't a note has front matter, so that Jekyll would process it as a template.
  private func isTemplate(_ path: String, kind: String) -> Bool {
    guard ["html", "htm", "xml", "scss", "sass", "css", "js", "json", "txt", "liquid", "coffee"].contains(kind),
      let handle = FileHandle(forReadingAtPath: path)
    else { return false }
    defer { try? handle.close() }
    guard let head = try? handle.read(upToCount: 4) else { return false }
    return head.starts(with: Array("---\n".utf8)) || head.starts(with: Array("---\r".utf8))
  }

  /// Returns a note's front matter with the values that the configuration sets by default.
  package func completed(_ matter: FrontMatter, of path: String) -> FrontMatter { defaults.completed(matter, of: path) }

  /// Returns the path of the page that Jekyll would make of a note; `nil` for a post without a date.
  func page(of path: String, _ matter: FrontMatter) -> String? {
    let written = matter["permalink"]?.string.map(Self.pattern)
    guard let post = PostName(path) else {
      return written.flatMap { SiteAddresses.page(at: Self.filled($0, Self.places(of: path))) }
        ?? ordinaryPage(of: path)
    }
    let dated = matter["date"]?.string.flatMap(CivilDate.init)
    guard let date = dated ?? post.date else {
      return written.flatMap { $0.contains(":") ? nil : SiteAddresses.page(at: $0) }
    }
    let above = post.folder.split(separator: "/").map(String.init)
    let categories = above + Categories.of(matter)
    let values = [
      "categories": categories.map { $0.lowercased().replacing(" ", with: "-") }.joined(separator: "/"),
      "year": Self.padded(date.year, 4), "month": Self.padded(date.month, 2), "day": Self.padded(date.day, 2),
      "i_month": "\(date.month)", "i_day": "\(date.day)", "short_year": Self.padded(date.year % 100, 2),
      "y_day": Self.padded(Self.dayOfYear(date), 3), "title": matter["slug"]?.string ?? post.slug,
      "slug": matter["slug"]?.string ?? post.slug, "output_ext": ".html",
    ]
    return SiteAddresses.page(at: Self.filled(written ?? permalink, values))
  }

  /// The values of the placeholders of a note that isn't a post.
  ///
  /// Source: <https://jekyllrb.com/docs/permalinks/#placeholders>
  private static func places(of path: String) -> [String: String] {
    let names = NotePath.folder(of: path).split(separator: "/").map(String.init)
    let stem = NotePath.stem(of: path)
    let inside = names.first?.hasPrefix("_") == true ? Array(names.dropFirst()) : names
    let place = (inside + [stem]).joined(separator: "/")
    return [
      "path": names.first?.hasPrefix("_") == true ? place : inside.joined(separator: "/"), "basename": stem,
      "name": stem.lowercased(), "title": stem, "slug": stem, "output_ext": ".html",
      "collection": names.first.map { String($0.drop { $0 == "_" }) } ?? "",
    ]
  }

  private static func filled(_ pattern: String, _ values: [String: String]) -> String {
    pattern.replacing(/:(\w+)/) { match -> String in values[String(match.output.1)] ?? "" }
  }

  /// Returns the path of the page of a note that isn't a post: it follows the path of the file.
  private func ordinaryPage(of path: String) -> String? {
    let parts = path.split(separator: "/").map { $0.hasPrefix("_") ? String($0.dropFirst()) : String($0) }
    let place = parts.joined(separator: "/")
    let stem = NotePath.join(NotePath.folder(of: place), NotePath.stem(of: place))
    if NotePath.isIndex(place) { return SiteAddresses.page(at: NotePath.folder(of: place) + "/") }
    return SiteAddresses.page(at: permalink.hasSuffix("/") ? stem + "/" : stem + ".html")
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func dayOfYear(_ date: CivilDate) -> Int {
    (1..<date.month).reduce(date.day) { $0 + CivilDate(year: date.year, month: $1, day: 1).daysInMonth }
  }
}
