import Foundation
import Markup
import Notes

/// What Obsidian's own settings say of the folder of notes that they lie in.
package struct ObsidianVault: Sendable {
  /// The folder that holds `.obsidian`: its full path, links of the file system resolved.
  package let root: String
  /// The content folder's path in the vault; empty where it is the vault.
  package let content: String
  /// Whether the vault joins lines as Markdown does, rather than keep them apart.
  package private(set) var hasStrictBreaks = false
  /// Where attachments are put: a path in the vault, or one that begins with `./` for beside the note.
  package private(set) var attachments: String?
  /// The folders of templates, as paths in the vault.
  package private(set) var templates: [String] = []
  /// What is to be passed over: paths, or regular expressions between slashes.
  private var ignored: [VaultFilter] = []

  /// The vault that a folder is, or is in; `nil` if it is in none. Nothing above the top of a Git repository is looked at.
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

  /// The files of a vault's settings that are read, in its folder `.obsidian`.
  static let settingsFiles = ["app.json", "templates.json", "plugins/templater-obsidian/data.json"]

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

  /// Why something in the content folder has no place in the site.
  enum Omission: Hashable {
    case template(folder: String)
    case ignored
  }

  /// - Parameter path: of a file or folder, in the content folder.
  func omission(of path: String, isFolder: Bool) -> Omission? {
    let inVault = NotePath.join(content, path)
    if isFolder, let folder = templates.first(where: { $0.lowercased() == inVault.lowercased() }) {
      return .template(folder: folder)
    }
    return ignored.contains { $0.matches(inVault, isFolder: isFolder) } ? .ignored : nil
  }

  /// Whether a file lies where the attachments of a note are put; both are paths in the content folder.
  func isAttachment(_ file: String, of note: String) -> Bool {
    guard let attachments else { return false }
    let folder =
      attachments.hasPrefix("./")
      ? NotePath.resolve(attachments, in: NotePath.folder(of: NotePath.join(content, note)))
      : attachments.split(separator: "/").joined(separator: "/")
    return folder == NotePath.folder(of: NotePath.join(content, file))
  }

  /// Whether Obsidian would take a file at a full path for one of the vault's.
  package func shows(_ path: String) -> Bool {
    let full = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard (full + "/").hasPrefix(root + "/") else { return false }
    return !full.dropFirst(root.count).split(separator: "/").contains { $0.hasPrefix(".") }
  }

  /// A file of settings, unless it is missing, damaged or too large for settings.
  private static func settings(_ root: String, _ name: String) -> JSON? {
    let path = root + "/.obsidian/" + name
    guard let file = RegularFile(path), file.size < 4_000_000 else { return nil }
    return FileManager.default.contents(atPath: path).flatMap { JSON.parse(Array($0)) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

/// One of the paths that Obsidian is told to pass over.
private struct VaultFilter: Sendable {
  private let path: String
  private let expression: NSRegularExpression?

  /// - Parameter text: a path, or a regular expression between slashes; `nil` for one that means nothing.
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
