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
    return try read(
      Array(data ?? Data()), as: isStandard ? "<stdin>" : path, block: number, path: isStandard ? nil : path)
  }

  /// Reads a fence from the bytes of a file.
  ///
  /// - Parameters:
  ///   - shownPath: the path in diagnostics.
  ///   - path: the path on this machine; `nil` if nothing beside the file may be read.
  package static func read(
    _ bytes: [UInt8], as shownPath: String, block number: Int?, path: String?
  ) throws(Problem) -> FenceInput {
    guard number == nil, !NotePath.isNote(shownPath) else {
      return try fence(number ?? 1, of: Document(bytes: bytes, path: shownPath), shownPath, path: path)
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
    return FenceInput(figures[number - 1], of: NoteFences(fences), in: document, as: shownPath, path: path)
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

extension FenceInput {
  /// Creates the input of a note's fence.
  ///
  /// - Parameters:
  ///   - shownPath: the path in diagnostics.
  ///   - path: the path on this machine; `nil` if the note is not a file.
  package init(_ index: Int, of fences: NoteFences, in document: Document, as shownPath: String, path: String?) {
    let fence = fences.fences[index]
    self.init(
      source: fence.block.code, settings: fence.settings, path: shownPath, file: document.source,
      note: Note(document: document, path: path, earlier: fences.fences[..<index], fence: fence))
  }
}
