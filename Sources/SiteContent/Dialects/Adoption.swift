import Figures
import Foundation
import Markup
import Notes
import SiteReports
import SiteStorage

/// Detects which tool an existing folder of notes was written for, and generates a matching `vitrine.yml`.
package struct Adoption: Sendable {
  package let tool: Dialect
  /// The numbers of notes and files, for people: `12 posts, 3 other notes and 20 files`.
  package let found: String
  /// The text of the generated `vitrine.yml`.
  package let settings: String
  private let output: String

  /// Inspects a folder.
  ///
  /// - Parameters:
  ///   - folder: the folder that `vitrine.yml` will be written to.
  ///   - name: the folder's name; the site's title where the other tool's configuration has none.
  package init(_ folder: String, name: String) throws(StarterSite.Refusal) {
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard !ToolFile.exists(root + "/" + SiteFolder.configurationName) else {
      throw StarterSite.Refusal(description: "'\(folder)' already contains '\(SiteFolder.configurationName)'")
    }
    var writer = SettingsWriter()
    var tool: Dialect?
    for read in Self.readers where tool == nil { tool = read(root, name, &writer) }
    if tool == nil {
      writer.add("title", Note.title(ofName: name))
      let folders =
        Self.mounted(root) + (Self.hasNotes(root) ? [] : ["docs"]) + ["content", "src/content/docs"]
      writer.add("content", folders.first { ToolFile.isFolder(root + "/" + $0) })
    }
    self.tool = tool ?? .plain
    // Files for the web host, which are published only if they are named.
    let content = NotePath.join(root, writer.values["content"] ?? "")
    let names = ["CNAME", "_headers", "_redirects", ".well-known"]
    writer.add("include", list: names.filter { ToolFile.exists(content + "/" + $0) })
    settings = writer.text
    output = writer.values["output"] ?? "site"
    found = Self.inventory(content)
  }

  /// Write what the configuration of a tool says, and return the tool; `nil` for the folder of another.
  private static let readers: [@Sendable (_ root: String, _ name: String, inout SettingsWriter) -> Dialect?] = [
    readVault, JekyllSite.adopt, MkDocsProject.adopt, BookSettings.adopt, DocCCatalog.adopt,
  ]

  private static func readVault(_ root: String, _ name: String, into writer: inout SettingsWriter) -> Dialect? {
    guard ToolFile.isFolder(root + "/.obsidian") else { return nil }
    writer.add("title", Note.title(ofName: name))
    writer.add("output", ".site", "a hidden folder, so that Obsidian doesn't list each note twice")
    writer.remark("publish: marked    # publish only notes with 'publish: true'")
    return .obsidian
  }

  /// Writes `vitrine.yml` and its JSON schema, and adds the output to the `.gitignore` of a repository.
  ///
  /// - Returns: the paths of the files that people read.
  package func write(to folder: String) throws -> [String] {
    let path = folder + "/" + SiteFolder.configurationName
    do {
      try AtomicFile.write(Data(settings.utf8), to: path)
      let schema = URL(fileURLWithPath: folder + "/" + SettingsSchema.path)
      try FileManager.default.createDirectory(
        at: schema.deletingLastPathComponent(), withIntermediateDirectories: true)
      try AtomicFile.write(Data((SettingsSchema.settings.text + "\n").utf8), to: schema.path)
      return [SiteFolder.configurationName] + (try IgnoredFiles.add(output: output, to: folder) ? [".gitignore"] : [])
    } catch {
      throw StarterSite.Unwritable(description: FileProblem.writing(path, error))
    }
  }

  // MARK: Inspecting the folder

  private static func hasNotes(_ root: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return names.contains {
      NotePath.isNote($0)
        && !["readme", "changelog", "license", "contributing"].contains(NotePath.stem(of: $0).lowercased())
    }
  }

  /// Returns the only folder that the configuration of Hugo mounts as its content.
  ///
  /// Source: <https://gohugo.io/configuration/module/#mounts>
  private static func mounted(_ root: String) -> [String] {
    let texts = ["toml", "yaml", "yml"].compactMap { ToolFile.text(root + "/hugo." + $0) }
    let found = texts.flatMap { text in
      text.matches(
        of: /source\s*[=:]\s*["']?(content\/[\w\-]+)["']?\s+target\s*[=:]\s*["']?content["']?\s/
      ).map { String($0.1) }
    }
    return Set(found).count == 1 ? Array(found.prefix(1)) : []
  }

  private static func inventory(_ path: String) -> String {
    guard let folder = try? ContentFolder(at: path, exclude: [], vault: ObsidianVault.around(path)) else {
      return "nothing"
    }
    let posts = folder.notes.count { PostName($0) != nil }
    let notes = folder.notes.count - posts
    let parts = [
      posts > 0 ? BuildReport.counted(posts, "post") : nil,
      notes > 0 || posts == 0 ? BuildReport.counted(notes, posts > 0 ? "other note" : "note") : nil,
      folder.files.isEmpty ? nil : BuildReport.counted(folder.files.count, "file"),
    ].compactMap(\.self)
    return parts.count > 1 ? parts.dropLast().joined(separator: ", ") + " and " + (parts.last ?? "") : parts[0]
  }

}

/// Builds the text of a `vitrine.yml`, one key a line.
struct SettingsWriter {
  private(set) var values: [String: String] = [:]
  private var lines = [SettingsSchema.line]

  /// Adds a key with a text value; adds nothing if the value is `nil` or empty.
  mutating func add(_ key: String, _ value: String?, _ comment: String = "") {
    guard let value, !value.isEmpty else { return }
    values[key] = value
    let isPlain = value.wholeMatch(of: /[\p{L}.\/][\p{L}\p{N} ._\/\-]*|https?:\/\/[^\s#"]+/) != nil
    let isWord = ["true", "false", "yes", "no", "on", "off", "null"].contains(value.lowercased())
    let text = isPlain && !isWord && !value.hasSuffix(" ") ? value : JSON.string(value).text
    lines.append("\(key): \(text)" + (comment.isEmpty ? "" : "    # " + comment))
  }

  mutating func add(_ key: String, list: [String]) {
    guard !list.isEmpty else { return }
    lines.append("\(key): [" + list.map { JSON.string($0).text }.joined(separator: ", ") + "]")
  }

  mutating func add(_ key: String, isOn: Bool) { lines.append("\(key): \(isOn)") }

  mutating func remark(_ text: String) { lines.append("# " + text) }

  var text: String {
    lines.joined(separator: "\n")
      + "\n\n# auto: every Swift fence with a view becomes a figure; marked: only fences with view-tree.\nblocks: auto\n"
  }
}
