import Foundation
import Notes

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The output folder. A build writes the site to a draft beside the folder, then swaps the two in one step: other
/// programs see the previous site or the new one, never a part of either, and both contain the foreign files.
package struct SiteFolder {
  package static let configurationName = "vitrine.yml"

  package let path: String
  /// The path of the new site until it is finished.
  package let draft: String
  private let lock: OutputLock
  /// The files of the previous site, if this process wrote it.
  private let remembered: WrittenFiles?

  package struct Problem: Error, CustomStringConvertible {
    package var description: String
    /// Whether the problem is a refused request of the user, rather than an error of the system.
    package var isRefusal: Bool
    /// The reason why a file to copy cannot be read; the site can do without the file.
    package var unreadable: String?
  }

  private init(path: String, draft: String, lock: OutputLock, remembered: WrittenFiles?) {
    (self.path, self.draft, self.lock, self.remembered) = (path, draft, lock, remembered)
  }

  /// The longest time to wait for another build, in seconds: longer than any build needs to write its site.
  private static let patience = Duration.seconds(600)

  /// Prepares to write a site to `path`: waits until no other build writes there, creates a draft beside it, and
  /// removes drafts of previous builds.
  ///
  /// - Parameters:
  ///   - protecting: the folders that the output folder must not be or contain.
  ///   - remembered: the files of the previous site, if this process wrote it.
  ///   - waiting: called with a message if another build has the lock.
  package static func prepare(
    at path: String, protecting: [String], remembering remembered: WrittenFiles? = nil,
    waiting: (String) -> Void = { _ in }
  ) async throws(Problem) -> SiteFolder {
    let folder = try await take(at: path, protecting: protecting, remembering: remembered, waiting: waiting)
    try folder.makeDraft()
    remembered?.begin()
    return folder
  }

  /// Prepares to replace some files of a finished site: as ``prepare(at:protecting:remembering:waiting:)``, without a
  /// draft.
  package static func take(
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
        waiting("waiting for another build of '\(path)'" + (process.map { ", process \($0)" } ?? ""))
      }
    } catch let busy as OutputLock.Busy {
      let process = busy.process.map { " (process \($0))" } ?? ""
      throw Problem(
        description: "another build\(process) writes to '\(path)' and does not end; end it, or build to another folder",
        isRefusal: false)
    } catch {
      throw Problem(description: FileProblem.writing(path, error), isRefusal: false)
    }
  }

  private func makeDraft() throws(Problem) {
    if FileCalls.facts(draft) != nil {
      throw Problem(description: "'\(draft)' is left over from a previous build; move what you need", isRefusal: false)
    }
    try asProblem("") { try FileManager.default.createDirectory(atPath: draft, withIntermediateDirectories: true) }
    try write("", to: PreviousOutput.marker)
  }

  /// Checks that the path is free, or holds a site that Vitrine made.
  private static func checkPlace(_ full: String, named path: String) throws(Problem) {
    guard let facts = FileCalls.facts(full) else { return }
    guard FileCalls.isFolder(facts) else {
      throw Problem(description: "'\(path)' is a file, not a folder that a site can go to", isRefusal: true)
    }
    let contents: [String]
    do { contents = try FileManager.default.contentsOfDirectory(atPath: full) } catch {
      throw Problem(description: "cannot read the folder '\(path)': \(FileProblem.reason(error))", isRefusal: true)
    }
    guard access(full, W_OK) == 0 else {
      throw Problem(description: FileProblem.writing(path, FileCalls.problem()), isRefusal: false)
    }
    let others = contents.filter { !PreviousOutput.companions.contains($0) && $0 != PreviousOutput.marker }
    if !others.isEmpty, !PreviousOutput.hasList(full) {
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

  /// Replaces a file of the finished site in one step.
  ///
  /// - Returns: whether the file's contents have changed.
  @discardableResult package func replace(_ file: String, with bytes: [UInt8]) throws(Problem) -> Bool {
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

  /// Adds a file to the finished site.
  ///
  /// - Parameter replaces: whether an existing file gets the contents.
  package func add(_ file: String, _ bytes: [UInt8], replaces: Bool = false) throws(Problem) {
    guard FileCalls.facts(path + "/" + file) == nil else {
      if replaces { try replace(file, with: bytes) }
      return
    }
    // The list gets the file first; otherwise it would be mistaken for a foreign file.
    try asProblem(PreviousOutput.marker) {
      let mark = open(FileCalls.path(path + "/" + PreviousOutput.marker), O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW)
      guard mark >= 0 else { throw FileCalls.problem() }
      defer { close(mark) }
      try FileCalls.write(Data((PreviousOutput.line(of: file) + "\n").utf8), to: mark)
    }
    try replace(file, with: bytes)
  }

  /// Creates a file.
  private static func make(_ place: [CChar], with bytes: [UInt8]) throws -> stat {
    var output = open(place, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if output < 0, errno == EEXIST, unlink(place) == 0 {
      // The existing file may be a hard link to one of the previous site, which must not change.
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

  /// Copies a file into the draft.
  ///
  /// - Parameter edits: the parts that the copy has otherwise, in order.
  /// - Throws: a problem that states whether the source cannot be read.
  package func copy(_ source: String, to file: String, with edits: [FileEdit] = []) throws(Problem) {
    let (from, place) = (FileCalls.path(source), try place(for: file))
    do { try FileCopy.make(of: from, at: place, with: edits) } catch let problem as FileCopy.Unreadable {
      Self.removeEmptyFolders(above: file, in: draft)
      throw Problem(
        description: "cannot read '\(source)': \(problem.reason)", isRefusal: false, unreadable: problem.reason)
    } catch {
      throw Problem(description: FileProblem.writing(path + "/" + file, error), isRefusal: false)
    }
  }

  /// Links a folder of the previous site into the draft.
  ///
  /// - Returns: whether all files are in the draft.
  package func takeOver(_ folder: String) -> Bool { LinkedCopy.make(of: path + "/" + folder, at: draft + "/" + folder) }

  private func checkIsInside(_ file: String) throws(Problem) {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains(where: { ["", ".", ".."].contains($0) || $0.utf8.contains(0) }) {
      throw Problem(description: "'\(file)' is not a valid path in a site", isRefusal: false)
    }
  }

  /// Returns the full path of a file in the draft, and creates its folder. The check of the path is only a safeguard:
  /// callers pass paths inside the site.
  private func place(for file: String) throws(Problem) -> [CChar] {
    try checkIsInside(file)
    let folder = NotePath.folder(of: file)
    let full = folder.isEmpty ? draft : draft + "/" + folder
    if FileCalls.facts(full).map(FileCalls.isFolder) != true {
      try asProblem(file) { try FileManager.default.createDirectory(atPath: full, withIntermediateDirectories: true) }
    }
    return FileCalls.path(draft + "/" + file)
  }

  /// Puts the new site in its place and removes the previous one. Foreign files remain.
  ///
  /// - Parameter completed: called with the paths of the foreign files, before other builds can take the lock.
  package func finish(_ completed: (_ foreign: [String]) -> Void = { _ in }) throws(Problem) {
    var list = ""
    try asProblem(PreviousOutput.marker) { list = try PreviousOutput.list(of: draft) }
    guard let facts = FileCalls.facts(path) else {
      try writeList(list)
      try asProblem("") { try FileManager.default.moveItem(atPath: draft, toPath: path) }
      defer { lock.release() }
      remembered?.finish()
      return completed([])
    }
    var carried = try CarriedFiles(from: path, to: draft)
    carried.link()
    // Until now the empty list marked the draft as unfinished.
    try writeList(list)
    try asProblem("") { if chmod(draft, facts.st_mode & 0o7777) != 0 { throw FileCalls.problem() } }
    let old = try replace()
    remembered?.finish()
    defer { lock.release() }
    do { try carried.settle(old, path) } catch {
      let reason = FileProblem.reason(error)
      throw Problem(description: "cannot move your files from '\(old)' to '\(path)': \(reason)", isRefusal: false)
    }
    try? AbandonedDrafts.remove(old)
    completed(carried.foreign)
  }

  /// Writes the list in one step: with half a list, files of the draft would seem to be foreign.
  private func writeList(_ list: String) throws(Problem) {
    let new = PreviousOutput.marker + ".new"
    try write(list, to: new)
    try asProblem(PreviousOutput.marker) {
      if rename(draft + "/" + new, draft + "/" + PreviousOutput.marker) != 0 { throw FileCalls.problem() }
    }
  }

  /// Puts the draft in the place of the site.
  ///
  /// - Returns: the path where the previous site is now.
  private func replace() throws(Problem) -> String {
    // After the swap, the draft's path is that of the previous site.
    if FileCalls.exchange(draft, path) { return draft }
    let old = draft + AbandonedDrafts.oldSuffix
    try asProblem("") { try FileManager.default.moveItem(atPath: path, toPath: old) }
    do { try FileManager.default.moveItem(atPath: draft, toPath: path) } catch {
      try? FileManager.default.moveItem(atPath: old, toPath: path)
      throw Problem(description: FileProblem.writing(path, error), isRefusal: false)
    }
    return old
  }

  /// Releases the lock for other builds.
  package func release() { lock.release() }

  /// Keeps the previous site and removes the draft. Does nothing once the new site is in its place.
  package func abandon() {
    guard lock.isHeld else { return }
    try? AbandonedDrafts.remove(draft)
    lock.release()
  }

  /// Converts an error to a problem with the path that the file has in the finished site.
  private func asProblem(_ file: String, _ body: () throws -> Void) throws(Problem) {
    do { try body() } catch {
      throw Problem(description: FileProblem.writing(file.isEmpty ? path : path + "/" + file, error), isRefusal: false)
    }
  }
}
