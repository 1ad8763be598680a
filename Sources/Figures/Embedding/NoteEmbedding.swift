import Diagnostics
import Foundation
import Notes

/// A Markdown file that other programs show, with links to the figures of its fences, and the figures.
package struct NoteEmbedding: Sendable {
  /// The options for all figures of a file.
  package struct Options: Sendable {
    /// The folder of the figures, relative to the Markdown file.
    package var folder = "figures"
    /// Whether there is a second version of each picture for dark pages.
    package var dark = false
    package var outlines = false
    /// Whether the links and file names are DocC's: `@Image`, and `name~dark.svg` for dark pages.
    package var isForDocC = false
    /// The fences to draw, unless the file's front matter selects others.
    package var selection = FenceSelection.marked
    /// The defaults for the options of fences.
    package var settings: [FigureSetting] = []

    package init() {}
  }

  /// A figure's file.
  package struct File: Hashable, Sendable {
    /// The file name in the folder of figures.
    package var name: String
    package var contents: String
  }

  /// The text with its links.
  package var text: [UInt8] = []
  package var files: [File] = []
  package var diagnostics: [Diagnostic] = []
  package let source: SourceFile
  /// The number of fences that have figures.
  package var count = 0
  /// The number, from 1, of the first line that changed.
  package var changedLine: Int?

  init(source: SourceFile) { self.source = source }

  /// Returns a comment that identifies the figures of a note: it contains the path from the figures' folder to the
  /// note.
  ///
  /// - Parameters:
  ///   - note: the path of the Markdown file.
  ///   - folder: the folder of the figures, relative to the Markdown file.
  package static func mark(of note: String, folder: String) -> String {
    let note = URL(fileURLWithPath: note).standardizedFileURL
    let figure = note.deletingLastPathComponent().appendingPathComponent(folder + "/figure.svg").standardizedFileURL
    let way = NotePath.relative(from: String(figure.path.dropFirst()), to: String(note.path.dropFirst()))
    return "<!-- drawn by ‘vitrine embed’ from \(way.replacing("--", with: "‐‐")) -->"
  }
}
