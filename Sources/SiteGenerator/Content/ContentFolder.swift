import Diagnostics
import Foundation
import Notes

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files of a site's content folder.
package struct ContentFolder: Sendable {
  /// The folder's full path, links resolved.
  package let root: String
  /// How the folder is written in diagnostics: relative to where the command was started.
  package let shownRoot: String
  /// Paths of the Markdown notes and canvases, in order.
  package private(set) var notes: [String] = []
  /// Paths of all other files, in order.
  package private(set) var files: [String] = []
  /// The folders that were looked into, as they were then.
  private(set) var looks: [FolderLook] = []
  package private(set) var diagnostics: [Diagnostic] = []
  /// The site of Jekyll's that it is.
  package private(set) var jekyll: JekyllSite?
  /// The tool that the notes are written for.
  package private(set) var dialect = Dialect.plain
  /// The patterns that exclude something.
  private var excluding: Set<NamePattern> = []
  /// What Jekyll's settings leave out.
  private var machinery: [String] = []
  /// The vault of Obsidian's that it is, or is in.
  package let vault: ObsidianVault?
  private var omissions = VaultOmissions()
  /// What the folder is called in diagnostics.
  private let words: String

  /// The folder cannot be read at all.
  package struct Unreadable: Error, CustomStringConvertible {
    package var path: String
    package var description: String { "cannot read the folder \(path)" }
  }

  /// Lists a folder. Hidden files, build folders, caches, sites that Vitrine made and whatever `leavingOut` names are skipped; links
  /// are followed only where they stay inside.
  ///
  /// - Parameters:
  ///   - leavingOut: full paths, such as the output folder's.
  ///   - vault: whose settings name more that is left out.
  ///   - words: what the folder is called in diagnostics.
  package init(
    at path: String, exclude: [String], leavingOut: [String] = [], vault: ObsidianVault? = nil,
    words: String = "content folder"
  ) throws(Unreadable) {
    (self.words, self.vault) = (words, vault)
    root = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    shownRoot = Self.shownRoot(path)
    guard (try? FileManager.default.contentsOfDirectory(atPath: root)) != nil else {
      throw Unreadable(path: path)
    }
    if words == "content folder" {
      jekyll = JekyllSite(root: root)
      dialect = jekyll != nil ? .jekyll : SourceTool.dialect(of: root)
    }
    let skipped = Set(leavingOut.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path })
    let patterns = exclude.map(NamePattern.init)
    list("", exclude: patterns, skipped: skipped, depth: 0)
    reportIdle(zip(exclude, patterns).map { (text: $0, pattern: $1) })
    diagnostics += omissions.diagnostics
    if let first = machinery.first {
      let others = machinery.count > 1 ? " and \(machinery.count - 1) more are" : " is"
      diagnostics.append(
        Diagnostic(.note, "jekyll", "‘\(first)’\(others) left out: they are Jekyll’s own", file: shown(first)))
    }
    notes.sort()
    files.sort()
  }

  /// A folder of which it is known what is in it.
  ///
  /// - Parameters:
  ///   - notes: the paths of its notes.
  ///   - files: those of all other files.
  ///   - vault: that it is, or is in.
  init(at path: String, notes: [String], files: [String], vault: ObsidianVault?) {
    (words, self.vault, self.notes, self.files) = ("content folder", vault, notes, files)
    root = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    shownRoot = Self.shownRoot(path)
    dialect = SourceTool.dialect(of: root)
  }

  private static func shownRoot(_ path: String) -> String {
    path == "." ? "" : path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// How a path inside the folder is shown to people.
  package func shown(_ path: String) -> String { NotePath.join(shownRoot, path) }

  /// Name of the folder in its project; empty where it is all of it.
  var nameInProject: String {
    FileManager.default.fileExists(atPath: fullPath(".git")) ? "" : NotePath.name(of: root)
  }

  package func fullPath(_ path: String) -> String { root + "/" + path }

  /// Leaves all notes out but some.
  mutating func keepNotes(_ notes: [String]) { self.notes = notes }

  /// Leaves out the files that act where they are opened (see ``ActingFile``), and says so.
  mutating func leaveOutActingFiles() {
    let acting = files.filter { ActingFile.acts($0, at: fullPath($0)) }
    guard let first = acting.first else { return }
    let left = Set(acting)
    files.removeAll { left.contains($0) }
    let others = acting.count > 1 ? " and \(acting.count - 1) more are" : " is"
    diagnostics.append(
      Diagnostic(
        .warning, "acting-file", "‘\(first)’\(others) left out: opened by itself it could run scripts as the site",
        file: shown(first), hint: "‘acting-files: true’ in the settings publishes such files"))
  }

  /// Reports patterns that exclude nothing: what they were to keep back may be published.
  private mutating func reportIdle(_ patterns: [(text: String, pattern: NamePattern)]) {
    // What begins with a dot is left out in any case.
    let idle = patterns.filter { !$0.text.hasPrefix(".") && !excluding.contains($0.pattern) }
    guard !idle.isEmpty else { return }
    var names: Set<String> = []
    for path in notes + files { names.formUnion(path.split(separator: "/").map(String.init)) }
    for (text, _) in idle {
      let name = text.split(separator: "/").last.map(String.init) ?? ""
      var hint = "write the name of a file or folder, or its path in the \(words)"
      if let near = nearestName(to: name, among: names.sorted()) {
        hint = "did you mean '\(near)'? Upper and lower case count"
      }
      diagnostics.append(
        Diagnostic(
          .warning, "configuration", "'exclude: \(text)' matches no file or folder",
          file: SiteFolder.configurationName, hint: hint))
    }
  }

  private static let deepest = 64

  private mutating func list(_ folder: String, exclude: [NamePattern], skipped: Set<String>, depth: Int) {
    let full = folder.isEmpty ? root : fullPath(folder)
    guard depth < Self.deepest else {
      return report(.error, "unreadable", "the folder ‘\(folder)’ is too deep inside others", folder)
    }
    let (names, stamp): ([String], FileStamp?)
    do {
      // Before it is read, so that what comes while it is read is noticed later.
      stamp = FileStamp(full)
      names = try FileManager.default.contentsOfDirectory(atPath: full).sorted()
    } catch {
      return report(
        .error, "unreadable", "the folder ‘\(folder)’ cannot be read: \(FileProblem.reason(error))", folder)
    }
    if let stamp { looks.append(FolderLook(path: folder, stamp: stamp, names: names)) }
    if !folder.isEmpty, names.contains(where: { $0 == FormerSite.marker || $0 == BuildCache.tag }) { return }
    for name in names where !name.hasPrefix(".") && name != "node_modules" && !BackupFile.isBackup(name) {
      let path = NotePath.join(folder, name)
      let fullName = fullPath(path)
      if skipped.contains(fullName) { continue }
      if let pattern = exclude.first(where: { $0.matches(path) }) {
        excluding.insert(pattern)
        continue
      }
      guard let target = resolved(path) else { continue }
      let kind = FormerSite.kind(target)
      if let omission = vault?.omission(of: path, isFolder: kind == .typeDirectory) {
        omissions.add(omission, path)
        continue
      }
      if let jekyll, jekyll.leavesOut(path, isFolder: kind == .typeDirectory, fullPath: fullName) {
        machinery.append(path)
        continue
      }
      switch kind {
      case .typeDirectory?: list(path, exclude: exclude, skipped: skipped, depth: depth + 1)
      case .typeRegular? where access(target, R_OK) != 0:
        report(.error, "unreadable", "the file ‘\(path)’ cannot be read: it is not yours to read", path)
      case .typeRegular? where NotePath.isNote(name) || JSONCanvas.isCanvas(name): notes.append(path)
      case .typeRegular?: if path != SiteFolder.configurationName { files.append(path) }
      case nil where path.unicodeScalars.contains("\u{FFFD}"):
        report(
          .error, "file-name", "the name of ‘\(path)’ is not UTF-8, so it is left out", path, hint: "rename it")
      case nil: report(.error, "unreadable", "the file ‘\(path)’ cannot be read", path)
      default: report(.warning, "special-file", "‘\(path)’ is neither a file nor a folder, so it is left out", path)
      }
    }
  }

  /// The file a path stands for; `nil` for a link that leaves the folder or leads nowhere, or back to a folder it is in.
  private mutating func resolved(_ path: String) -> String? {
    let full = fullPath(path)
    guard FormerSite.kind(full) == .typeSymbolicLink else { return full }
    let target = URL(fileURLWithPath: full).resolvingSymlinksInPath().path
    guard (target + "/").hasPrefix(root + "/") else {
      report(
        .warning, "outside-link", "the link ‘\(path)’ leads out of the \(words) and is not followed", path,
        hint: "copy what it leads to into the \(words)")
      return nil
    }
    guard FileManager.default.fileExists(atPath: full) else {
      report(.warning, "broken-file-link", "the link ‘\(path)’ leads to a file that is not there", path)
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

/// A name or path with `*` for any part of a name; a pattern without a slash matches at any depth.
struct NamePattern: Hashable, Sendable {
  let parts: [[Character]]

  init(_ pattern: String) { parts = pattern.split(separator: "/").map(Array.init) }

  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(Array.init)
    if parts.count == 1 { return names.last.map { Self.matches(parts[0], $0) } ?? false }
    return names.count == parts.count && zip(parts, names).allSatisfy { Self.matches($0, $1) }
  }

  /// Greedy matching with one point to fall back to: linear in practice, never exponential.
  private static func matches(_ pattern: [Character], _ name: [Character]) -> Bool {
    var (p, n) = (0, 0)
    var star: (pattern: Int, name: Int)?
    while n < name.count {
      if p < pattern.count, pattern[p] == "*" {
        star = (p, n)
        p += 1
      } else if p < pattern.count, pattern[p] == name[n] || pattern[p] == "?" {
        p += 1
        n += 1
      } else if let point = star {
        star = (point.pattern, point.name + 1)
        (p, n) = (point.pattern + 1, point.name + 1)
      } else {
        return false
      }
    }
    return pattern[p...].allSatisfy { $0 == "*" }
  }
}
