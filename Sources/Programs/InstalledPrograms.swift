import Foundation

/// The programs of this computer that may be started.
package struct InstalledPrograms: Sendable {
  /// The folders that are searched, in order.
  package var folders: [String]
  /// The factor by which the time limits of programs are multiplied.
  package var patience: Double
  /// The names of the programs that may be started, from `programs` in the configuration; `nil` for all.
  package var allowed: Set<String>?

  package init(folders: [String], patience: Double = 1) { (self.folders, self.patience) = (folders, patience) }

  /// The programs in the folders of `PATH`, and then in the usual folders of the system.
  package static let system = InstalledPrograms(
    folders: searchPath + ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"])

  /// The folders of `PATH`. Relative ones are left out: they lead to the notes if the program is started there.
  static let searchPath = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    .filter { $0.hasPrefix("/") }

  /// Returns the full paths of the programs with a name; none if it is not allowed.
  package func named(_ name: String) -> [String] {
    guard allows(name) else { return [] }
    var found: [String] = []
    for folder in folders {
      let program = folder + "/" + name
      if !found.contains(program), FileManager.default.isExecutableFile(atPath: program) { found.append(program) }
    }
    return found
  }

  /// Whether the programs with a name may be started.
  package func allows(_ name: String) -> Bool { allowed?.contains(name) ?? true }

  /// Returns the reason why no program with a name was found.
  package func absence(of name: String) -> ProgramProblem { allows(name) ? .absent : .refused }
}
