import ArgumentParser
import Diagnostics
import Figures
import Foundation
import SiteGenerator

struct EmbedCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: "embed", abstract: "Put figures into a Markdown file that other programs show.",
    discussion: """
      Draws each view tree of a file as SVG in a folder beside it, and writes
      links to them after the fences, between two comments that no reader sees.
      Run again, it brings both up to date and removes figures whose fence is
      gone. All other text stays as it is, byte by byte.

      Examples:
        vitrine embed README.md
        vitrine embed README.md --dark
        vitrine embed docs/*.md --folder images --blocks auto
        vitrine embed README.md --check
        vitrine embed Vault/*.md --watch
      """)

  @Argument(help: "Markdown files.")
  var files: [String]

  @Option(help: ArgumentHelp("Where the figures go, as the file addresses it.", valueName: "dir"))
  var folder = "figures"

  @Flag(help: "Only say what is out of date: exit code 1 if anything is.")
  var check = false

  @Flag(help: "Go on, and embed again whenever one of the files changes.")
  var watch = false

  @Flag(help: "Draw each figure for dark pages too.")
  var dark = false

  @Flag(help: "Draw text as shapes, for viewers that know no fonts.")
  var outlines = false

  @Option(help: "Which fences are drawn: marked or auto.")
  var blocks: FenceSelection = .marked

  @Option(help: "How diagnostics are printed: text, json or github.")
  var format: DiagnosticFormat = .text

  @OptionGroup(title: "Fence options") var fence: FenceArguments

  func validate() throws {
    if watch, check { throw ValidationError("‘--watch’ writes figures, and ‘--check’ writes nothing") }
    if folder.hasPrefix("/") {
      throw ValidationError("‘--folder’ is a path beside the file, such as figures or ../images")
    }
    if let wrong = FigureOptionsReader(fence.settings).diagnostics.first {
      throw ValidationError(wrong.message + (wrong.hint.map { "; " + $0 } ?? ""))
    }
  }

  func run(with toolbox: Toolbox) async throws {
    var options = NoteEmbedding.Options()
    options.folder = trimmed(folder)
    options.dark = dark
    options.outlines = outlines
    options.selection = blocks
    options.settings = fence.settings
    let run = EmbeddingRun(files: files.map { ($0, options) }, checks: check, format: format)
    if watch { return try await watchFiles(run, toolbox) }
    try await run.embed(toolbox)
  }

  /// Embeds now and whenever one of the files changes, until the program is ended.
  private func watchFiles(_ run: EmbeddingRun, _ toolbox: Toolbox) async throws {
    let folders = Set(files.map { URL(fileURLWithPath: $0).standardizedFileURL.deletingLastPathComponent().path })
    let changes = try FolderWatch(folders.sorted(), ignoring: []) { Output.error("note: " + visible($0)) }
    defer { changes.end() }
    try await run.embedOrSay(run.files, toolbox)
    Output.line("watching \(files.count) file\(files.count == 1 ? "" : "s"); end with Control-C")
    for await _ in changes.signals {
      let changed = Set(changes.take().map { URL(fileURLWithPath: $0).standardizedFileURL.path })
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
