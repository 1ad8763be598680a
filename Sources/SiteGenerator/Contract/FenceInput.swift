import Diagnostics
import Foundation
import Notes

/// The fence that `vitrine render` draws: a Swift file, standard input, or a fence of a note.
package struct FenceInput: Sendable {
  package var source: String
  /// Fences of the note before it, whose declarations it may use.
  package var earlier: [(source: String, settings: [FigureSetting])] = []
  /// The options of the fence itself.
  package var settings: [FigureSetting] = []
  /// How its file is shown, and where its lines are there.
  package var path: String
  /// The note on this machine that the fence is in; `nil` where it is in none.
  package var note: String?
  /// Which of the note's view trees it is, from 0.
  package var number = 0
  private var block: CodeBlock?
  /// The text that places point into.
  package var file: SourceFile

  package struct Problem: Error, CustomStringConvertible {
    package var description: String
  }

  /// - Parameters:
  ///   - path: a file, or `-` for standard input.
  ///   - number: which view tree of a note, from 1.
  package init(path: String, block number: Int?) throws(Problem) {
    let isStandard = path == "-"
    let data = isStandard ? try? FileHandle.standardInput.readToEnd() : FileManager.default.contents(atPath: path)
    guard isStandard || data != nil else { throw Problem(description: "cannot read ‘\(path)’") }
    let bytes = Array(data ?? Data())
    self.path = isStandard ? "<stdin>" : path
    if number == nil, !NotePath.isNote(path) {
      source = DecodedText(bytes: bytes, repairing: false).text
      file = SourceFile(path: self.path, text: source)
      return
    }
    let document = Document(bytes: bytes, path: self.path)
    file = document.source
    let codes = document.codeBlocks.map(\.block).filter { $0.isFenced || $0.info.isViewTree }
    let marked = codes.indices.filter { codes[$0].info.isViewTree }
    // A note without marked fences is one for `blocks: auto`.
    let fences = marked.isEmpty ? codes.indices.filter { codes[$0].info.isSwift } : marked
    let wanted = (number ?? 1) - 1
    guard fences.indices.contains(wanted) else {
      throw Problem(description: "‘\(path)’ has \(fences.count) view trees, so there is no block \(wanted + 1)")
    }
    let chosen = codes[fences[wanted]]
    source = chosen.code
    block = chosen
    note = isStandard ? nil : path
    self.number = wanted
    let shownPath = self.path
    earlier = codes[..<fences[wanted]].filter { $0.info.isSwift || $0.info.isViewTree }.map {
      ($0.code, FigureSetting.settings(of: $0.info, in: shownPath))
    }
    settings = FigureSetting.settings(of: chosen.info, in: self.path)
  }

  /// Gives diagnostics of the fence their place in the file.
  package func located(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      guard diagnostic.file == nil else { return diagnostic }
      diagnostic.file = path
      if let block { diagnostic.span = diagnostic.span.map(block.spanInNote) }
      return diagnostic
    }
  }
}
