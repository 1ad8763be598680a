import Figures
import Markup

/// The measurements of a site's figures: the contents of `figures.json`, which `check --against` compares.
package struct FigureList: Hashable, Sendable {
  /// A figure with its page, its note and its pictures.
  package struct Entry: Hashable, Sendable {
    /// The path of the page in the site, and of the note in the content folder.
    package var page: String
    package var note: String
    /// The id of the figure in its page.
    package var id: String
    /// The figure's name, if the fence sets one with `id=`.
    package var name: String?
    /// The name of the preview, if the fence contains several.
    package var title: String?
    /// The line where the fence begins, from 1.
    package var line: Int
    package var pictures: [MeasuredPicture]

    package init(
      page: String, note: String, id: String, name: String? = nil, title: String? = nil, line: Int,
      pictures: [MeasuredPicture]
    ) {
      (self.page, self.note, self.id, self.name) = (page, note, id, name)
      (self.title, self.line, self.pictures) = (title, line, pictures)
    }

    /// The key that identifies the figure in another list. Without a name, it changes with the fence's source.
    var key: String { name.map { "n " + $0 } ?? "f " + id }
  }

  /// The path of the file in a site.
  package static let path = "figures.json"

  /// The figures, in the order of the notes.
  package var figures: [Entry]

  package init(_ figures: [Entry]) { self.figures = figures }

  /// The JSON text with one line for each figure, so that diffs of the file are readable.
  package var text: String {
    let lines = figures.map { figure in
      JSON.object([
        ("page", .string(figure.page)), ("note", .string(figure.note)), ("line", .number(Double(figure.line))),
        ("id", .string(figure.id)), ("name", figure.name.map { .string($0) } ?? .null),
        ("title", figure.title.map { .string($0) } ?? .null),
        ("pictures", .array(figure.pictures.map(\.json))),
      ]).text
    }
    return "{\"version\":1,\"figures\":[" + (lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n") + "\n") + "]}\n"
  }

  /// - Returns: `nil` if the text isn't a valid list.
  package init?(text: String) {
    guard let json = JSON.parse(text), json["version"]?.number == 1, let figures = json["figures"]?.array else {
      return nil
    }
    let entries = figures.compactMap { Entry($0) }
    guard entries.count == figures.count else { return nil }
    self.init(entries)
  }
}

extension FigureList.Entry {
  fileprivate init?(_ json: JSON) {
    guard let note = json["note"]?.string, let id = json["id"]?.string, let pictures = json["pictures"]?.array else {
      return nil
    }
    let read = pictures.compactMap { MeasuredPicture($0) }
    guard read.count == pictures.count else { return nil }
    self.init(
      page: json["page"]?.string ?? "", note: note, id: id, name: json["name"]?.string, title: json["title"]?.string,
      line: Int(clamping: json["line"]?.number ?? 1), pictures: read)
  }
}
