import Diagnostics
import Figures
import Foundation
import Markup
import Programs

/// Builds a site as a book.
extension SiteBuilder {
  /// An error that prevents the book from being written.
  package struct BookProblem: Error, CustomStringConvertible {
    package var description: String
    /// Whether the request was invalid; `false` for an I/O failure or a failure of another program.
    package var isRefusal: Bool
  }

  /// Checks the site with figures drawn for paper, and writes a book instead of pages.
  ///
  /// - Throws: the errors of ``check()``, and ``BookProblem``.
  package func build(_ request: BookRequest) async throws -> BuildReport {
    var builder = self
    builder.medium = .paper
    let site = try await builder.check()
    let assembly: BookAssembly
    do { assembly = try BookAssembly(site, request, toolbox.typesetter) } catch {
      let hint = error.nearest.map { ": did you mean '\($0)'?" } ?? ""
      throw BookProblem(description: "no note, folder or tag is named '\(error.part)'\(hint)", isRefusal: true)
    }
    let path =
      request.output
      ?? NotePath.join(NotePath.folder(of: output), Self.fileName(configuration.title) + request.format.ending)
    let (programs, toolbox) = (installedPrograms, toolbox)
    let style = BookStyle.text(request.format, theme: defaultTheme, own: siteTheme)
    let made = await DeepStack.run {
      Result { try Self.file(assembly.book(style: style), request.format, toolbox, programs) }
    }
    let file = try made.get()
    try Self.write(file.bytes, to: path)
    kept?.trim()
    var report = site.report
    report.diagnostics += file.diagnostics
    report.diagnostics = configuration.rules.applied(to: report.diagnostics).ordered()
    report.output = path
    return report
  }

  private static func file(
    _ book: Book, _ format: BookFormat, _ toolbox: Toolbox, _ programs: InstalledPrograms
  ) throws -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
    switch format {
    case .epub:
      let png = PNGConverter(programs).flatMap { try? $0.png(of: [Node.element(book.cover)].xml, scale: 1) }
      do { return (try EPUBFile(book: book, coverPNG: png).bytes(), []) } catch {
        throw BookProblem(
          description:
            "the book exceeds EPUB's limits of 65,535 files and 4 GB; build a part of it with '--part'",
          isRefusal: false)
      }
    case .pdf:
      var (book, drawings) = (book, FilteredDrawings(programs))
      for index in book.chapters.indices {
        book.chapters[index].nodes = drawings.replaced(book.chapters[index].nodes)
      }
      book.files += drawings.files
      let files = PDFBook(book: book).files
      let sum = ContentHash(of: files.lazy.flatMap(\.bytes)).name
      do {
        let bytes = try PDFSetter(toolbox.assets, programs).pdf(
          files, copying: book.formulas?.fonts ?? [], identifier: sum, moment: book.moment)
        return (bytes, drawings.diagnostics)
      } catch let problem as ProgramProblem {
        let hint = problem.hint(toInstall: "pip install weasyprint")
        throw BookProblem(
          description: "cannot create the PDF: WeasyPrint \(problem.words)" + (hint.map { " (\($0))" } ?? ""),
          isRefusal: false)
      }
    }
  }

  /// Returns a title in lower case with hyphens between its words, at most 80 characters long.
  static func fileName(_ title: String) -> String {
    let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    return words.isEmpty ? "book" : String(words.prefix(80))
  }

  /// Writes the file atomically, so that no reader sees a partial book.
  private static func write(_ bytes: [UInt8], to path: String) throws {
    do {
      let folder = NotePath.folder(of: path)
      if !folder.isEmpty { try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw BookProblem(description: FileProblem.writing(path, error), isRefusal: false)
    }
  }
}
