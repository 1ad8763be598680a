import Figures
import Foundation
import Markup
import Notes
import SiteReports
import SiteStorage

/// Detects which tool an existing folder of notes was written for, and generates a matching `vitrine.yml`.
package struct Adoption: Sendable {
  package let tool: SourceTool
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
    guard !Self.exists(root + "/" + SiteFolder.configurationName) else {
      throw StarterSite.Refusal(description: "'\(folder)' already contains '\(SiteFolder.configurationName)'")
    }
    var writer = SettingsWriter()
    let usual = Note.title(ofName: name)
    if Self.isFolder(root + "/.obsidian") {
      tool = .obsidian
      writer.add("title", usual)
      writer.add("output", ".site", "a hidden folder, so that Obsidian doesn't list each note twice")
      writer.remark("publish: marked    # publish only notes with 'publish: true'")
    } else if JekyllSite(root: root) != nil {
      tool = .jekyll
      Self.readJekyll(root, usual, into: &writer)
    } else if let (values, _, notes, _) = Self.mkDocs(root) {
      tool = .mkDocs
      Self.readMkDocs(values, notes, usual, into: &writer)
    } else if Self.exists(root + "/book.toml") {
      tool = .mdBook
      Self.readBook(root, usual, into: &writer)
    } else if let catalog = Self.catalog(in: root) {
      tool = .docC
      writer.add("title", Note.title(ofName: NotePath.stem(of: catalog.isEmpty ? name : catalog)))
      writer.add("content", catalog)
    } else {
      tool = .plain
      writer.add("title", usual)
      if Self.isFolder(root + "/docs"), !Self.hasNotes(root) { writer.add("content", "docs") }
    }
    if tool == .plain, writer.values["content"] == nil, Self.isFolder(root + "/content") {
      writer.add("content", "content")
    }
    // Files for the web host, which are published only if they are named.
    let content = NotePath.join(root, writer.values["content"] ?? "")
    let names = ["CNAME", "_headers", "_redirects", ".well-known"]
    writer.add("include", list: names.filter { Self.exists(content + "/" + $0) })
    settings = writer.text
    output = writer.values["output"] ?? "site"
    found = Self.inventory(content)
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

  // MARK: Other tools' configuration

  private static func readJekyll(_ root: String, _ name: String, into writer: inout SettingsWriter) {
    let settings = yaml(root + "/_config.yml")
    writer.add("title", settings?["title"]?.string ?? settings?["name"]?.string ?? name)
    writer.add("description", settings?["description"]?.string ?? settings?["tagline"]?.string)
    writer.add("author", settings?["author"]?["name"]?.string ?? settings?["author"]?.string)
    writer.add("language", (settings?["lang"] ?? settings?["locale"])?.string)
    if let url = settings?["url"]?.string, SiteAddress.isAddress(url) {
      let base = (settings?["baseurl"]?.string ?? "").split(separator: "/").joined(separator: "/")
      writer.add(
        "url",
        url.split(separator: "/", omittingEmptySubsequences: false).joined(separator: "/")
          + (base.isEmpty ? "" : "/" + base))
    }
    if let repository = settings?["repository"]?.string, repository.contains("/") {
      writer.add("repository", repository.contains("://") ? repository : "https://github.com/" + repository)
    }
    if settings?["plugins"]?.list.contains(where: { $0.string == "jemoji" }) == true { writer.add("emoji", isOn: true) }
    writer.remark("Vitrine reads permalinks and excluded files from _config.yml.")
  }

  private static func readMkDocs(
    _ values: YAMLValue, _ notes: String, _ name: String, into writer: inout SettingsWriter
  ) {
    writer.add("title", values["site_name"]?.string ?? name)
    writer.add("description", values["site_description"]?.string)
    writer.add("author", values["site_author"]?.string)
    writer.add("url", values["site_url"]?.string.flatMap { SiteAddress.isAddress($0) ? $0 : nil })
    writer.add("content", notes)
    if values["use_directory_urls"]?.bool != false { writer.add("urls", "clean") }
    if let repository = values["repo_url"]?.string, ContentPolicy.origin(of: repository) != nil {
      writer.add("repository", repository)
    }
    writer.add("logo", values["theme"]?["logo"]?.string)
    writer.add("language", values["theme"]?["language"]?.string)
    writer.add("footer", values["copyright"]?.string)
    let extensions = (values["markdown_extensions"]?.list ?? []).compactMap { $0.string ?? $0.entries.first?.key }
    if extensions.contains("pymdownx.emoji") { writer.add("emoji", isOn: true) }
    writer.add("css", list: values["extra_css"]?.list.compactMap(\.string) ?? [])
    writer.remark("The order of pages comes from 'nav' in mkdocs.yml.")
  }

  /// Reads the keys of `book.toml` that Vitrine uses. A key in a table is stored as `table.key`.
  private static func readBook(_ root: String, _ name: String, into writer: inout SettingsWriter) {
    let text = (try? String(contentsOfFile: root + "/book.toml", encoding: .utf8)) ?? ""
    var values: [String: String] = [:]
    var table = ""
    for line in text.split(separator: "\n") {
      if let match = line.wholeMatch(of: /\s*\[([\w.\-]+)\]\s*/) { table = match.1 + "." }
      if let match = line.prefixMatch(of: /\s*([\w\-]+)\s*=\s*"([^"]*)"/) { values[table + match.1] = String(match.2) }
    }
    writer.add("title", values["book.title"] ?? name)
    writer.add("description", values["book.description"])
    writer.add("language", values["book.language"])
    writer.add("content", values["book.src"] ?? "src")
    writer.add("repository", values["output.html.git-repository-url"])
    writer.remark("The order of chapters comes from SUMMARY.md.")
  }

  private static func mkDocs(_ root: String) -> (values: YAMLValue, name: String, folder: String, isInside: Bool)? {
    guard let found = FoundNavigation.mkDocsSettings(of: root), found.isInside else { return nil }
    return found
  }

  // MARK: Inspecting the folder

  private static func yaml(_ path: String) -> YAMLValue? {
    guard let file = RegularFile(path), file.size < 1_000_000,
      let text = try? String(contentsOfFile: path, encoding: .utf8)
    else { return nil }
    return try? YAMLValue.parse(text, path: path)
  }

  /// The first `.docc` folder by name, at most three levels below `root`, as a path relative to `root`; empty if `root`
  /// is one itself.
  private static func catalog(in root: String, depth: Int = 0) -> String? {
    if depth == 0, root.hasSuffix(".docc") { return "" }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted().filter {
      !$0.hasPrefix(".")
    }
    if let name = names.first(where: { $0.hasSuffix(".docc") && isFolder(root + "/" + $0) }) { return name }
    guard depth < 3 else { return nil }
    for name in names where isFolder(root + "/" + name) {
      if let inner = catalog(in: root + "/" + name, depth: depth + 1), !inner.isEmpty { return name + "/" + inner }
    }
    return nil
  }

  private static func hasNotes(_ root: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    return names.contains {
      NotePath.isNote($0)
        && !["readme", "changelog", "license", "contributing"].contains(NotePath.stem(of: $0).lowercased())
    }
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

  private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
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
