import Foundation

/// Finds programs that are installed on this computer.
package struct InstalledPrograms: Sendable {
  /// The folders that are searched, in order.
  package var folders: [String]
  /// The factor by which the time limits of programs are multiplied.
  package var patience: Double

  package init(folders: [String], patience: Double = 1) { (self.folders, self.patience) = (folders, patience) }

  /// The programs in the folders of `PATH`, and then in the usual folders of the system.
  package static let system = InstalledPrograms(
    folders: (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
      + ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"])

  /// Returns the full paths of the programs with a name.
  package func named(_ name: String) -> [String] {
    var found: [String] = []
    for folder in folders {
      let program = folder + "/" + name
      if !found.contains(program), FileManager.default.isExecutableFile(atPath: program) { found.append(program) }
    }
    return found
  }
}
