#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Assets {
  /// The path of a file that exists in a checkout and never in an installation.
  private static let checkoutMark = "Scripts/prepare-fonts"

  /// Returns the assets of the running program. The folders to search are, in this order: the one that ``variable``
  /// names; `../share/vitrine` next to the folder of an installed program; the checkout that contains the program. The
  /// current folder is not searched, because it may contain notes, and some of the assets are programs.
  ///
  /// Call it once, when the program starts.
  public static func found() -> Assets {
    let manager = FileManager.default
    return found(
      named: ProcessInfo.processInfo.environment[variable].map { full($0, in: manager.currentDirectoryPath) },
      program: programFolder(), exists: manager.fileExists)
  }

  /// - Parameters:
  ///   - named: the value of the environment variable; an empty one is ignored.
  ///   - program: the folder of the running program.
  static func found(named: String?, program: String, exists: (String) -> Bool) -> Assets {
    let named = named.flatMap { $0.isEmpty ? nil : $0 }
    let shared = parent(of: program) + "/share/vitrine"
    let checkout = foldersFrom(program).first { exists($0 + "/" + checkoutMark) }
    return Assets(roots: [named, shared, checkout].compactMap(\.self), named: named)
  }

  /// Returns a folder and all folders above it, innermost first.
  private static func foldersFrom(_ folder: String) -> [String] {
    var folders: [String] = []
    var folder = folder
    while folder != "/", !folder.isEmpty {
      folders.append(folder)
      folder = parent(of: folder)
    }
    return folders
  }

  /// Returns the folder of the running program. Symbolic links are followed, because an installed program may be linked
  /// into a folder of `PATH`.
  private static func programFolder() -> String {
    let manager = FileManager.default
    #if os(Linux)
      if let target = try? manager.destinationOfSymbolicLink(atPath: "/proc/self/exe") { return parent(of: target) }
    #endif
    let name = CommandLine.arguments.first ?? ""
    let path = full(name, in: manager.currentDirectoryPath)
    guard let target = try? manager.destinationOfSymbolicLink(atPath: path) else { return parent(of: path) }
    return parent(of: target.hasPrefix("/") ? target : parent(of: path) + "/" + target)
  }

  private static func full(_ path: String, in folder: String) -> String {
    path.isEmpty || path.hasPrefix("/") ? path : folder + "/" + path
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}
