import Foundation
import Notes
import SiteBooks
import SiteContent
import SiteMarkup
import SitePages
import SiteReports
import SiteStorage

/// Builds a site as a book.
extension SiteBuilder {
  /// Checks the site with figures drawn for paper, and writes a book instead of pages.
  ///
  /// - Throws: the errors of ``check()``, and ``BookProblem``.
  package func build(_ request: BookRequest) async throws -> BuildReport {
    try request.format.checkPrograms(toolbox.assets, installedPrograms)
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
    let (programs, assets) = (installedPrograms, toolbox.assets)
    let style = BookStyle.text(request.format, theme: defaultTheme, own: siteTheme)
    let made = await DeepStack.run {
      Result { try assembly.book(style: style).file(request.format, assets, programs) }
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
