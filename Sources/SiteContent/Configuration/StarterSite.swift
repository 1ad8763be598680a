import Figures
import Foundation
import SiteStorage

/// The site that `vitrine new` creates: `vitrine.yml` and two example notes.
package struct StarterSite: Sendable {
  /// A file's path and contents.
  package typealias File = (path: String, text: String)

  package var title: String
  /// The notes, by their paths in the folder of notes.
  package var notes: [File]

  package init(title: String) {
    self.title = title
    notes = [("index.md", Self.home(title)), ("layout/stacks.md", Self.stacks)]
  }

  package struct Refusal: Error, CustomStringConvertible {
    package var description: String
  }

  struct Unwritable: Error, CustomStringConvertible {
    var description: String
  }

  /// Writes the site to a new or empty folder.
  ///
  /// - Returns: the paths of the written files.
  package func write(to folder: String) throws -> [String] {
    guard folder.contains(where: { !$0.isWhitespace }) else {
      throw Refusal(description: "the new folder needs a name, such as 'notes'")
    }
    let contents = try? FileManager.default.contentsOfDirectory(atPath: folder)
    if contents?.isEmpty == false || (contents == nil && FileManager.default.fileExists(atPath: folder)) {
      throw Refusal(description: "'\(folder)' already exists and is not an empty folder")
    }
    for (path, text) in files {
      let url = URL(fileURLWithPath: folder + "/" + path)
      do {
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try AtomicFile.write(Data(text.utf8), to: url.path)
      } catch {
        throw Unwritable(description: FileProblem.writing(folder + "/" + path, error))
      }
    }
    return files.map(\.path)
  }

  private var files: [File] {
    let ignored = IgnoredFiles.lines(output: "site").joined(separator: "\n") + "\n"
    return [("vitrine.yml", settings)] + notes.map { ("content/" + $0.path, $0.text) } + [
      (".gitignore", ignored), (SettingsSchema.path, SettingsSchema.settings.text + "\n"),
    ]
  }

  private var settings: String {
    """
    \(SettingsSchema.line)
    title: "\(title.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))"
    description: Notes on SwiftUI
    language: en

    # Which fences become figures: 'marked' (those with view-tree) or 'auto' (every Swift fence that is a view).
    blocks: auto

    # Default options of fences.
    figure:
      width: 320
      height: 480

    """
  }

  private static func home(_ title: String) -> String {
    """
    # \(title)

    Notes are Markdown files in `content/`; each becomes a page. Links between them are links between files:
    [how stacks divide space](layout/stacks.md).

    A fence of SwiftUI becomes a measured figure:

    ```swift view-tree show=picture,dimensions,tree,steps,code caption="Padding is laid out before the background"
    Text("Favorite")
        .padding(10)
        .background(Color.teal)
    ```

    Change something, save, and `vitrine serve` shows it.

    """
  }

  private static let stacks =
    """
    ---
    title: How stacks divide space
    ---

    A stack asks its least flexible subview first, and shares what is left among the others.

    ```swift view-tree width=180 height=40 show=picture,dimensions,steps,code
    HStack(spacing: 0) {
        Color.red
        Text("Hello, World!")
        Color.teal
    }
    ```

    Every build checks expected sizes: with `expect="80.67x40.33"`, the build fails if the layout gives another size.

    ```swift view-tree expect="80.67x40.33"
    Text("Favorite").padding(10)
    ```

    """
}
