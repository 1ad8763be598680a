import Diagnostics
import Foundation
import Notation
import Notes

/// The fence that `vitrine render` draws: a Swift file, standard input, or a fence of a note.
package struct FenceInput: Sendable {
  package var source: String
  /// The options of the fence and its note.
  package var settings: [FigureSetting] = []
  /// The path of its file in diagnostics.
  package var path: String
  /// The text that the locations of diagnostics refer to.
  package var file: SourceFile
  /// The note that contains the fence, if there is one.
  package var note: Note?

  /// The note of a fence.
  package struct Note: Sendable {
    package var document: Document
    /// The path on this machine; `nil` if it was read from standard input.
    package var path: String?
    /// The fences before the one that is drawn, whose declarations it may use.
    package var earlier: ArraySlice<NoteFences.Fence>
    package var fence: NoteFences.Fence
  }

  package struct Problem: Error, CustomStringConvertible {
    package var description: String
  }

  /// - Parameters:
  ///   - path: a file, or `-` for standard input.
  ///   - number: the number, from 1, of a view tree in a note.
  package static func read(path: String, block number: Int?) throws(Problem) -> FenceInput {
    let isStandard = path == "-"
    let data = isStandard ? try? FileHandle.standardInput.readToEnd() : FileManager.default.contents(atPath: path)
    guard isStandard || data != nil else { throw Problem(description: "cannot read '\(path)'") }
    let bytes = Array(data ?? Data())
    let shownPath = isStandard ? "<stdin>" : path
    guard number == nil, !NotePath.isNote(path) else {
      let document = Document(bytes: bytes, path: shownPath)
      return try fence(number ?? 1, of: document, shownPath, path: isStandard ? nil : path)
    }
    let text = DecodedText(bytes: bytes, repairing: false).text
    return FenceInput(source: text, path: shownPath, file: SourceFile(path: shownPath, text: text))
  }

  /// - Parameter defaults: the defaults for the options of fences.
  static func fence(
    _ number: Int, of document: Document, _ shownPath: String, path: String?, defaults: [FigureSetting] = []
  ) throws(Problem) -> FenceInput {
    var fences = NoteFences.read(document, path: shownPath, defaults: defaults, selection: .marked).fences
    if !fences.contains(where: { $0.kind == .figure }) {
      // A note without marked fences is treated as one with `blocks: auto`.
      fences = NoteFences.read(document, path: shownPath, defaults: defaults, selection: .auto).fences
    }
    let figures = fences.indices.filter { fences[$0].kind != .declarations }
    guard figures.indices.contains(number - 1) else {
      throw Problem(
        description: "'\(shownPath)' has \(figures.count) view trees, so there is no block \(number)")
    }
    let index = figures[number - 1]
    let fence = fences[index]
    return FenceInput(
      source: fence.block.code, settings: fence.settings, path: shownPath, file: document.source,
      note: Note(document: document, path: path, earlier: fences[..<index], fence: fence))
  }

  /// Returns diagnostics of the fence with their locations in the file.
  package func located(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    if let note { return note.fence.located(diagnostics, in: path) }
    return diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.file == nil { diagnostic.file = path }
      return diagnostic
    }
  }
}
