import Diagnostics
import Foundation

/// The files of a site's content folder.
package struct ContentFolder: Sendable {
  /// The folder's full path, links resolved.
  package let root: String
  /// How the folder is written in diagnostics: relative to where the command was started.
  package let shownRoot: String
  /// Paths of the Markdown notes, in order.
  package private(set) var notes: [String] = []
  /// Paths of all other files, in order.
  package private(set) var files: [String] = []
  package private(set) var diagnostics: [Diagnostic] = []

  /// The folder cannot be read at all.
  package struct Unreadable: Error, CustomStringConvertible {
    package var path: String
    package var description: String { "cannot read the folder \(path)" }
  }

  /// Lists a folder. Hidden files, build folders and whatever `leavingOut` names are skipped; links are followed only
  /// where they stay inside.
  ///
  /// - Parameter leavingOut: full paths, such as the output folder's.
  package init(at path: String, exclude: [String], leavingOut: [String] = []) throws(Unreadable) {
    root = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    shownRoot = path == "." ? "" : path.hasSuffix("/") ? String(path.dropLast()) : path
    guard (try? FileManager.default.contentsOfDirectory(atPath: root)) != nil else {
      throw Unreadable(path: path)
    }
    let skipped = Set(leavingOut.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path })
    list("", exclude: exclude.map(NamePattern.init), skipped: skipped, depth: 0)
    notes.sort()
    files.sort()
  }

  /// How a path inside the folder is shown to people.
  package func shown(_ path: String) -> String { NotePath.join(shownRoot, path) }

  package func fullPath(_ path: String) -> String { root + "/" + path }

  private mutating func list(_ folder: String, exclude: [NamePattern], skipped: Set<String>, depth: Int) {
    let full = folder.isEmpty ? root : fullPath(folder)
    guard depth < 64, let names = try? FileManager.default.contentsOfDirectory(atPath: full) else { return }
    for name in names.sorted() where !name.hasPrefix(".") && name != "node_modules" {
      let path = NotePath.join(folder, name)
      let fullName = fullPath(path)
      guard !skipped.contains(fullName), !exclude.contains(where: { $0.matches(path) }) else { continue }
      guard let target = resolved(path) else { continue }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: target, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        list(path, exclude: exclude, skipped: skipped, depth: depth + 1)
      } else if RegularFile(target) == nil {
        diagnostics.append(
          Diagnostic(
            .warning, "special-file", "‘\(path)’ is a pipe, a socket or a device, and is left out", file: shown(path)))
      } else if NotePath.isNote(name) {
        notes.append(path)
      } else if path != SiteFolder.configurationName {
        files.append(path)
      }
    }
  }

  /// The file a path stands for; `nil` for a link that leaves the folder, or that leads back to a folder it is in.
  private mutating func resolved(_ path: String) -> String? {
    let full = fullPath(path)
    guard (try? FileManager.default.destinationOfSymbolicLink(atPath: full)) != nil else { return full }
    let target = URL(fileURLWithPath: full).resolvingSymlinksInPath().path
    guard (target + "/").hasPrefix(root + "/") else {
      diagnostics.append(
        Diagnostic(
          .warning, "outside-link", "the link ‘\(path)’ leads out of the content folder and is not followed",
          file: shown(path), hint: "copy what it leads to into the content folder"))
      return nil
    }
    return (full + "/").hasPrefix(target + "/") ? nil : target
  }
}

/// A name or path with `*` for any part of a name; a pattern without a slash matches at any depth.
struct NamePattern: Sendable {
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
