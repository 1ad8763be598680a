#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Assets {
  /// A file that only a checkout has.
  private static let checkoutMark = "Scripts/prepare-fonts"

  /// The assets of the running program, best first: the folder that ``variable`` names; `../share/vitrine` beside the
  /// program's folder, where it is installed; the checkout that the program, or the current folder, is in.
  ///
  /// To be called once, where a program starts.
  public static func found() -> Assets {
    let manager = FileManager.default
    return found(
      named: ProcessInfo.processInfo.environment[variable], program: programFolder(),
      current: manager.currentDirectoryPath, exists: manager.fileExists)
  }

  /// - Parameters:
  ///   - named: what the environment names; nothing if it is empty.
  ///   - program: the folder of the running program.
  ///   - current: the current folder.
  static func found(named: String?, program: String, current: String, exists: (String) -> Bool) -> Assets {
    let named = named.flatMap { $0.isEmpty ? nil : $0 }
    let shared = parent(of: program) + "/share/vitrine"
    let checkout = [program, current].lazy.flatMap(foldersFrom).first { exists($0 + "/" + checkoutMark) }
    return Assets(roots: [named, shared, checkout].compactMap(\.self), named: named)
  }

  /// A folder and those above it.
  private static func foldersFrom(_ folder: String) -> [String] {
    var folders: [String] = []
    var folder = folder
    while folder != "/", !folder.isEmpty {
      folders.append(folder)
      folder = parent(of: folder)
    }
    return folders
  }

  /// The folder of the running program, with links followed: an installed program may be linked into a path folder.
  private static func programFolder() -> String {
    let manager = FileManager.default
    #if os(Linux)
      if let target = try? manager.destinationOfSymbolicLink(atPath: "/proc/self/exe") { return parent(of: target) }
    #endif
    let name = CommandLine.arguments.first ?? ""
    let path = name.hasPrefix("/") ? name : manager.currentDirectoryPath + "/" + name
    guard let target = try? manager.destinationOfSymbolicLink(atPath: path) else { return parent(of: path) }
    return parent(of: target.hasPrefix("/") ? target : parent(of: path) + "/" + target)
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}
