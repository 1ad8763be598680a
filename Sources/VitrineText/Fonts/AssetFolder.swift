#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where the prepared fonts and icons are.
public enum AssetFolder {
  /// The environment variable that names the folder.
  public static let variable = "VITRINE_ASSETS"
  /// The folder's name in a source checkout.
  static let checkoutName = ".build-assets"

  /// The first folder that holds prepared assets: the one that `VITRINE_ASSETS` names; `../share/vitrine` beside an
  /// installed program's folder; `.build-assets` in a folder above the program or above the current folder.
  public static func find() throws(MissingAssets) -> String {
    if let named = ProcessInfo.processInfo.environment[variable], !named.isEmpty {
      guard holdsAssets(named) else { throw MissingAssets(searched: [named], isNamed: true) }
      return named
    }
    var searched: [String] = []
    for candidate in candidates() {
      if holdsAssets(candidate) { return candidate }
      searched.append(candidate)
    }
    throw MissingAssets(searched: searched, isNamed: false)
  }

  private static func holdsAssets(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/fonts/fonts.json")
  }

  private static func candidates() -> [String] {
    let program = programFolder()
    var candidates = [parent(of: program) + "/share/vitrine"]
    for start in [program, FileManager.default.currentDirectoryPath] {
      var folder = start
      while true {
        candidates.append((folder == "/" ? "" : folder) + "/" + checkoutName)
        if folder == "/" || folder.isEmpty { break }
        folder = parent(of: folder)
      }
    }
    return candidates
  }

  /// The folder of the running program, with links followed: an installed program may be linked into a path folder.
  private static func programFolder() -> String {
    #if os(Linux)
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
        return parent(of: target)
      }
    #endif
    let name = CommandLine.arguments.first ?? ""
    let path = name.hasPrefix("/") ? name : FileManager.default.currentDirectoryPath + "/" + name
    return parent(of: (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? path)
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}

/// No folder with fonts was found.
public struct MissingAssets: Error, CustomStringConvertible {
  public var searched: [String]
  /// Whether the environment variable named the folder.
  public var isNamed: Bool

  public var description: String {
    if isNamed, let folder = searched.first {
      return "no fonts in \(folder), which \(AssetFolder.variable) names: it has no fonts/fonts.json"
    }
    return
      "there are no fonts in \(searched.first ?? "share/vitrine") nor in any \(AssetFolder.checkoutName) above the "
      + "program or the current folder"
  }
}
