import ArgumentParser
import Diagnostics
import Figures
import Foundation
import SiteGenerator
import SiteMarkup
import SiteStorage

/// Updates Markdown files and the folders of their figures, or reports what is outdated.
struct EmbeddingRun {
  /// The paths of the Markdown files, and the options for each.
  var files: [(note: String, options: NoteEmbedding.Options)]
  /// Whether to write nothing, and to report outdated files instead.
  var checks = false
  var format: DiagnosticFormat
  /// Returns the command that updates a file, for hints.
  var command: (String) -> String = { "vitrine embed \($0)" }
  /// The hint for two files that would write the same figure.
  var clashHint = "give one of them another '--folder'"

  func embed(_ toolbox: Toolbox) async throws {
    if try await fails(files, toolbox) { throw ExitCode(CommandFailure.Code.content.rawValue) }
  }

  /// Updates some of the files, and prints failures instead of throwing them.
  func embedOrSay(_ files: [(note: String, options: NoteEmbedding.Options)], _ toolbox: Toolbox) async throws {
    do { _ = try await fails(files, toolbox) } catch let failure as CommandFailure {
      Output.error("error: \(failure.message)")
    }
  }

  private func fails(
    _ files: [(note: String, options: NoteEmbedding.Options)], _ toolbox: Toolbox
  ) async throws -> Bool {
    var fails = false
    var drawn: [(note: String, embedding: NoteEmbedding, options: NoteEmbedding.Options)] = []
    for (file, options) in files where !drawn.contains(where: { $0.note == file }) {
      let embedding = try await draw(file, options, toolbox)
      format.print(embedding.diagnostics, in: embedding.source)
      if embedding.diagnostics.hasErrors { fails = true } else { drawn.append((file, embedding, options)) }
    }
    let places = drawn.map { ($0.note, $0.embedding, $0.options.folder) }
    if let clash = EmbeddingFolder.clash(of: places, hint: clashHint) {
      throw CommandFailure(code: .wrongUse, message: clash)
    }
    for (file, embedding, options) in drawn where try embed(file, embedding, options) { fails = true }
    return fails
  }

  private func draw(
    _ file: String, _ options: NoteEmbedding.Options, _ toolbox: Toolbox
  ) async throws -> NoteEmbedding {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw CommandFailure(code: .wrongUse, message: "cannot read '\(file)'")
    }
    return await DeepStack.run {
      NoteEmbedder(path: file, options: options, typesetter: toolbox.typesetter).embed(Array(data))
    }
  }

  /// Writes the changes to a file.
  ///
  /// - Returns: whether the file is outdated, if nothing is to be written.
  private func embed(_ file: String, _ embedding: NoteEmbedding, _ options: NoteEmbedding.Options) throws -> Bool {
    let place: EmbeddingFolder
    do { place = try EmbeddingFolder(embedding, note: file, folder: options.folder) } catch {
      throw CommandFailure(code: .wrongUse, message: error.description)
    }
    if checks {
      format.print(place.changes.map { outdated($0, embedding, file) }, in: embedding.source)
      return !place.changes.isEmpty
    }
    do { try place.apply() } catch {
      let path = (error as NSError).userInfo[NSFilePathErrorKey] as? String
      throw CommandFailure(code: .machine, message: FileProblem.writing(path ?? file, error))
    }
    for change in place.changes {
      switch change {
      case .text(let path), .write(let path, _): Output.line("wrote \(path)")
      case .remove(let path): Output.line("removed \(path)")
      }
    }
    let state = place.changes.isEmpty ? ", up to date" : ""
    Output.line("\(file): \(embedding.count) figure\(embedding.count == 1 ? "" : "s")\(state)")
    return false
  }

  private func outdated(_ change: EmbeddingFolder.Change, _ embedding: NoteEmbedding, _ file: String) -> Diagnostic {
    let hint = "run '\(command(file))'"
    switch change {
    case .text:
      let place = embedding.changedLine.map { Span(at: Location(line: $0, column: 1)) }
      return Diagnostic(
        .error, "embed", "the links to the figures are out of date", file: file, span: place, hint: hint)
    case .write(let path, let isNew):
      let state = isNew ? "is missing" : "is out of date"
      return Diagnostic(.error, "embed", "the figure '\(path)' \(state)", file: file, hint: hint)
    case .remove(let path):
      return Diagnostic(.error, "embed", "the figure '\(path)' is no longer used", file: file, hint: hint)
    }
  }
}
