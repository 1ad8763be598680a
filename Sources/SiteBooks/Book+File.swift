import Assets
import Diagnostics
import Figures
import Markup
import Programs
import SiteMarkup

/// An error that prevents a book from being written.
package struct BookProblem: Error, CustomStringConvertible {
  package var description: String
  /// Whether the request was invalid; `false` for an I/O failure or a failure of another program.
  package var isRefusal: Bool

  package init(description: String, isRefusal: Bool) {
    (self.description, self.isRefusal) = (description, isRefusal)
  }
}

extension Book {
  /// Returns the bytes of the book's file, and diagnostics about its pictures.
  package func file(
    _ format: BookFormat, _ assets: Assets, _ programs: InstalledPrograms
  ) throws -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
    switch format {
    case .epub:
      let png = PNGConverter(programs).flatMap { try? $0.png(of: [Node.element(cover)].xml, scale: 1) }
      do { return (try EPUBFile(book: self, coverPNG: png).bytes(), []) } catch {
        throw BookProblem(
          description:
            "the book exceeds EPUB's limits of 65,535 files and 4 GB; build a part of it with '--part'",
          isRefusal: false)
      }
    case .pdf:
      var (book, drawings) = (self, FilteredDrawings(programs))
      for index in chapters.indices {
        book.chapters[index].nodes = drawings.replaced(chapters[index].nodes)
      }
      book.files += drawings.files
      let files = PDFBook(book: book).files
      let sum = ContentHash(of: files.lazy.flatMap(\.bytes)).name
      do {
        let bytes = try PDFSetter(assets, programs).pdf(
          files, copying: formulas?.fonts ?? [], identifier: sum, moment: moment)
        return (bytes, drawings.diagnostics)
      } catch let problem as ProgramProblem {
        throw BookProblem(problem)
      }
    }
  }
}

extension BookProblem {
  fileprivate init(_ problem: ProgramProblem) {
    let hint = problem.hint(toInstall: "pip install weasyprint").map { " (\($0))" } ?? ""
    self.init(description: "cannot create the PDF: WeasyPrint \(problem.words)\(hint)", isRefusal: false)
  }
}

extension BookFormat {
  /// Checks whether the programs that the format needs are installed, before notes are read and figures drawn.
  package func checkPrograms(_ assets: Assets, _ programs: InstalledPrograms) throws(BookProblem) {
    guard self == .pdf else { return }
    do throws(ProgramProblem) { try PDFSetter(assets, programs).checkInstallation() } catch { throw BookProblem(error) }
  }
}
