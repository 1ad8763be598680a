import ArgumentParser
import Figures
import Foundation
import SiteGenerator

struct DocCFilterCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: "docc", abstract: "Draw the figures of a DocC catalog's articles.",
    discussion: """
      Draws each view tree of the catalog's articles for light and dark mode, as
      Resources/name.svg and Resources/name~dark.svg, and writes an @Image after
      the fence, between two invisible comments. A further run updates
      both.
      """)

  @Argument(help: "The catalog: a folder whose name ends with .docc.")
  var catalog: String

  @Flag(help: "Write nothing; report outdated figures, and exit with 1 if there are any.")
  var check = false

  @Option(help: "The fences to draw: marked (swift view-tree) or auto.")
  var blocks: FenceSelection = .marked

  @Option(help: "The format of diagnostics: text, json or github.")
  var format: DiagnosticFormat = .text

  func run(with toolbox: Toolbox) async throws {
    let articles = Self.articles(in: self.catalog)
    guard self.catalog.hasSuffix(".docc") || self.catalog.hasSuffix(".docc/"), let articles else {
      throw CommandFailure(
        code: .wrongUse, message: "'\(self.catalog)' is not a DocC catalog; name a folder such as Kit.docc")
    }
    let catalog = catalog
    let files = articles.map { article in
      var options = NoteEmbedding.Options()
      // DocC finds all images of a catalog by their names, whatever their folder.
      let depth = article.split(separator: "/").count - 1
      options.folder = String(repeating: "../", count: depth) + "Resources"
      (options.isForDocC, options.dark, options.outlines) = (true, true, true)
      options.selection = blocks
      return (note: (catalog.hasSuffix("/") ? catalog : catalog + "/") + article, options: options)
    }
    let run = EmbeddingRun(
      files: files, checks: check, format: format, command: { _ in "vitrine filter docc \(catalog)" },
      clashHint: "use different 'id's for the fences, or rename one of the files")
    try await run.embed(toolbox)
  }

  /// Returns the paths of the articles in the catalog, sorted; `nil` if there is no catalog. Symbolic links are not
  /// followed.
  private static func articles(in catalog: String) -> [String]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: catalog, isDirectory: &isFolder), isFolder.boolValue else {
      return nil
    }
    var articles: [String] = []
    let files = FileManager.default.enumerator(atPath: catalog)
    while let name = files?.nextObject() as? String {
      guard name.hasSuffix(".md"), files?.fileAttributes?[.type] as? FileAttributeType == .typeRegular else { continue }
      articles.append(name)
    }
    return articles.sorted()
  }
}
