import Diagnostics
import Foundation
import Notes
import SiteStorage

/// A folder of notes as the tool reads it that the notes are written for.
protocol ToolSite: Sendable {
  var dialect: Dialect { get }
  /// The name and the full path of the folder beside the notes whose files belong to the site.
  var assets: (name: String, root: String)? { get }
  /// The messages about the tool's configuration.
  var diagnostics: [Diagnostic] { get }
  /// Whether the tool keeps a file or folder of the content folder out of its site.
  func hides(_ path: String, isFolder: Bool, fullPath: String) -> Bool
  /// Returns the message about what is left out.
  ///
  /// - Parameter paths: the paths of the files and folders, as diagnostics show them.
  func diagnostic(leavingOut paths: [String]) -> Diagnostic?
}

extension ToolSite {
  var assets: (name: String, root: String)? { nil }
  var diagnostics: [Diagnostic] { [] }

  func diagnostic(leavingOut paths: [String]) -> Diagnostic? {
    paths.first.map { first in
      let others = paths.count > 1 ? " and \(paths.count - 1) more are" : " is"
      return Diagnostic(.note, "left-out", "'\(first)'\(others) left out, as \(dialect.name) does", file: first)
    }
  }
}

/// The configuration files of other tools.
enum ToolFile {
  /// The largest size of such a file, in bytes.
  private static let largest = 1_000_000

  static func text(_ path: String) -> String? {
    guard let file = RegularFile(path), file.size < largest else { return nil }
    return try? String(contentsOfFile: path, encoding: .utf8)
  }

  /// Returns the values of a file of YAML or JSON.
  static func values(_ path: String) -> YAMLValue? {
    text(path).flatMap { try? YAMLValue.parse($0, path: NotePath.name(of: path)) }
  }

  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  static func isFolder(_ path: String) -> Bool {
    PreviousOutput.kind(URL(fileURLWithPath: path).resolvingSymlinksInPath().path) == .typeDirectory
  }
}
