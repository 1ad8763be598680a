import Diagnostics
import Figures
import Markup

/// The figures of a site by their numbers: `figures.json` in each build, and what `check --against` compares.
package struct FigureList: Hashable, Sendable {
  /// A figure, with its place in the site and in its note.
  package struct Entry: Hashable, Sendable {
    /// The path of its page in the site, and of its note in the content folder.
    package var page: String
    package var note: String
    /// What links to it name.
    package var id: String
    /// What its author calls it (`id=`), if anything.
    package var name: String?
    /// The name of its preview, where the fence has several.
    package var title: String?
    /// Where the fence begins, in lines from 1.
    package var line: Int
    package var pictures: [MeasuredPicture]

    /// By it the figure is known in another list, as long as nobody changes its fence; with a name, after that too.
    var key: String { name.map { "n " + $0 } ?? "f " + id }
  }

  /// The file's name in a site.
  package static let path = "figures.json"

  /// In the order of the notes.
  package var figures: [Entry]

  package init(_ figures: [Entry]) { self.figures = figures }

  /// A figure a line, so that changes of the file can be read.
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

  /// - Returns: `nil` for a text that is no such list.
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

extension CheckedSite {
  /// The figures of its pages.
  package var figureList: FigureList { FigureList(drawings.figures.flatMap(\.measured)) }
}

extension SiteBuilder {
  /// Draws the figures, and nothing else.
  package func figureList() async throws -> FigureList {
    let sources = try findSources()
    let notes = placeNotes(await readNotes(in: sources.folder), sources)
    let drawings = await draw(notes, evaluate(notes, sources), .none)
    return FigureList(drawings.figures.flatMap(\.measured))
  }

  /// Lists the figures for other programs, unless the file's place is taken.
  func writeFigureList(of site: CheckedSite, to folder: SiteFolder) throws -> [Diagnostic] {
    guard site.notes.addresses.isFree(folder: FigureList.path) else {
      return [
        Diagnostic(
          .warning, "same-file", "the figures are not listed: ‘\(FigureList.path)’ is your own",
          hint: "rename the file; Vitrine writes the sizes of all figures there")
      ]
    }
    try folder.write(site.figureList.text, to: FigureList.path)
    return []
  }
}

extension NoteFigures {
  /// What the figures of a fence measure, with their place.
  func entries(of measured: [MeasuredFigure], at start: Location, _ note: Note) -> [FigureList.Entry] {
    guard let fragment = names[start] ?? identifiers[start] else { return [] }
    return measured.map { figure in
      FigureList.Entry(
        page: note.page, note: note.path, id: fragment, name: names[start].map { String($0.dropFirst("fig-".count)) },
        title: figure.title, line: start.line, pictures: figure.pictures)
    }
  }
}
