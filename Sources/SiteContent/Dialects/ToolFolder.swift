import Diagnostics
import Foundation
import Notes
import SiteStorage

/// The folder of another tool that the notes lie in, and the files that this tool keeps out of its site.
///
/// Each tool is a line of ``kinds``: what its folders are recognized by, and how they hide.
struct ToolFolder: Sendable {
  /// The tool's name, as people write it.
  let tool: String
  /// The dialect of Markdown that the tool reads.
  private(set) var dialect = Dialect.plain
  /// The path of the content folder in the tool's folder; empty if it is the same.
  private let content: String
  /// The path, in the content folder, of the tool's folder of notes; empty if it is the same.
  private var top = ""
  private var patterns: [NamePattern] = []
  /// The name and the full path of the folder beside the notes whose files belong to the site.
  private(set) var assets: (name: String, root: String)?
  /// The messages about a list of hidden files that cannot be read.
  private(set) var diagnostics: [Diagnostic] = []

  /// The way a tool's folder is recognized, and what it hides.
  private struct Kind {
    var tool: String
    /// The names of files and folders of which one is in the tool's folder.
    var marks: [String]
    /// The patterns of files that the tool always hides.
    var hidden: [String] = []
    /// The key of a list of more patterns, in the first of ``marks`` that exists.
    var list: String?
    /// The dialect of Markdown.
    var dialect = Dialect.plain
    /// A text that the mark contains, where other tools have a file of the same name.
    var words: [String] = []
    /// The folder beside the notes whose files the tool copies to the top of its site.
    var assets: String?
  }

  /// Sources: the pages about excluded files in the documentation of each tool.
  private static let kinds = [
    Kind(
      tool: "Docusaurus",
      marks: ["docusaurus.config.js", "docusaurus.config.ts", "docusaurus.config.mjs", "docusaurus.config.cjs"],
      hidden: ["_*.md", "_*.mdx", "**/_*/**", "**/__tests__/**"], list: "exclude",
      assets: "static"),
    Kind(
      tool: "Starlight", marks: ["astro.config.mjs", "astro.config.ts", "astro.config.js"],
      hidden: ["_*.md", "_*.mdx"], words: ["starlight"], assets: "public"),
    Kind(
      tool: "VitePress",
      marks: [
        ".vitepress/config.ts", ".vitepress/config.mts", ".vitepress/config.js", ".vitepress/config.mjs", ".vitepress",
      ], list: "srcExclude"),
    Kind(
      tool: "Sphinx", marks: ["conf.py"], hidden: ["_build", "Thumbs.db"], list: "exclude_patterns", dialect: .myST,
      words: ["extensions", "project"]),
    Kind(tool: "MyST", marks: ["myst.yml"], hidden: ["_build"], list: "exclude", dialect: .myST),
    Kind(
      tool: "Zola", marks: ["config.toml", "zola.toml"], list: "ignored_content", words: ["base_url"], assets: "static"),
    Kind(tool: "Hugo", marks: ["hugo.toml", "hugo.yaml", "hugo.yml", "hugo.json"], assets: "static"),
    Kind(tool: "Hugo", marks: ["config.toml", "config.yaml", "config.yml"], words: ["baseURL"], assets: "static"),
    Kind(tool: "Quartz", marks: ["quartz.config.ts"], list: "ignorePatterns"),
    Kind(
      tool: "Logseq", marks: ["logseq/config.edn"],
      hidden: ["logseq/**", "**/logseq/bak/**", "**/logseq/.recycle/**"], list: ":hidden", dialect: .logseq),
    Kind(tool: "mdBook", marks: ["book.toml"], dialect: .mdBook),
    Kind(
      tool: "docsify", marks: ["_sidebar.md", "_navbar.md", "_coverpage.md"],
      hidden: ["_sidebar.md", "_navbar.md", "_coverpage.md", "_404.md"]),
    Kind(
      tool: "docsify", marks: ["index.html"], hidden: ["_sidebar.md", "_navbar.md", "_coverpage.md", "_404.md"],
      words: ["docsify"]),
    Kind(
      tool: "GitHub's wiki", marks: ["_Sidebar.md", "_Footer.md"], hidden: ["_Sidebar.md", "_Footer.md", "_Header.md"],
      dialect: .wiki),
  ]

  /// The number of folders above the notes in which a tool's configuration is looked for.
  private static let reach = 3
  /// The largest size of a configuration file, in bytes.
  private static let largest = 1_000_000

