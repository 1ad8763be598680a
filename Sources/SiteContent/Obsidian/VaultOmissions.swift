import Diagnostics

/// The files and folders of a vault that are left out of the site, for notes to the user.
package struct VaultOmissions: Sendable {
  private var templates: [String] = []
  private var ignored: [String] = []

  mutating func add(_ omission: ObsidianVault.Omission, _ path: String) {
    switch omission {
    case .template(let folder): templates.append(folder)
    case .ignored: ignored.append(path)
    }
  }

  var diagnostics: [Diagnostic] {
    var found = templates.map { folder in
      Diagnostic(.note, "obsidian", "the folder '\(folder)' is left out: Obsidian has its templates there")
    }
    if let first = ignored.first {
      let others = ignored.count > 1 ? " and \(ignored.count - 1) more are" : " is"
      found.append(
        Diagnostic(.note, "obsidian", "'\(first)'\(others) left out: Obsidian's settings exclude them"))
    }
    return found
  }

  /// Returns a note about Excalidraw drawings whose sources are left out.
  package static func drawings(_ notes: [Note]) -> [Diagnostic] {
    guard let first = notes.first else { return [] }
    let others = notes.count > 1 ? " and \(notes.count - 1) more are" : " is"
    return [
      Diagnostic(
        .note, "obsidian", "'\(first.path)'\(others) left out: the sources of Excalidraw drawings",
        hint: "have Excalidraw export an SVG beside each: ![[name.excalidraw]] shows it")
    ]
  }
}
