import Diagnostics
import Foundation
import Notes
import SiteStorage

/// The folder of another tool that the notes lie in, and the files that this tool keeps out of its site, by the marks and
/// lists of its ``Dialect``.
package struct ToolFolder: ToolSite {
  private(set) var dialect: Dialect
  /// The path of the content folder in the tool's folder; empty if it is the same.
  private let content: String
  private let configuration: String
  private let patterns: [NamePattern]
  private(set) var assets: (name: String, root: String)?
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the configuration publishes all notes, if it says so.
  ///
  /// Source: <https://docs.logseq.com/#/page/publishing>
  let publishesAll: Bool?

  /// The number of folders above the notes in which a tool's configuration is looked for.
  private static let reach = 3

  /// Returns the tool's folder that a content folder is, or lies in; `nil` if there is none. The search ends at the top
  /// of a Git repository.
  ///
  /// - Parameter root: the content folder's full path.
  static func around(_ root: String) -> (any ToolSite)? {
    if let site = JekyllSite(root: root) { return site }
    if let project = MkDocsProject(around: root) { return project }
    var folder = root
    for _ in 0...reach {
      let names = Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      for dialect in Dialect.all {
        for mark in dialect.marks
        where mark.names.contains(where: { names.contains(String($0.prefix { $0 != "/" })) }) {
          let inside = String(root.dropFirst(folder.count).drop { $0 == "/" })
          if let found = ToolFolder(dialect, mark, at: folder, content: inside) { return found }
        }
      }
      guard !names.contains(".git"), folder != "/", !folder.isEmpty else { return nil }
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    }
    return nil
  }

  /// Returns the paths, besides the notes, of what the tool's site is made of.
  ///
  /// - Parameter root: the content folder's full path.
  package static func places(around root: String) -> [String] {
    guard let tool = around(root) as? ToolFolder else { return [] }
    return [tool.configuration] + (tool.assets.map { [$0.root] } ?? [])
  }

  private init?(_ dialect: Dialect, _ mark: Dialect.Mark, at folder: String, content: String) {
    guard !dialect.hasReader, let name = mark.names.first(where: { ToolFile.exists(folder + "/" + $0) }) else {
      return nil
    }
    (self.dialect, self.content, configuration) = (dialect, content, folder + "/" + name)
    let text = ToolFile.text(configuration)
    guard mark.words.allSatisfy({ text?.contains($0) ?? false }) else { return nil }
    if dialect.hidesLinesOfCode { self.dialect.hiddenLineSigns = BookSettings.hiddenLineSigns(in: text ?? "") }
    publishesAll = text?.matches(of: /(?m)^[^;\n]*:(?:publishing\/)?all-pages-public\?[ \t]+(true|false)/).last
      .map { $0.1 == "true" }
    var patterns = dialect.hiddenFiles.map { NamePattern($0) }
    if let name = dialect.assets, !content.isEmpty, !(content + "/").hasPrefix(name + "/") {
      assets = (name, URL(fileURLWithPath: folder + "/" + name).resolvingSymlinksInPath().path)
    }
    for key in dialect.hiddenLists + dialect.unreadLists {
      var list = WrittenList.find(key, in: text ?? "")
      // Its patterns are regular expressions, which can't be compared with names.
      if dialect.unreadLists.contains(key), case .values(let values) = list {
        list = values.isEmpty ? .absent : .unreadable(Location(line: 1, column: 1))
      }
      switch list {
      case .absent: break
      case .values(let values): patterns += values.flatMap(Self.patterns)
      case .unreadable(let location):
        diagnostics.append(
          Diagnostic(
            .error, "left-out", "what '\(key)' hides cannot be read, so it would be published", file: name,
            span: Span(at: location),
            hint:
              "write its files into 'exclude' of \(SiteFolder.configurationName) too, or a list of quoted texts here"))
      }
    }
    self.patterns = patterns
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

  func hides(_ path: String, isFolder: Bool, fullPath: String) -> Bool {
    guard !FolderMark.names.contains(NotePath.name(of: path).lowercased()) else { return false }
    return patterns.contains { $0.matches(path) || !content.isEmpty && $0.matches(content + "/" + path) }
  }
}
