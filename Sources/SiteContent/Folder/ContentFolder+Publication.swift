import Diagnostics
import Foundation
import SiteStorage

/// The files that a site publishes, and the form in which it publishes them.
extension ContentFolder {
  /// Removes the files that are published only if the configuration names them (see ``WithheldFile``), and reports how
  /// many there are of each kind.
  package mutating func removeWithheldFiles(_ configuration: SiteConfiguration) {
    keepsMediaMetadata = configuration.mediaMetadata == .keep
    let included = configuration.include.map { NamePattern($0) }
    var found: [WithheldFile: [String]] = [:]
    for path in files where !included.contains(where: { $0.matchesFolder(of: path) }) {
      if let kind = WithheldFile(path, at: fullPath(path), allowsActive: configuration.allowsActiveFiles) {
        found[kind, default: []].append(path)
      }
    }
    guard !found.isEmpty else { return }
    withheld = found.values.joined().sorted()
    let left = Set(withheld)
    files.removeAll { left.contains($0) }
    for kind in WithheldFile.allCases {
      guard let paths = found[kind] else { continue }
      diagnostics.append(kind.diagnostic(of: paths, shown: shown))
    }
  }

  /// Returns the edits with which a file is published.
  package func edits(of path: String) throws(MediaMetadata.Remains) -> [FileEdit] {
    keepsMediaMetadata ? [] : try MediaMetadata.edits(ofFileAt: fullPath(path))
  }

  /// Returns the contents of a file as they are published; `nil` if the file cannot be read or published.
  package func publishedContents(of path: String) -> [UInt8]? {
    guard let data = FileManager.default.contents(atPath: fullPath(path)), let edits = try? edits(of: path) else {
      return nil
    }
    return FileEdit.apply(edits, to: Array(data))
  }
}
