import Diagnostics
import Foundation
import Notes

/// A folder among the notes that would configure something where it isn't content: it is left out.
struct StrayFolder {
  private var words: String
  private var hint: String

  /// - Parameters:
  ///   - path: the folder's path in the content folder.
  ///   - names: the names in the folder.
  init?(_ path: String, _ names: [String]) {
    if path == "templates", names.contains(where: ContentFolder.isTemplate) {
      words = "templates for sites, which are read only beside the configuration"
      hint = "move it beside vitrine.yml"
    } else if !path.isEmpty, ["HEAD", "objects", "refs"].allSatisfy(names.contains) {
      words = "a Git repository"
      hint = "move it out of the notes"
    } else {
      return nil
    }
  }

  /// Returns the message about the folder.
  ///
  /// - Parameter path: the folder's path as diagnostics show it.
  func diagnostic(_ path: String) -> Diagnostic {
    Diagnostic(.warning, "left-out", "'\(path)' is left out: it holds \(words)", file: path, hint: hint)
  }
}

extension ContentFolder {
  static func isTemplate(_ name: String) -> Bool { NotePath.fileExtension(of: name) == "mustache" }

  /// Whether a folder contains templates for sites. Folders of notes often use the name `templates` for note templates.
  package static func isTheme(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains(where: isTemplate) || FileManager.default.fileExists(atPath: folder + "/assets")
  }

  /// Whether a folder has the templates of another tool, such as Zola's, and none of ours.
  package static func isForeignTheme(_ folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return !names.contains(where: isTemplate)
      && names.contains { name in
        NotePath.fileExtension(of: name) == "html"
          && ToolFile.text(folder + "/" + name).map { $0.contains("{%") || $0.contains("{{") } ?? false
      }
  }
}
