import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The output folder, written beside its place and put there in one step: whoever looks sees the old site or the new
/// one, never half of either, and what others have put there is in both.
package struct SiteFolder {
  package static let configurationName = "vitrine.yml"

  package let path: String
  /// Where the new site is until it is finished.
  let draft: String
  private let lock: OutputLock
  /// The files of the last site, where this program wrote it.
  private let remembered: WrittenFiles?

  package struct Problem: Error, CustomStringConvertible {
    package var description: String
    /// Whether the user asked for something that is refused, rather than that the machine failed.
    package var isRefusal: Bool
    /// Why a file that was to be copied cannot be read: the site can do without it.
    package var unreadable: String?
  }

  private init(path: String, draft: String, lock: OutputLock, remembered: WrittenFiles?) {
    (self.path, self.draft, self.lock, self.remembered) = (path, draft, lock, remembered)
  }

  /// As long as any build takes to write what it has made.
  private static let patience = Duration.seconds(600)

  /// Prepares to write a site to `path`: waits until no other build writes there, makes a draft beside it, and removes what
  /// earlier builds left of theirs.
  ///
  /// - Parameters:
  ///   - protecting: folders that must not be inside the output folder, nor be it.
  ///   - remembered: the files of the last site, where this program wrote it.
  ///   - waiting: called with what is to be said where another build is waited for.
  package static func prepare(
    at path: String, protecting: [String], remembering remembered: WrittenFiles? = nil,
    waiting: (String) -> Void = { _ in }
  ) async throws(Problem) -> SiteFolder {
    let folder = try await take(at: path, protecting: protecting, remembering: remembered, waiting: waiting)
    try folder.makeDraft()
    remembered?.begin()
    return folder
  }

  /// Prepares to put other files in the place of some of a finished site: as ``prepare(at:protecting:remembering:waiting:)``, but
  /// there is no draft.
  static func take(
    at path: String, protecting: [String], remembering remembered: WrittenFiles? = nil, waiting: (String) -> Void
  ) async throws(Problem) -> SiteFolder {
    let full = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath()
    for folder in protecting {
      let protected = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
      if (protected + "/").hasPrefix(full.path + "/") {
        throw Problem(description: "the output folder \(path) would replace \(folder)", isRefusal: true)
      }
    }
    let (parent, name) = (full.deletingLastPathComponent().path, full.lastPathComponent)
    let lock = try await takeLock("\(parent)/.\(name).lock", for: path, waiting)
    let drafts = AbandonedDrafts(of: name, in: parent)
    drafts.settle(sparingTheLiving: !lock.isExclusive)
    try checkPlace(full.path, named: path)
    return SiteFolder(
      path: full.path, draft: "\(parent)/\(drafts.prefix)\(getpid())", lock: lock, remembered: remembered)
  }

  private static func takeLock(
    _ lock: String, for path: String, _ waiting: (String) -> Void
  ) async throws(Problem) -> OutputLock {
    do {
      try FileManager.default.createDirectory(
        atPath: NotePath.folder(of: lock).isEmpty ? "/" : NotePath.folder(of: lock), withIntermediateDirectories: true)
      return try await OutputLock.take(at: lock, patience: patience) { process in
        waiting("waiting for another build of ‘\(path)’" + (process.map { ", process \($0)" } ?? ""))
      }
    } catch let busy as OutputLock.Busy {
      let process = busy.process.map { " (process \($0))" } ?? ""
      throw Problem(
        description: "another build\(process) writes to ‘\(path)’ and does not end; end it, or build to another folder",
        isRefusal: false)
    } catch {
      throw Problem(description: FileProblem.writing(path, error), isRefusal: false)
    }
  }

  private func makeDraft() throws(Problem) {
    if FileCalls.facts(draft) != nil {
      throw Problem(description: "‘\(draft)’ is left of an earlier build; move what you need of it", isRefusal: false)
    }
    try asProblem("") { try FileManager.default.createDirectory(atPath: draft, withIntermediateDirectories: true) }
    try write("", to: FormerSite.marker)
  }

  /// The place must be free, or hold a site that Vitrine made.
  private static func checkPlace(_ full: String, named path: String) throws(Problem) {
    guard let facts = FileCalls.facts(full) else { return }
    guard FileCalls.isFolder(facts) else {
      throw Problem(description: "‘\(path)’ is a file, not a folder that a site can go to", isRefusal: true)
    }
    let contents: [String]
    do { contents = try FileManager.default.contentsOfDirectory(atPath: full) } catch {
      throw Problem(description: "cannot read the folder ‘\(path)’: \(FileProblem.reason(error))", isRefusal: true)
    }
    guard access(full, W_OK) == 0 else {
      throw Problem(description: FileProblem.writing(path, FileCalls.problem()), isRefusal: false)
    }
    let others = contents.filter { !FormerSite.companions.contains($0) && $0 != FormerSite.marker }
    if !others.isEmpty, !FormerSite.hasList(full) {
      throw Problem(
        description: "the folder \(path) holds files that Vitrine did not write; choose another, or empty it",
        isRefusal: true)
    }
  }

  package func write(_ text: String, to file: String) throws(Problem) { try write(Array(text.utf8), to: file) }

  package func write(_ bytes: [UInt8], to file: String) throws(Problem) {
    let place = try place(for: file)
    if let remembered, remembered.link(bytes, file, from: path, to: place) { return }
    try asProblem(file) {
      let facts = try Self.make(place, with: bytes)
      remembered?.remember(bytes, file, facts)
    }
  }

  /// Puts a file in the place of one of the finished site, in one step: whoever looks sees the one or the other.
  ///
  /// - Returns: whether it is another.
  @discardableResult func replace(_ file: String, with bytes: [UInt8]) throws(Problem) -> Bool {
    try checkIsInside(file)
    if remembered?.isLast(bytes, file, in: path) == true { return false }
    let beside = FileCalls.path(AbandonedDrafts.page(ofSite: path))
    try asProblem(file) {
      let facts = try Self.make(beside, with: bytes)
      guard rename(beside, FileCalls.path(path + "/" + file)) == 0 else {
        let problem = FileCalls.problem()
        unlink(beside)
        throw problem
      }
      remembered?.rememberReplaced(bytes, file, facts)
    }
    return true
  }

  /// Puts a file beside those of the finished site.
  func add(_ file: String, _ bytes: [UInt8]) throws(Problem) {
    guard FileCalls.facts(path + "/" + file) == nil else { return }
    // First among those that are the site's own: else it would be taken for somebody else's.
    try asProblem(FormerSite.marker) {
      let mark = open(FileCalls.path(path + "/" + FormerSite.marker), O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW)
      guard mark >= 0 else { throw FileCalls.problem() }
      defer { close(mark) }
      try FileCalls.write(Data((FormerSite.line(of: file) + "\n").utf8), to: mark)
    }
    try replace(file, with: bytes)
  }

  /// Makes a file.
  private static func make(_ place: [CChar], with bytes: [UInt8]) throws -> stat {
    var output = open(place, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if output < 0, errno == EEXIST, unlink(place) == 0 {
      // Another name of a file in the old site, perhaps, which stays as it is.
      output = open(place, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    }
    guard output >= 0 else { throw FileCalls.problem() }
    var facts = stat()
    do {
      try FileCalls.write(bytes, to: output)
      guard fstat(output, &facts) == 0 else { throw FileCalls.problem() }
    } catch {
      close(output)
      throw error
    }
    guard close(output) == 0 else { throw FileCalls.problem() }
    return facts
  }

  /// - Throws: a problem that says whether it is the source that cannot be read.
  package func copy(_ source: String, to file: String) throws(Problem) {
    let place = try place(for: file)
    do { try FileCopy.make(of: FileCalls.path(source), at: place) } catch let problem as FileCopy.Unreadable {
      Self.removeEmptyFolders(above: file, in: draft)
      throw Problem(
        description: "cannot read ‘\(source)’: \(problem.reason)", isRefusal: false, unreadable: problem.reason)
    } catch {
      throw Problem(description: FileProblem.writing(path + "/" + file, error), isRefusal: false)
    }
  }

  /// Takes a folder of the old site over as it is.
  ///
  /// - Returns: whether all of it is in the new one.
  func takeOver(_ folder: String) -> Bool { LinkedCopy.make(of: path + "/" + folder, at: draft + "/" + folder) }

  private func checkIsInside(_ file: String) throws(Problem) {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains(where: { ["", ".", ".."].contains($0) || $0.utf8.contains(0) }) {
      throw Problem(description: "‘\(file)’ is no place in a site", isRefusal: false)
    }
  }

  /// Where a file goes, its folder made. Whoever makes paths has to see to it that they stay inside; this is for the one who forgets.
  private func place(for file: String) throws(Problem) -> [CChar] {
    try checkIsInside(file)
    let folder = NotePath.folder(of: file)
    let full = folder.isEmpty ? draft : draft + "/" + folder
    if FileCalls.facts(full).map(FileCalls.isFolder) != true {
      try asProblem(file) { try FileManager.default.createDirectory(atPath: full, withIntermediateDirectories: true) }
    }
    return FileCalls.path(draft + "/" + file)
  }

  /// Puts the new site in its place and removes the old one; what somebody else put there stays.
  ///
  /// - Parameter completed: called with the paths of what stays, before other builds may have the site.
  package func finish(_ completed: (_ foreign: [String]) -> Void = { _ in }) throws(Problem) {
    var list = ""
    try asProblem(FormerSite.marker) { list = try FormerSite.list(of: draft) }
    guard let facts = FileCalls.facts(path) else {
      try writeList(list)
      try asProblem("") { try FileManager.default.moveItem(atPath: draft, toPath: path) }
      defer { lock.release() }
      remembered?.finish()
      return completed([])
    }
    var carried = try CarriedFiles(from: path, to: draft)
    carried.link()
    // Until now the draft was known by its empty list as nothing that counts.
    try writeList(list)
    try asProblem("") { if chmod(draft, facts.st_mode & 0o7777) != 0 { throw FileCalls.problem() } }
    let old = try replace()
    remembered?.finish()
    defer { lock.release() }
    do { try carried.settle(old, path) } catch {
      let reason = FileProblem.reason(error)
      throw Problem(description: "cannot move your files from ‘\(old)’ to ‘\(path)’: \(reason)", isRefusal: false)
    }
    try? AbandonedDrafts.remove(old)
    completed(carried.foreign)
  }

  /// Puts the list into its place in one step: a draft with half a list would have files that seem to be others'.
  private func writeList(_ list: String) throws(Problem) {
    let new = FormerSite.marker + ".new"
    try write(list, to: new)
    try asProblem(FormerSite.marker) {
      if rename(draft + "/" + new, draft + "/" + FormerSite.marker) != 0 { throw FileCalls.problem() }
    }
  }

  /// - Returns: where the old site is then.
  private func replace() throws(Problem) -> String {
    // The draft's name is the old site's then.
    if FileCalls.exchange(draft, path) { return draft }
    let old = draft + AbandonedDrafts.oldSuffix
    try asProblem("") { try FileManager.default.moveItem(atPath: path, toPath: old) }
    do { try FileManager.default.moveItem(atPath: draft, toPath: path) } catch {
      try? FileManager.default.moveItem(atPath: old, toPath: path)
      throw Problem(description: FileProblem.writing(path, error), isRefusal: false)
    }
    return old
  }

  /// Lets other builds have the site: what had to be put into it is there.
  func release() { lock.release() }

  /// Leaves the old site where it is. Does nothing once the new one is in its place.
  package func abandon() {
    guard lock.isHeld else { return }
    try? AbandonedDrafts.remove(draft)
    lock.release()
  }

  /// Says which path it was, as it is once the site is in its place.
  private func asProblem(_ file: String, _ body: () throws -> Void) throws(Problem) {
    do { try body() } catch {
      throw Problem(description: FileProblem.writing(file.isEmpty ? path : path + "/" + file, error), isRefusal: false)
    }
  }
}
