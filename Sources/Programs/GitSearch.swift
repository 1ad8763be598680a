import Foundation

/// The search for the repository that notes belong to.
///
/// A repository configures Git, so notes must not bring their own. The search begins above their folder, or in it if
/// the program was started there or the site's configuration, which is trusted, is there. A repository further inside is
/// never found.
package struct GitSearch: Sendable {
  /// A repository that is not used.
  package enum Ignored: Hashable, Sendable {
    /// It is in the folder of the notes.
    case inNotes(path: String)
    /// It belongs to a user other than the notes, this process and the administrator.
    case foreign(path: String)
  }

  package private(set) var repository: GitRepository?
  package private(set) var ignored: Ignored?

  /// - Parameters:
  ///   - notes: the folder of the notes.
  ///   - configuration: the folder of the site's configuration; `nil` for notes without one.
  package init(notes: String, configuration: String? = nil) {
    self.init(
      notes: notes, configuration: configuration, current: FileManager.default.currentDirectoryPath,
      environment: ProcessInfo.processInfo.environment)
  }

  init(notes: String, configuration: String?, current: String, environment: [String: String]) {
    let (notes, current) = (NestedPath.resolved(notes), NestedPath.resolved(current))
    // Hooks of Git set these variables.
    if let directory = environment["GIT_DIR"], !directory.isEmpty {
      let top = NestedPath.resolved(Self.full(environment["GIT_WORK_TREE"] ?? "", in: current))
      if NestedPath.contains(top, notes) {
        repository = GitRepository(directory: Self.full(directory, in: current), top: top)
        return
      }
    }
    let isTrusted = NestedPath.contains(notes, current) || configuration.map(NestedPath.resolved) == notes
    if !isTrusted, Self.exists(notes + "/.git") { ignored = .inNotes(path: notes + "/.git") }
    var folder = isTrusted ? notes : NestedPath.parent(of: notes)
    while !Self.exists(folder + "/.git") {
      if folder == "/" { return }
      folder = NestedPath.parent(of: folder)
    }
    let directory = folder == "/" ? "/.git" : folder + "/.git"
    guard let owner = Self.owner(of: directory), [geteuid(), 0, Self.owner(of: notes)].contains(owner) else {
      ignored = .foreign(path: directory)
      return
    }
    repository = GitRepository(directory: directory, top: folder)
  }

  private static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  private static func full(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : path.isEmpty ? folder : folder + "/" + path
  }

  /// Returns the user who owns a file; `nil` if there is no file.
  private static func owner(of path: String) -> uid_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_uid : nil
  }
}
