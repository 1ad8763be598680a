import Foundation
import Notes

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The folders that killed builds have left beside a site: drafts, or, if a build was killed at its end, the previous
/// site with the files that others put into it.
struct AbandonedDrafts {
  /// The beginning of a draft's name; the number of the process follows.
  let prefix: String
  /// The suffix of the previous site's name while the new one takes its place, on systems that cannot swap the two in
  /// one step.
  static let oldSuffix = "-old"

  /// Returns the path of a temporary file, beside the site, for a page that will replace one of the site.
  static func page(ofSite path: String) -> String {
    "\(NotePath.folder(of: path))/\(pagePrefix(NotePath.name(of: path)))\(getpid())"
  }

  private static func pagePrefix(_ name: String) -> String { ".\(name).page-" }

  private let parent: String
  private let site: String

  /// - Parameter name: the name of the site in its parent folder.
  init(of name: String, in parent: String) {
    (self.parent, site, prefix) = (parent, parent + "/" + name, ".\(name).draft-")
  }

  /// Removes the folders. Files that exist nowhere else are moved to the site.
  ///
  /// - Parameter sparingTheLiving: whether to skip drafts of processes that are still running.
  func settle(sparingTheLiving: Bool) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    removePages(among: names)
    let entries = names.filter { $0.hasPrefix(prefix) }
    // Previous sites come first: if the site is missing, one of them becomes the site.
    for entry in entries.sorted(by: {
      ($0.hasSuffix(Self.oldSuffix) ? 0 : 1, $0) < ($1.hasSuffix(Self.oldSuffix) ? 0 : 1, $1)
    }) {
      var number = entry.dropFirst(prefix.count)
      if number.hasSuffix(Self.oldSuffix) { number = number.dropLast(Self.oldSuffix.count) }
      guard let process = Int32(number) else { continue }
      if sparingTheLiving, process != getpid(), kill(process, 0) == 0 || errno != ESRCH { continue }
      settle(PreviousOutput(at: parent + "/" + entry))
    }
  }

  /// Removes temporary pages. Pages are replaced without a lock on the output folder, so those of running processes
  /// remain.
  private func removePages(among names: [String]) {
    let start = Self.pagePrefix(NotePath.name(of: site))
    for name in names where name.hasPrefix(start) {
      guard let process = Int32(name.dropFirst(start.count)), kill(process, 0) != 0, errno == ESRCH else { continue }
      unlink(parent + "/" + name)
    }
  }

  private func settle(_ draft: PreviousOutput) {
    do {
      if draft.hasList {
        if FileCalls.facts(site) == nil {
          return try FileManager.default.moveItem(atPath: draft.path, toPath: site)
        }
        try draft.hand(try draft.missing(in: site), to: site)
      } else if !isDraft(draft.path) {
        return
      }
      try Self.remove(draft.path)
    } catch { return }
  }

  /// Removes a draft or a previous site, its marker last: if the removal is interrupted, the marker still shows that
  /// Vitrine made the rest.
  static func remove(_ path: String) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: path) where name != PreviousOutput.marker {
      try? FileManager.default.removeItem(atPath: path + "/" + name)
    }
    try FileManager.default.removeItem(atPath: path)
  }

  /// Whether a folder without a file list is a draft: it has a draft's marker, or is empty.
  private func isDraft(_ path: String) -> Bool {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return false }
    return names.isEmpty || names.contains(PreviousOutput.marker)
  }
}