  /// Returns the tool's folder that a content folder is, or lies in; `nil` if there is none. The search ends at the top
  /// of a Git repository.
  ///
  /// - Parameter root: the content folder's full path.
  static func around(_ root: String) -> ToolFolder? {
    if let project = ToolFolder(mkDocsProjectOf: root) { return project }
    var folder = root
    for _ in 0...reach {
      let names = Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      for kind in kinds where kind.marks.contains(where: { names.contains(String($0.prefix { $0 != "/" })) }) {
        let found = ToolFolder(kind, at: folder, content: String(root.dropFirst(folder.count).drop { $0 == "/" }))
        if let found { return found }
      }
      guard !names.contains(".git"), folder != "/", !folder.isEmpty else { return nil }
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    }
    return nil
  }

  private init?(_ kind: Kind, at folder: String, content: String) {
    guard let mark = kind.marks.first(where: { FileManager.default.fileExists(atPath: folder + "/" + $0) }) else {
      return nil
    }
    (tool, dialect, self.content) = (kind.tool, kind.dialect, content)
    let text = Self.text(of: folder + "/" + mark)
    guard kind.words.allSatisfy({ text?.contains($0) ?? false }) else { return nil }
    patterns = kind.hidden.map { NamePattern($0) }
    if let name = kind.assets, !content.isEmpty, !(content + "/").hasPrefix(name + "/") {
      assets = (name, URL(fileURLWithPath: folder + "/" + name).resolvingSymlinksInPath().path)
    }
    guard let key = kind.list, let text else { return }
    switch WrittenList.find(key, in: text) {
    case .absent: break
    case .values(let values): patterns += values.flatMap(Self.patterns)
    case .unreadable(let location):
      diagnostics.append(
        Diagnostic(
          .error, "left-out", "what '\(key)' hides cannot be read, so it would be published", file: mark,
          span: Span(at: location),
          hint: "write its files into 'exclude' of \(SiteFolder.configurationName) too, or a list of quoted texts here")
      )
    }
  }

  /// Reads the patterns of `exclude_docs` and `draft_docs`, written as in a `.gitignore`.
  ///
  /// Source: <https://www.mkdocs.org/user-guide/configuration/#exclude_docs>
  private init?(mkDocsProjectOf root: String) {
    guard let settings = FoundNavigation.mkDocsSettings(of: root) else { return nil }
    (tool, dialect, content) = ("MkDocs", .mkDocs, "")
    top = settings.isInside ? settings.folder : ""
    patterns = [NamePattern(top: "templates")]
    for key in ["exclude_docs", "draft_docs"] {
      guard let value = settings.values[key] else { continue }
      for line in (value.string ?? "").split(separator: "\n") {
        let written = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
        if written.hasPrefix("!") {
          diagnostics.append(
            Diagnostic(
              .warning, "left-out", "'\(written)' in '\(key)' is not followed: more is left out", file: settings.name,
              span: value.span))
        } else if written.dropLast().contains("/") {
          patterns.append(NamePattern(top: written))
        } else {
          patterns.append(NamePattern(written))
        }
      }
    }
  }

  private static func text(of path: String) -> String? {
    guard let file = RegularFile(path), file.size < largest else { return nil }
    return try? String(contentsOfFile: path, encoding: .utf8)
  }

  /// Returns the patterns for a written one: a folder's is for all in it, and `{a,b}` for each of its words.
  private static func patterns(_ written: String) -> [NamePattern] {
    var texts = [written.drop { $0 == "/" || $0 == "." }.description]
    while let open = texts.first?.firstIndex(of: "{"), let close = texts[0][open...].firstIndex(of: "}"),
      texts.count < 64
    {
      texts = texts.flatMap { text -> [String] in
        guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else { return [text] }
        let words = text[text.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
        return words.map { String(text[..<open]) + $0 + text[text.index(after: close)...] }
      }
      if close < open { break }
    }
    return texts.filter { !$0.isEmpty }.map(NamePattern.init(top:))
  }

  /// Whether the tool keeps a file or folder of the content folder out of its site.
  func hides(_ path: String) -> Bool {
    let inside = !top.isEmpty && path.hasPrefix(top + "/") ? String(path.dropFirst(top.count + 1)) : nil
    return patterns.contains { pattern in
      pattern.matches(inside ?? path) || !content.isEmpty && pattern.matches(content + "/" + path)
    }
  }

  /// Returns the message about what is left out.
  ///
  /// - Parameter paths: the paths of the files and folders, as diagnostics show them.
  func diagnostic(leavingOut paths: [String]) -> Diagnostic? {
    guard let first = paths.first else { return nil }
    let others = paths.count > 1 ? " and \(paths.count - 1) more are" : " is"
    return Diagnostic(.note, "left-out", "'\(first)'\(others) left out, as \(tool) does", file: first)
  }
}
