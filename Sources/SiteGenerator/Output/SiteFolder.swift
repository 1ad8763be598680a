import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The output folder, written beside its place and put there in one step: whoever looks sees the old site or the new
/// one, never half of either.
package struct SiteFolder {
  package static let configurationName = "vitrine.yml"

  package let path: String
  /// Where the new site is until it is finished.
  let draft: String

  package struct Problem: Error, CustomStringConvertible {
    package var description: String
    /// Whether the user asked for something that is refused, rather than that the machine failed.
    package var isRefusal: Bool
  }

  private init(path: String, draft: String) { (self.path, self.draft) = (path, draft) }

  /// Prepares to write a site to `path`: makes a draft beside it, and removes what earlier builds left of theirs.
  ///
  /// - Parameter protecting: folders that must not be inside the output folder, nor be it.
  package static func prepare(at path: String, protecting: [String]) throws(Problem) -> SiteFolder {
    let full = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    for folder in protecting {
      let protected = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
      if (protected + "/").hasPrefix(full.path + "/") {
        throw Problem(description: "the output folder \(path) would replace \(folder)", isRefusal: true)
      }
    }
    try checkPlace(full.path, named: path)
    let (parent, name) = (full.deletingLastPathComponent().path, full.lastPathComponent)
    removeAbandonedDrafts(of: name, in: parent)
    let folder = SiteFolder(path: full.path, draft: "\(parent)/.\(name).draft-\(getpid())")
    try folder.makeDraft()
    return folder
  }

  private func makeDraft() throws(Problem) {
    if FormerSite.kind(draft) != nil {
      throw Problem(description: "‘\(draft)’ is left of an earlier build; move what you need of it", isRefusal: false)
    }
    try asProblem("") { try FileManager.default.createDirectory(atPath: draft, withIntermediateDirectories: true) }
    try write("", to: FormerSite.marker)
  }

  /// The place must be free, or hold a site that Vitrine made.
  private static func checkPlace(_ full: String, named path: String) throws(Problem) {
    guard let kind = FormerSite.kind(full) else { return }
    guard kind == .typeDirectory else {
      throw Problem(description: "‘\(path)’ is a file, not a folder that a site can go to", isRefusal: true)
    }
    let contents: [String]
    do { contents = try FileManager.default.contentsOfDirectory(atPath: full) } catch {
      throw Problem(description: "cannot read the folder ‘\(path)’: \(FileProblem.reason(error))", isRefusal: true)
    }
    if !contents.allSatisfy(FormerSite.companions.contains), !contents.contains(FormerSite.marker) {
      throw Problem(
        description: "the folder \(path) holds files that Vitrine did not write; choose another, or empty it",
        isRefusal: true)
    }
  }

  package func write(_ text: String, to file: String) throws(Problem) { try write(Array(text.utf8), to: file) }

  package func write(_ bytes: [UInt8], to file: String) throws(Problem) {
    try checkInside(file)
    try asProblem(file) {
      try makeFolder(for: file)
      try Data(bytes).write(to: URL(fileURLWithPath: draft + "/" + file))
    }
  }

  package func copy(_ source: String, to file: String) throws(Problem) {
    try checkInside(file)
    try asProblem(file) {
      try makeFolder(for: file)
      let resolved = URL(fileURLWithPath: source).resolvingSymlinksInPath().path
      try FileManager.default.copyItem(atPath: resolved, toPath: draft + "/" + file)
    }
  }

  /// Whoever makes paths has to see to it that they stay inside; this is for the one who forgets.
  private func checkInside(_ file: String) throws(Problem) {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains(where: { ["", ".", ".."].contains($0) || $0.utf8.contains(0) }) {
      throw Problem(description: "‘\(file)’ is no place in a site", isRefusal: false)
    }
  }

  /// Puts the new site in its place and removes the old one; what somebody else put there stays.
  ///
  /// - Returns: the paths of what stays.
  @discardableResult package func finish() throws(Problem) -> [String] {
    try asProblem(FormerSite.marker) {
      let list = try FormerSite.list(of: draft)
      try Data(list.utf8).write(to: URL(fileURLWithPath: draft + "/" + FormerSite.marker))
    }
    guard FileManager.default.fileExists(atPath: path) else {
      try asProblem("") { try FileManager.default.moveItem(atPath: draft, toPath: path) }
      return []
    }
    let foreign = try kept()
    let old: String
    if exchange() {
      // The draft's name is the old site's now.
      old = draft
    } else {
      old = draft + "-old"
      try asProblem("") { try FileManager.default.moveItem(atPath: path, toPath: old) }
      try asProblem("") { try FileManager.default.moveItem(atPath: draft, toPath: path) }
    }
    do { try FormerSite(at: old).hand(foreign, to: path) } catch {
      let reason = FileProblem.reason(error)
      throw Problem(description: "cannot move your files from ‘\(old)’ to ‘\(path)’: \(reason)", isRefusal: false)
    }
    try? FileManager.default.removeItem(atPath: old)
    return foreign
  }

  private func kept() throws(Problem) -> [String] {
    do { return try FormerSite(at: path).foreign(besides: draft) } catch let unclear as FormerSite.Unclear {
      throw Problem(description: unclear.description, isRefusal: true)
    } catch {
      throw Problem(description: "cannot read the folder ‘\(path)’: \(FileProblem.reason(error))", isRefusal: true)
    }
  }

  package func abandon() { try? FileManager.default.removeItem(atPath: draft) }

  /// Swaps draft and site in one system call, where the system and its file system can.
  private func exchange() -> Bool {
    #if os(Linux)
      // Only there with GNU extensions, which Swift's Glibc module leaves off: hence by name.
      typealias Rename = @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
      guard let library = dlopen(nil, RTLD_NOW), let symbol = dlsym(library, "renameat2") else { return false }
      let exchangeFlag: UInt32 = 2
      return unsafeBitCast(symbol, to: Rename.self)(AT_FDCWD, draft, AT_FDCWD, path, exchangeFlag) == 0
    #else
      return renamex_np(draft, path, UInt32(RENAME_SWAP)) == 0
    #endif
  }

  private func makeFolder(for file: String) throws {
    let folder = NotePath.folder(of: file)
    let full = folder.isEmpty ? draft : draft + "/" + folder
    try FileManager.default.createDirectory(atPath: full, withIntermediateDirectories: true)
  }

  /// Drafts of builds that were killed; one that was killed at its very end has the old site there, with what others put
  /// into it.
  private static func removeAbandonedDrafts(of name: String, in parent: String) {
    let prefix = ".\(name).draft-"
    for entry in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [] where entry.hasPrefix(prefix) {
      guard let process = Int32(entry.dropFirst(prefix.count)) else { continue }
      guard process == getpid() || (kill(process, 0) != 0 && errno == ESRCH) else { continue }
      let draft = FormerSite(at: parent + "/" + entry)
      let site = parent + "/" + name
      do {
        if draft.hasList { try draft.hand(try draft.foreign(besides: site), to: site) }
        try FileManager.default.removeItem(atPath: draft.path)
      } catch { continue }
    }
  }

  /// Says which path it was, as it is once the site is in its place.
  private func asProblem(_ file: String, _ body: () throws -> Void) throws(Problem) {
    do { try body() } catch {
      throw Problem(description: FileProblem.writing(file.isEmpty ? path : path + "/" + file, error), isRefusal: false)
    }
  }
}
