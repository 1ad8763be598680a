import Diagnostics
import Foundation
import Notes
import SiteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of a site's content folder.
package struct ContentFolder: Sendable {
  /// The folder's full path, with symbolic links resolved.
  package let root: String
  /// The folder's path as diagnostics show it: relative to the working directory of the command.
  package let shownRoot: String
  /// The paths of the Markdown notes and canvases, sorted.
  package private(set) var notes: [String] = []
  /// The paths of all other files, sorted.
  package internal(set) var files: [String] = []
  /// The paths of the files that are left out because of their kind (see ``WithheldFile``).
  package internal(set) var withheld: [String] = []
  /// Whether there are symbolic links, so that one file may have several paths.
  package private(set) var hasLinks = false
  /// The folders that were listed, with the names in them at that time.
  package private(set) var looks: [FolderListing] = []
  package internal(set) var diagnostics: [Diagnostic] = []
  /// The patterns of `exclude` that matched a file or folder.
  private var excluding: Set<NamePattern> = []
  /// The site of another tool that the folder is, or lies in.
  let tool: (any ToolSite)?
  private var hiddenByTool: [String] = []
  /// The name and the full path of the folder beside the notes whose files belong to the site.
  var assets: (name: String, root: String)?
  /// The Obsidian vault that this folder is, or is part of.
  package let vault: ObsidianVault?
  /// Whether copies of images and videos keep their metadata (see ``MediaMetadata``).
  var keepsMediaMetadata = false
  private var omissions = VaultOmissions()
  /// The folder's name in diagnostics, such as “content folder”.
  private let words: String

  /// An error that is thrown if the folder cannot be read.
  package struct Unreadable: Error, CustomStringConvertible {
    package var path: String
    package var description: String { "cannot read the folder '\(path)'" }
  }

  /// Lists a folder. Skips hidden files, build folders, caches, sites that Vitrine generated, and the paths in
  /// `leavingOut`. Follows a symbolic link only if its target is inside the folder.
  ///
  /// - Parameters:
  ///   - include: patterns of hidden files and folders to list.
  ///   - leavingOut: full paths to skip, such as the output folder's.
  ///   - vault: the Obsidian vault whose configuration excludes more files.
  ///   - words: the folder's name in diagnostics.
  package init(
    at path: String, exclude: [String], include: [String] = [], leavingOut: [String] = [],
    vault: ObsidianVault? = nil, words: String = "content folder"
  ) throws(Unreadable) {
    (self.words, self.vault) = (words, vault)
    root = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    shownRoot = Self.shownRoot(path)
    guard (try? FileManager.default.contentsOfDirectory(atPath: root)) != nil else {
      throw Unreadable(path: path)
    }
    tool = words == "content folder" ? ToolFolder.around(root) : nil
    let skipped = Set(leavingOut.map { Self.fullPath(of: $0) })
    let patterns = exclude.map { NamePattern($0) }
    list("", exclude: patterns, include: include.map { NamePattern($0) }, skipped: skipped, depth: 0)
    if let assets = tool?.assets, !files.contains(where: { $0.hasPrefix(assets.name + "/") }) {
      self.assets = assets
      listAssets("", depth: 0)
    }
    reportIdle(zip(exclude, patterns).map { (text: $0, pattern: $1) })
    diagnostics += omissions.diagnostics + (tool?.diagnostics ?? [])
    diagnostics += [tool?.diagnostic(leavingOut: hiddenByTool.map(shown))].compactMap(\.self)
    notes.sort()
    files.sort()
  }

  /// Creates a folder whose contents are known, without listing it.
  ///
  /// - Parameters:
  ///   - notes: the paths of its notes.
  ///   - files: the paths of all other files.
  ///   - vault: the Obsidian vault that the folder is, or is part of.
  package init(at path: String, notes: [String], files: [String], vault: ObsidianVault?) {
    (words, self.vault, self.notes, self.files) = ("content folder", vault, notes, files)
    root = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    shownRoot = Self.shownRoot(path)
    tool = ToolFolder.around(root)
  }

  /// The tool that the notes are written for.
  package var dialect: Dialect { root.hasSuffix(".docc") && jekyll == nil ? .docC : tool?.dialect ?? .plain }

  /// Whether the tool's configuration publishes all notes, if it says so.
  var publishesAll: Bool? { (tool as? ToolFolder)?.publishesAll }

  /// The Jekyll site that the folder is.
  package var jekyll: JekyllSite? { tool as? JekyllSite }

  /// The project of MkDocs that has the folder as its notes.
  var mkDocs: MkDocsProject? { tool as? MkDocsProject }

  /// Whether the paths of pages and files follow from those of the notes alone, and each note has a page for its own sake.
  package var hasOwnPaths: Bool { dialect.addresses == .files && assets == nil && dialect.publishes == .all }

  private static func shownRoot(_ path: String) -> String {
    path == "." ? "" : path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Returns a path inside the folder as diagnostics show it.
  package func shown(_ path: String) -> String { NotePath.join(shownRoot, path) }

  /// The name of the folder in its project; empty if the folder is the whole project.
  package var nameInProject: String {
    FileManager.default.fileExists(atPath: fullPath(".git")) ? "" : NotePath.name(of: root)
  }

  package func fullPath(_ path: String) -> String {
    if let assets, path.hasPrefix(assets.name + "/") { return assets.root + path.dropFirst(assets.name.count) }
    return root + "/" + path
  }

  /// Whether a file is in the folder beside the notes whose files another tool copies to its site.
  package func isAsset(_ path: String) -> Bool { assets.map { path.hasPrefix($0.name + "/") } ?? false }

  /// Whether there are such files.
  package var hasAssets: Bool { assets != nil }

  /// Removes all notes except the given ones.
  package mutating func keepNotes(_ notes: [String]) { self.notes = notes }

  /// Reports patterns of `exclude` that match nothing: a file that the author meant to exclude may be published.
  private mutating func reportIdle(_ patterns: [(text: String, pattern: NamePattern)]) {
    // Names that begin with a dot are left out in any case.
    let idle = patterns.filter { !$0.text.hasPrefix(".") && !excluding.contains($0.pattern) }
    guard !idle.isEmpty else { return }
    var names: Set<String> = []
    for path in notes + files { names.formUnion(path.split(separator: "/").map(String.init)) }
    for (text, _) in idle {
      let name = text.split(separator: "/").last.map(String.init) ?? ""
      var hint = "write the name of a file or folder, or its path in the \(words)"
      if let near = nearestName(to: name, among: names.sorted()) {
        hint = "did you mean '\(near)'? names are case-sensitive"
      }
      diagnostics.append(
        Diagnostic(
          .warning, "configuration", "'exclude: \(text)' matches no file or folder",
          file: SiteFolder.configurationName, hint: hint))
    }
  }

  /// The number of nested folders that are listed.
  private static let deepest = 64

  private mutating func list(
    _ folder: String, exclude: [NamePattern], include: [NamePattern], skipped: Set<String>, depth: Int
  ) {
    let full = folder.isEmpty ? root : fullPath(folder)
    guard depth < Self.deepest else {
      return report(
        .error, "unreadable", "the folder '\(folder)' is nested more than \(Self.deepest) levels deep", folder)
    }
    let (names, stamp): ([String], FileStamp?)
    do {
      // Taken before the listing, so that a file added during the listing is noticed later.
      stamp = FileStamp(full)
      names = try FileManager.default.contentsOfDirectory(atPath: full).sorted()
    } catch {
      return report(
        .error, "unreadable", "the folder '\(folder)' cannot be read: \(FileProblem.reason(error))", folder)
    }
    if let stamp { looks.append(FolderListing(path: folder, stamp: stamp, names: names)) }
    if !folder.isEmpty, names.contains(where: { $0 == PreviousOutput.marker || $0 == BuildCache.tag }) { return }
    if let stray = StrayFolder(folder, names) { return diagnostics.append(stray.diagnostic(shown(folder))) }
    for name in names where name != "node_modules" {
      let path = NotePath.join(folder, name)
      if name.hasPrefix("."), !include.contains(where: { $0.namesHidden(path) }) { continue }
      let fullName = fullPath(path)
      if skipped.contains(fullName) { continue }
      if let pattern = exclude.first(where: { $0.matches(path) }) {
        excluding.insert(pattern)
        continue
      }
      guard let target = resolved(path) else { continue }
      let kind = PreviousOutput.kind(target)
      if let omission = vault?.omission(of: path, isFolder: kind == .typeDirectory) {
        omissions.add(omission, path)
        continue
      }
      if let tool, tool.hides(path, isFolder: kind == .typeDirectory, fullPath: fullName) {
        hiddenByTool.append(path)
        continue
      }
      switch kind {
      case .typeDirectory?:
        if !WithheldFile.isEditorBackup(name) {
          list(path, exclude: exclude, include: include, skipped: skipped, depth: depth + 1)
        }
      case .typeRegular? where access(target, R_OK) != 0:
        report(.error, "unreadable", "the file '\(path)' cannot be read: permission denied", path)
      case .typeRegular? where NotePath.isNote(name) || JSONCanvas.isCanvas(name): notes.append(path)
      case .typeRegular? where name == SiteFolder.configurationName: report(strayConfiguration: path)
      case .typeRegular?: files.append(path)
      case nil where path.unicodeScalars.contains("\u{FFFD}"):
        report(
          .error, "file-name", "the name of '\(path)' is not valid UTF-8, so the file is left out", path,
          hint: "rename the file")
      case nil: report(.error, "unreadable", "the file '\(path)' cannot be read", path)
      default: report(.warning, "special-file", "'\(path)' is neither a file nor a folder, so it is left out", path)
      }
    }
  }

  /// Reports a configuration that isn't read. The one that is read is left out of the listing.
  private mutating func report(strayConfiguration path: String) {
    report(
      .error, "settings-in-notes", "'\(path)' is not read: notes don't configure their site", path,
      hint: path == SiteFolder.configurationName
        ? "move it into the folder above the notes, start vitrine in the folder of the notes, or name it with '--config'"
        : "delete it")
  }

  /// Returns the full path of a file whose folder may be reached by symbolic links; the file itself may be one.
  private static func fullPath(of path: String) -> String {
    let url = URL(fileURLWithPath: path)
    return url.deletingLastPathComponent().resolvingSymlinksInPath().appendingPathComponent(url.lastPathComponent).path
  }

  /// Returns the full path of a file or folder, with a symbolic link resolved; `nil` if the link leaves the content
  /// folder, is broken, or leads to a folder that contains it.
  private mutating func resolved(_ path: String) -> String? {
    let full = fullPath(path)
    guard PreviousOutput.kind(full) == .typeSymbolicLink else { return full }
    hasLinks = true
    let target = URL(fileURLWithPath: full).resolvingSymlinksInPath().path
    guard (target + "/").hasPrefix(root + "/") else {
      report(
        .warning, "outside-link", "the symbolic link '\(path)' points outside the \(words) and is not followed", path,
        hint: "copy its target into the \(words)")
      return nil
    }
    guard FileManager.default.fileExists(atPath: full) else {
      report(.warning, "broken-file-link", "the symbolic link '\(path)' points to a missing file", path)
      return nil
    }
    return (full + "/").hasPrefix(target + "/") ? nil : target
  }

  private mutating func report(
    _ severity: Diagnostic.Severity, _ code: String, _ message: String, _ path: String, hint: String? = nil
  ) {
    diagnostics.append(Diagnostic(severity, code, message, file: shown(path), hint: hint))
  }
}
