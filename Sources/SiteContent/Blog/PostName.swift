import Notes
import VitrineUI

/// The parts of the path of a Jekyll post, such as `travel/_posts/2024-05-01-iceland.md`.
struct PostName: Hashable, Sendable {
  /// The path of the folder that contains `_posts`.
  var folder: String
  var date: CivilDate?
  /// The file's name without date and extension.
  var slug: String

  /// Parses a path; `nil` if no folder in it is named `_posts`.
  init?(_ path: String) {
    let parts = NotePath.folder(of: path).split(separator: "/").map(String.init)
    guard let posts = parts.firstIndex(of: "_posts") else { return nil }
    folder = parts[..<posts].joined(separator: "/")
    (date, slug) = Self.parts(of: NotePath.stem(of: path))
  }

  /// Returns the date at the start of a file's name and the rest of the name; the whole name if there is no date.
  static func parts(of name: String) -> (date: CivilDate?, slug: String) {
    guard name.first?.isNumber == true, let match = name.prefixMatch(of: /(\d{4}-\d{1,2}-\d{1,2})(?:[-_ ]+(?=.)|$)/),
      let date = CivilDate(String(match.1))
    else { return (nil, name) }
    let rest = String(name[match.range.upperBound...])
    return (date, rest.isEmpty ? name : rest)
  }
}

/// Reads the categories of a post, in the order of its front matter.
package enum Categories {
  /// Returns the categories in `category: Travel`, `categories: [Travel, Food]` or `categories: travel food`, without
  /// duplicates.
  package static func of(_ matter: FrontMatter) -> [String] {
    var names: [String] = []
    if let one = matter["category"]?.string { names.append(one) }
    if let several = matter["categories"] {
      if case .list = several.kind {
        names += several.list.compactMap(\.string)
      } else {
        names += (several.string ?? "").split { $0 == " " || $0 == "," }.map(String.init)
      }
    }
    var known: Set<String> = []
    return names.filter { !$0.isEmpty && known.insert($0.lowercased()).inserted }
  }
}
