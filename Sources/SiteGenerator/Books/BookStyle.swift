import Foundation

/// The style sheets of books: the theme's, or the site's own files of the same names.
enum BookStyle {
  /// Where they are in a theme. Pages have nothing of it.
  static let folder = "book"

  /// - Parameters:
  ///   - theme: the folder of the default theme.
  ///   - own: that of the site's own templates, if it has any.
  static func text(_ format: BookFormat, theme: String?, own: String?) -> String {
    let names = ["book.css", format == .epub ? "epub.css" : "print.css"]
    return names.map { name in
      let places = [own, theme].compactMap(\.self).map { $0 + "/\(folder)/\(name)" }
      let text = places.lazy.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.first
      return text ?? ""
    }.joined(separator: "\n")
  }
}
