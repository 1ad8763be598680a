import Foundation
import Markup
import Notes
import SiteStorage

/// The configuration of the Obsidian vault that contains the notes.
package struct ObsidianVault: Sendable {
  /// The full path of the folder that contains `.obsidian`, with symbolic links resolved.
  package let root: String
  /// The content folder's path in the vault; empty if the content folder is the vault.
  package let content: String
  /// Whether a single line break in a paragraph is a space, as in Markdown, rather than a line break.
  package private(set) var hasStrictBreaks = false
  /// The folder for attachments: a path in the vault, or one that begins with `./` and is relative to the note.
  package private(set) var attachments: String?
  /// The folders of templates, as paths in the vault.
  package private(set) var templates: [String] = []
  /// The excluded paths, and the regular expressions for them.
  private var ignored: [VaultFilter] = []

  /// Returns the vault that a folder is, or is in; `nil` if there is none. The search ends at the top of a Git
  /// repository.
  package static func around(_ folder: String) -> ObsidianVault? {
    let content = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    var candidate = content
    while true {
      if isFolder(candidate + "/.obsidian") {
        return ObsidianVault(root: candidate, content: String(content.dropFirst(candidate.count + 1)))
      }
      guard candidate != "/", !candidate.isEmpty, !FileManager.default.fileExists(atPath: candidate + "/.git") else {
        return nil
      }
      candidate = URL(fileURLWithPath: candidate).deletingLastPathComponent().path
    }
  }

  /// The configuration files that are read, as paths in `.obsidian`.
  package static let settingsFiles = ["app.json", "templates.json", "plugins/templater-obsidian/data.json"]

  init(root: String, content: String) {
    (self.root, self.content) = (root, content)
    if let settings = Self.settings(root, "app.json") {
      hasStrictBreaks = settings["strictLineBreaks"]?.bool ?? false
      attachments = settings["attachmentFolderPath"]?.string
      ignored = (settings["userIgnoreFilters"]?.array ?? []).compactMap(\.string).compactMap(VaultFilter.init)
    }
    let folders = [
      Self.settings(root, "templates.json")?["folder"]?.string,
      Self.settings(root, "plugins/templater-obsidian/data.json")?["templates_folder"]?.string,
    ]
    for case let folder? in folders {
      let path = folder.split(separator: "/").joined(separator: "/")
      if !path.isEmpty, !templates.contains(path) { templates.append(path) }
    }
  }

  /// The reason why a file or folder of the content folder is left out of the site.
  enum Omission: Hashable {
    case template(folder: String)
    case ignored
  }

  /// Returns the reason to leave out a file or folder, or `nil` to publish it.
  ///
  /// - Parameter path: the path in the content folder.
  func omission(of path: String, isFolder: Bool) -> Omission? {
    let inVault = NotePath.join(content, path)
    if isFolder, let folder = templates.first(where: { $0.lowercased() == inVault.lowercased() }) {
      return .template(folder: folder)
    }
    return ignored.contains { $0.matches(inVault, isFolder: isFolder) } ? .ignored : nil
  }

  /// Whether a file is in the attachment folder of a note. Both paths are relative to the content folder.
  package func isAttachment(_ file: String, of note: String) -> Bool {
    guard let attachments else { return false }
    let folder =
      attachments.hasPrefix("./")
      ? NotePath.resolve(attachments, in: NotePath.folder(of: NotePath.join(content, note)))
      : attachments.split(separator: "/").joined(separator: "/")
    return folder == NotePath.folder(of: NotePath.join(content, file))
  }

  /// Whether Obsidian considers the file at a full path a part of the vault.
  package func shows(_ path: String) -> Bool {
    let full = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard (full + "/").hasPrefix(root + "/") else { return false }
    return !full.dropFirst(root.count).split(separator: "/").contains { $0.hasPrefix(".") }
  }

  /// Returns a configuration file's contents; `nil` if the file is missing, damaged or larger than 4 MB.
  private static func settings(_ root: String, _ name: String) -> JSON? {
    let path = root + "/.obsidian/" + name
    guard let file = RegularFile(path), file.size < 4_000_000 else { return nil }
    return FileManager.default.contents(atPath: path).flatMap {
      JSON.parse($0.starts(with: [0xEF, 0xBB, 0xBF]) ? $0.dropFirst(3).map(\.self) : Array($0))
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

/// An entry of the list of files that Obsidian excludes.
private struct VaultFilter: Sendable {
  private let path: String
  private let expression: NSRegularExpression?

  /// - Parameter text: a path, or a regular expression between slashes. An invalid one gives `nil`.
  init?(_ text: String) {
    if text.count > 2, text.hasPrefix("/"), text.hasSuffix("/") {
      guard let expression = try? NSRegularExpression(pattern: String(text.dropFirst().dropLast())) else { return nil }
      (path, self.expression) = ("", expression)
    } else {
      (path, expression) = (text.split(separator: "/").joined(separator: "/"), nil)
      if path.isEmpty { return nil }
    }
  }

  func matches(_ candidate: String, isFolder: Bool) -> Bool {
    guard let expression else { return candidate == path }
    let text = candidate + (isFolder ? "/" : "")
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}
