import ArgumentParser
import DevelopmentServer
import Diagnostics
import Figures
import Foundation
import SiteGenerator

struct EmbedCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: "embed", abstract: "Draw the figures of Markdown files for other programs.",
    discussion: """
      Draws each view tree of a file as SVG in a folder beside it, and writes
      links to them after the fences, between two invisible comments.
      A further run updates both, and removes figures whose fence was
      removed. The comments keep the options, so that it needs none.
      All other text stays the same, byte by byte.

      Examples:
        vitrine embed README.md
        vitrine embed README.md --dark
        vitrine embed docs/*.md --folder images --blocks auto
        vitrine embed README.md --check
        vitrine embed Vault/*.md --watch
      """)

  @Argument(help: "Markdown files.")
  var files: [String]

  @Option(help: ArgumentHelp("The folder of the figures, relative to the file (default: figures).", valueName: "dir"))
  var folder: String?

  @Flag(help: "Write nothing; report outdated figures, and exit with 1 if there are any.")
  var check = false

  @Flag(help: "Keep running, and draw again whenever one of the files changes.")
  var watch = false

  @Flag(inversion: .prefixedNo, help: "Draw each figure for dark mode too.")
  var dark: Bool?

  @Flag(inversion: .prefixedNo, help: "Draw text as shapes, for viewers without the fonts.")
  var outlines: Bool?

  @Option(help: "The fences to draw: marked or auto (default: marked).")
  var blocks: FenceSelection?

  @Option(help: "The format of diagnostics: text, json or github.")
  var format: DiagnosticFormat = .text

  @OptionGroup(title: "Fence options") var fence: FenceArguments

  func validate() throws {
    if watch, check { throw ValidationError("'--watch' cannot be used with '--check'") }
    if folder?.hasPrefix("/") == true {
      throw ValidationError("'--folder' requires a relative path, such as figures or ../images")
    }
    if let wrong = FigureOptionsReader(fence.settings).diagnostics.first { throw ValidationError(wrong) }
  }

  func run(with toolbox: Toolbox) async throws {
    let run = EmbeddingRun(files: files.map { ($0, options(for: $0)) }, checks: check, format: format)
    if watch { return try await watchFiles(run, toolbox) }
    try await run.embed(toolbox)
  }

  /// Returns the options of the last run, changed by those of the command line.
  private func options(for file: String) -> NoteEmbedding.Options {
    let bytes = FileManager.default.contents(atPath: file).map(Array.init) ?? []
    var options = NoteEmbedding.Options.remembered(in: bytes, path: file)
    options.folder = folder.map(trimmed) ?? options.folder
    options.dark = dark ?? options.dark
    options.outlines = outlines ?? options.outlines
    options.selection = blocks ?? options.selection
    let changed = fence.settings
    options.settings = options.settings.filter { old in !changed.contains { $0.key == old.key } } + changed
    return options
  }

  /// Draws the figures now, and again whenever one of the files changes, until the program is ended.
  private func watchFiles(_ run: EmbeddingRun, _ toolbox: Toolbox) async throws {
    let folders = Set(files.map { URL(fileURLWithPath: $0).standardizedFileURL.deletingLastPathComponent().path })
    let watch = FolderWatch(folders.sorted(), ignoring: []) { Output.error("note: \($0)") }
    defer { watch.end() }
    try await run.embedOrSay(run.files, toolbox)
    Output.line("watching \(files.count) file\(files.count == 1 ? "" : "s"); stop with Control-C")
    for await files in watch.changes {
      let changed = Set(files.map { URL(fileURLWithPath: $0).standardizedFileURL.path })
      let touched = run.files.filter { changed.contains(URL(fileURLWithPath: $0.note).standardizedFileURL.path) }
      if !touched.isEmpty { try await run.embedOrSay(touched, toolbox) }
    }
  }

  private func trimmed(_ folder: String) -> String {
    var parts = folder.split(separator: "/").map(String.init)
    parts.removeAll { $0 == "." }
    return parts.joined(separator: "/")
  }
}
