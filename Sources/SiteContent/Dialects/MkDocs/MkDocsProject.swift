import Diagnostics
import Foundation
import Notes
import SiteStorage

/// The project of MkDocs that has a folder as its notes.
struct MkDocsProject: ToolSite {
  let dialect = Dialect.mkDocs
  let values: YAMLValue
  /// The name of the configuration.
  private let name: String
  /// The folder of notes that the configuration names.
  let folder: String
  /// Whether the configuration is among the notes.
  let isInside: Bool
  private(set) var diagnostics: [Diagnostic] = []
  private var patterns: [NamePattern]

  /// - Parameter root: the full path of the folder of notes.
  init?(around root: String) {
    let above = URL(fileURLWithPath: root).deletingLastPathComponent().path
    for (place, name) in [root, above].flatMap({ [($0, "mkdocs.yml"), ($0, "mkdocs.yaml")] }) {
      guard let values = ToolFile.values((place == "/" ? "" : place) + "/" + name) else { continue }
      let folder = NotePath.resolve(values["docs_dir"]?.string ?? "docs", in: "") ?? ""
      guard place == root || URL(fileURLWithPath: root).lastPathComponent == folder else { continue }
      (self.values, self.name, self.folder, isInside) = (values, name, folder, place == root)
      patterns = dialect.hiddenFiles.map { NamePattern(top: $0) }
      for key in dialect.hiddenLists { readPatterns(of: key) }
      return
    }
    return nil
  }

  /// Reads patterns that are written as in a `.gitignore`.
  ///
  /// Source: <https://www.mkdocs.org/user-guide/configuration/#exclude_docs>
  private mutating func readPatterns(of key: String) {
    guard let value = values[key] else { return }
    for line in (value.string ?? "").split(separator: "\n") {
      let written = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      if written.hasPrefix("!") {
        diagnostics.append(
          Diagnostic(
            .warning, "left-out", "'\(written)' in '\(key)' is not followed: more is left out", file: name,
            span: value.span))
      } else {
        patterns.append(written.dropLast().contains("/") ? NamePattern(top: written) : NamePattern(written))
      }
    }
  }

  func hides(_ path: String, isFolder: Bool, fullPath: String) -> Bool {
    let inside = isInside && path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    return !FolderMark.names.contains(NotePath.name(of: path).lowercased()) && patterns.contains { $0.matches(inside) }
  }

  /// Returns the `nav` of the configuration.
  func navigation(of notes: ContentFolder, into diagnostics: inout [Diagnostic]) -> WrittenNavigation? {
    values["nav"].map {
      WrittenNavigation(
        $0, file: isInside ? notes.shown(name) : name, folder: isInside ? folder : "", into: &diagnostics)
    }
  }

  static func adopt(_ root: String, _ name: String, into writer: inout SettingsWriter) -> Dialect? {
    guard let project = MkDocsProject(around: root), project.isInside else { return nil }
    let values = project.values
    writer.add("title", values["site_name"]?.string ?? Note.title(ofName: name))
    writer.add("description", values["site_description"]?.string)
    writer.add("author", values["site_author"]?.string)
    writer.add("url", values["site_url"]?.string.flatMap { SiteAddress.isAddress($0) ? $0 : nil })
    writer.add("content", project.folder)
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
    return .mkDocs
  }
}
