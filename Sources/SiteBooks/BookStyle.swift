import Foundation
import SitePages

/// Loads the style sheets of books from the theme; files of the same names in the site's templates replace them.
package enum BookStyle {
  /// - Parameters:
  ///   - theme: the folder of the default theme.
  ///   - own: the folder of the site's custom templates, if it has any.
  package static func text(_ format: BookFormat, theme: String?, own: String?) -> String {
    let names = ["book.css", format == .epub ? "epub.css" : "print.css"]
    return names.map { name in
      let places = [own, theme].compactMap(\.self).map { $0 + "/\(Theme.bookFolder)/\(name)" }
      let text = places.lazy.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.first
      return text ?? ""
    }.joined(separator: "\n")
  }
}
