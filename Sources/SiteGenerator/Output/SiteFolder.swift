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
  /// Marks a folder as made by Vitrine, so that no other folder is ever replaced.
  static let marker = ".vitrine-site"
  /// The user's files that stay in the folder from one site to the next: what tells Git of it.
  private static let kept = [".gitattributes", ".gitignore"]

  package let path: String
  /// Where the new site is until it is finished.
  let draft: String

  package struct Problem: Error, CustomStringConvertible {
    package var description: String
    /// Whether the user asked for something that is refused, rather than that the machine failed.
    package var isRefusal: Bool
  }

  /// Prepares to write a site to `path`.
  ///
  /// - Parameter protecting: folders that must not be inside the output folder, nor be it.
  package init(at path: String, protecting: [String]) throws(Problem) {
    self.path = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    for folder in protecting {
      let protected = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath().path
      if (protected + "/").hasPrefix(self.path + "/") {
        throw Problem(description: "the output folder \(path) would replace \(folder)", isRefusal: true)
      }
    }
    let contents = (try? FileManager.default.contentsOfDirectory(atPath: self.path)) ?? []
    if !contents.allSatisfy(Self.kept.contains), !contents.contains(Self.marker) {
      throw Problem(
        description: "the folder \(path) holds files that Vitrine did not write; choose another, or empty it",
        isRefusal: true)
    }
    let parent = URL(fileURLWithPath: self.path).deletingLastPathComponent().path
    let name = URL(fileURLWithPath: self.path).lastPathComponent
    Self.removeAbandonedDrafts(of: name, in: parent)
    draft = "\(parent)/.\(name).draft-\(getpid())"
    try? FileManager.default.removeItem(atPath: draft)
    try Self.asProblem { try FileManager.default.createDirectory(atPath: draft, withIntermediateDirectories: true) }
    try write("", to: Self.marker)
    for name in Self.kept where contents.contains(name) { try copy(self.path + "/" + name, to: name) }
  }

  package func write(_ text: String, to file: String) throws(Problem) { try write(Array(text.utf8), to: file) }

  package func write(_ bytes: [UInt8], to file: String) throws(Problem) {
    try Self.asProblem {
      try makeFolder(for: file)
      try Data(bytes).write(to: URL(fileURLWithPath: draft + "/" + file))
    }
  }

  package func copy(_ source: String, to file: String) throws(Problem) {
    try Self.asProblem {
      try makeFolder(for: file)
      let resolved = URL(fileURLWithPath: source).resolvingSymlinksInPath().path
      try FileManager.default.copyItem(atPath: resolved, toPath: draft + "/" + file)
    }
  }

  /// Puts the new site in its place and removes the old one.
  package func finish() throws(Problem) {
    if FileManager.default.fileExists(atPath: path) {
      if exchange() {
        // The draft's name is the old site's now.
        try? FileManager.default.removeItem(atPath: draft)
        return
      }
      let old = draft + "-old"
      try Self.asProblem { try FileManager.default.moveItem(atPath: path, toPath: old) }
      try Self.asProblem { try FileManager.default.moveItem(atPath: draft, toPath: path) }
      try? FileManager.default.removeItem(atPath: old)
    } else {
      try Self.asProblem { try FileManager.default.moveItem(atPath: draft, toPath: path) }
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

  /// Drafts of builds that were killed.
  private static func removeAbandonedDrafts(of name: String, in parent: String) {
    let prefix = ".\(name).draft-"
    for entry in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [] where entry.hasPrefix(prefix) {
      guard let process = Int32(entry.dropFirst(prefix.count)), kill(process, 0) != 0, errno == ESRCH else { continue }
      try? FileManager.default.removeItem(atPath: parent + "/" + entry)
    }
  }

  private static func asProblem(_ body: () throws -> Void) throws(Problem) {
    do { try body() } catch {
      throw Problem(description: (error as NSError).localizedDescription, isRefusal: false)
    }
  }
}
