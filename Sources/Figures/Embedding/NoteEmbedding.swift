import Diagnostics
import Foundation
import Notes

/// A Markdown file whose fences are shown by other programs: the file with links to its figures, and the figures.
package struct NoteEmbedding: Sendable {
  /// What is asked for, for all figures of a file.
  package struct Options: Sendable {
    /// Where the figures go, as the file addresses it.
    package var folder = "figures"
    /// Whether there is a second picture of each for dark pages.
    package var dark = false
    package var outlines = false
    /// Whether the links are DocC's, and its files for dark pages named as it has them: `name~dark.svg`.
    package var isForDocC = false
    /// Which fences are drawn, if the file does not say otherwise.
    package var selection = FenceSelection.marked
    /// What holds where a fence says nothing else.
    package var settings: [FigureSetting] = []

    package init() {}
  }

  /// A figure's file.
  package struct File: Hashable, Sendable {
    /// Its name in the folder of figures.
    package var name: String
    package var contents: String
  }

  /// The text with its links.
  package var text: [UInt8] = []
  package var files: [File] = []
  package var diagnostics: [Diagnostic] = []
  package let source: SourceFile
  /// How many fences have figures.
  package var count = 0
  /// The first line, from 1, at which the text is another than it was.
  package var changedLine: Int?

  init(source: SourceFile) { self.source = source }

  /// What tells a figure's file from one of somebody else's, and from one of another note's: the way from it to its note.
  ///
  /// - Parameters:
  ///   - note: the path of the Markdown file.
  ///   - folder: where the figures go, as the file addresses it.
  package static func mark(of note: String, folder: String) -> String {
    let note = URL(fileURLWithPath: note).standardizedFileURL
    let figure = note.deletingLastPathComponent().appendingPathComponent(folder + "/figure.svg").standardizedFileURL
    let way = NotePath.relative(from: String(figure.path.dropFirst()), to: String(note.path.dropFirst()))
    return "<!-- drawn by ‘vitrine embed’ from \(way.replacing("--", with: "‐‐")) -->"
  }
}
