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
      """)

  @Argument(help: "Markdown files.")
  var files: [String]

  @Option(help: ArgumentHelp("Where the figures go, as the file addresses it.", valueName: "dir"))
  var folder = "figures"

  @Flag(help: "Only say what is out of date: exit code 1 if anything is.")
  var check = false

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
    var fails = false
    var drawn: [(note: String, embedding: NoteEmbedding)] = []
    for file in files where !drawn.contains(where: { $0.note == file }) {
      let embedding = try await draw(file, options, toolbox)
      format.print(embedding.diagnostics, in: embedding.source)
      if embedding.diagnostics.hasErrors { fails = true } else { drawn.append((file, embedding)) }
    }
    if let clash = EmbeddingFolder.clash(of: drawn, folder: options.folder) {
      throw CommandFailure(code: .wrongUse, message: clash)
    }
    for (file, embedding) in drawn where try embed(file, embedding, options) { fails = true }
    if fails { throw ExitCode(CommandFailure.Code.content.rawValue) }
  }

  private func draw(
    _ file: String, _ options: NoteEmbedding.Options, _ toolbox: Toolbox
  ) async throws -> NoteEmbedding {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw CommandFailure(code: .wrongUse, message: "cannot read ‘\(file)’")
    }
    return await DeepStack.run {
      NoteEmbedder(path: file, options: options, typesetter: toolbox.typesetter).embed(Array(data))
    }
  }

  /// Whether the file is out of date where that is what was asked.
  private func embed(_ file: String, _ embedding: NoteEmbedding, _ options: NoteEmbedding.Options) throws -> Bool {
    let place: EmbeddingFolder
    do { place = try EmbeddingFolder(embedding, note: file, folder: options.folder) } catch {
      throw CommandFailure(code: .wrongUse, message: error.description)
    }
    if check {
      format.print(place.changes.map { outdated($0, embedding, file) }, in: embedding.source)
      return !place.changes.isEmpty
    }
    do { try place.apply() } catch {
      let path = (error as NSError).userInfo[NSFilePathErrorKey] as? String
      throw CommandFailure(code: .machine, message: FileProblem.writing(path ?? file, error))
    }
    for change in place.changes {
      switch change {
      case .text(let path), .write(let path, _): Output.line(visible("wrote \(path)"))
      case .remove(let path): Output.line(visible("removed \(path)"))
      }
    }
    let state = place.changes.isEmpty ? ", up to date" : ""
    Output.line("\(file): \(embedding.count) figure\(embedding.count == 1 ? "" : "s")\(state)")
    return false
  }

  private func outdated(_ change: EmbeddingFolder.Change, _ embedding: NoteEmbedding, _ file: String) -> Diagnostic {
    let hint = "run ‘vitrine embed \(file)’"
    switch change {
    case .text:
      let place = embedding.changedLine.map { Span(at: Location(line: $0, column: 1)) }
      return Diagnostic(
        .error, "embed", "the links to the figures are out of date", file: file, span: place, hint: hint)
    case .write(let path, let isNew):
      let state = isNew ? "is missing" : "is out of date"
      return Diagnostic(.error, "embed", "the figure ‘\(path)’ \(state)", file: file, hint: hint)
    case .remove(let path):
      return Diagnostic(.error, "embed", "no fence draws the figure ‘\(path)’ any more", file: file, hint: hint)
    }
  }

  private func trimmed(_ folder: String) -> String {
    var parts = folder.split(separator: "/").map(String.init)
    parts.removeAll { $0 == "." }
    return parts.joined(separator: "/")
  }
}
