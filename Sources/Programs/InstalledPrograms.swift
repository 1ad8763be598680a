import Foundation

/// The programs of this machine.
package enum InstalledPrograms {
  /// Those of a name: in the folders of `PATH`, in order, then where systems keep their own.
  package static func named(_ name: String) -> [String] {
    let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    var found: [String] = []
    for folder in path + ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"] {
      let program = folder + "/" + name
      if !found.contains(program), FileManager.default.isExecutableFile(atPath: program) { found.append(program) }
    }
    return found
  }
}
