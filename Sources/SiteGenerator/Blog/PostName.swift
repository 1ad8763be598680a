import Notes
import VitrineUI

/// What the path of a post says: `travel/_posts/2024-05-01-iceland.md`.
struct PostName: Hashable, Sendable {
  /// The folders around `_posts`.
  var folder: String
  var date: CivilDate?
  /// The name without its date.
  var slug: String

  /// `nil` for what is no post of Jekyll's.
  init?(_ path: String) {
    let parts = NotePath.folder(of: path).split(separator: "/").map(String.init)
    guard let posts = parts.firstIndex(of: "_posts") else { return nil }
    folder = parts[..<posts].joined(separator: "/")
    (date, slug) = Self.parts(of: NotePath.stem(of: path))
  }

  /// The date that a file's name begins with, and what is behind it; all of the name where there is no date.
  static func parts(of name: String) -> (date: CivilDate?, slug: String) {
    guard name.first?.isNumber == true, let match = name.prefixMatch(of: /(\d{4}-\d{1,2}-\d{1,2})(?:[-_ ]+(?=.)|$)/),
      let date = CivilDate(String(match.1))
    else { return (nil, name) }
    let rest = String(name[match.range.upperBound...])
    return (date, rest.isEmpty ? name : rest)
  }
}

/// What a post is about, in the words of its author's own order.
enum Categories {
  /// `category: Travel`, `categories: [Travel, Food]`, or `categories: travel food`.
  static func of(_ matter: FrontMatter) -> [String] {
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
