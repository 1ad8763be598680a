import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What builds that were killed have left beside a site: drafts; or, of one that was killed at its very end, the old site with what
/// others put into it.
struct AbandonedDrafts {
  /// What a site's drafts are called, before the number of the process.
  let prefix: String
  /// How the old site is called while the new one takes its place, where the two cannot be swapped in one step.
  static let oldSuffix = "-old"

  /// Where a page of a site is before it takes the place of the one there.
  static func page(ofSite path: String) -> String {
    "\(NotePath.folder(of: path))/\(pagePrefix(NotePath.name(of: path)))\(getpid())"
  }

  private static func pagePrefix(_ name: String) -> String { ".\(name).page-" }

  private let parent: String
  private let site: String

  /// - Parameter name: the site's in its folder.
  init(of name: String, in parent: String) {
    (self.parent, site, prefix) = (parent, parent + "/" + name, ".\(name).draft-")
  }

  /// Removes them; what is nowhere else goes to the site.
  ///
  /// - Parameter sparingTheLiving: whether drafts may be of builds that are under way.
  func settle(sparingTheLiving: Bool) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    removePages(among: names)
    let entries = names.filter { $0.hasPrefix(prefix) }
    // Old sites come first: where there is no site, one of them is it.
    for entry in entries.sorted(by: {
      ($0.hasSuffix(Self.oldSuffix) ? 0 : 1, $0) < ($1.hasSuffix(Self.oldSuffix) ? 0 : 1, $1)
    }) {
      var number = entry.dropFirst(prefix.count)
      if number.hasSuffix(Self.oldSuffix) { number = number.dropLast(Self.oldSuffix.count) }
      guard let process = Int32(number) else { continue }
      if sparingTheLiving, process != getpid(), kill(process, 0) == 0 || errno != ESRCH { continue }
      settle(FormerSite(at: parent + "/" + entry))
    }
  }

  /// A page is put into its place without the right to the whole folder, at any time: those of programs that are there stay.
  private func removePages(among names: [String]) {
    let start = Self.pagePrefix(NotePath.name(of: site))
    for name in names where name.hasPrefix(start) {
      guard let process = Int32(name.dropFirst(start.count)), kill(process, 0) != 0, errno == ESRCH else { continue }
      unlink(parent + "/" + name)
    }
  }

  private func settle(_ draft: FormerSite) {
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

  /// Removes a draft or an old site, its mark last: where that is interrupted, what is left can still be told from what others put
  /// beside a site.
  static func remove(_ path: String) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: path) where name != FormerSite.marker {
      try? FileManager.default.removeItem(atPath: path + "/" + name)
    }
    try FileManager.default.removeItem(atPath: path)
  }

  /// Whether a folder without a list is a draft: it has the mark of one, or nothing at all.
  private func isDraft(_ path: String) -> Bool {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return false }
    return names.isEmpty || names.contains(FormerSite.marker)
  }
}
