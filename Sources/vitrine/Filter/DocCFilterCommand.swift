import ArgumentParser
import Figures
import Foundation
import SiteGenerator

struct DocCFilterCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: "docc", abstract: "Put figures into the articles of a DocC catalog.",
    discussion: """
      Draws each view tree of the catalog's articles for light and dark pages, as
      Resources/name.svg and Resources/name~dark.svg, and writes an @Image after
      the fence, between two comments that no reader sees. Run again, it brings
      both up to date.
      """)

  @Argument(help: "The catalog, a folder whose name ends with .docc.")
  var catalog: String

  @Flag(help: "Only say what is out of date: exit code 1 if anything is.")
  var check = false

  @Option(help: "Which fences are drawn: marked (swift view-tree) or auto.")
  var blocks: FenceSelection = .marked

  @Option(help: "How diagnostics are printed: text, json or github.")
  var format: DiagnosticFormat = .text

  func run(with toolbox: Toolbox) async throws {
    let articles = Self.articles(in: self.catalog)
    guard self.catalog.hasSuffix(".docc") || self.catalog.hasSuffix(".docc/"), let articles else {
      throw CommandFailure(
        code: .wrongUse, message: "‘\(self.catalog)’ is not a DocC catalog, a folder such as Kit.docc")
    }
    let catalog = catalog
    let files = articles.map { article in
      var options = NoteEmbedding.Options()
      // All of a catalog's pictures are in one place, and found there by their names alone.
      let depth = article.split(separator: "/").count - 1
      options.folder = String(repeating: "../", count: depth) + "Resources"
      (options.isForDocC, options.dark, options.outlines) = (true, true, true)
      options.selection = blocks
      return (note: (catalog.hasSuffix("/") ? catalog : catalog + "/") + article, options: options)
    }
    let run = EmbeddingRun(
      files: files, checks: check, format: format, command: { _ in "vitrine filter docc \(catalog)" },
      clashHint: "give their fences different ‘id’s, or the files different names")
    try await run.embed(toolbox)
  }

  /// The articles' paths in the catalog, in order; `nil` where there is none. Links that lead out are not followed.
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
