import Foundation

/// The programs of this machine, and how long they may take.
package struct InstalledPrograms: Sendable {
  /// Where programs are looked for, in order.
  package var folders: [String]
  /// How much longer than usual they may take, or how much less.
  package var patience: Double

  package init(folders: [String], patience: Double = 1) { (self.folders, self.patience) = (folders, patience) }

  /// Those in the folders of `PATH`, in order, then where systems keep their own.
  package static let system = InstalledPrograms(
    folders: (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
      + ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"])

  /// The full paths of those of a name.
  package func named(_ name: String) -> [String] {
    var found: [String] = []
    for folder in folders {
      let program = folder + "/" + name
      if !found.contains(program), FileManager.default.isExecutableFile(atPath: program) { found.append(program) }
    }
    return found
  }
}
