import Figures
import Foundation
import Notes
import SiteStorage

/// The lines of a `.gitignore` for the files that builds and `serve` write.
enum IgnoredFiles {
  /// Returns the lines for an output folder: the folder, and the lock and the drafts beside it.
  static func lines(output: String) -> [String] {
    let (folder, name) = (NotePath.folder(of: output), NotePath.name(of: output))
    return ["/\(output)/", "/" + NotePath.join(folder, ".\(name).*")]
  }

  /// Adds the lines that a repository's file lacks.
  ///
  /// - Returns: whether the file was changed.
  static func add(output: String, to folder: String) throws -> Bool {
    let path = folder + "/.gitignore"
    let known = try? String(contentsOfFile: path, encoding: .utf8)
    guard known != nil || FileManager.default.fileExists(atPath: folder + "/.git") else { return false }
    let present = Set((known ?? "").split(whereSeparator: \.isNewline).map(String.init))
    let missing = lines(output: output).filter { line in
      ![line, String(line.dropFirst()), line.hasSuffix("/") ? String(line.dropLast()) : line].contains(
        where: present.contains)
    }
    guard !missing.isEmpty else { return false }
    let start = known.map { $0.isEmpty || $0.hasSuffix("\n") ? $0 : $0 + "\n" } ?? ""
    try AtomicFile.write(Data((start + missing.joined(separator: "\n") + "\n").utf8), to: path)
    return true
  }
}
