import Foundation
import VitrineText

/// Where files that travel with the program are.
enum SharedFolder {
  /// Folders to look in, best first: the one that `VITRINE_ASSETS` names, `../share/vitrine` beside the program's folder,
  /// then the folders above the program, one of which is the checkout it was built in.
  static func candidates() -> [String] {
    var candidates: [String] = []
    if let named = ProcessInfo.processInfo.environment[AssetFolder.variable], !named.isEmpty {
      candidates.append(named)
    }
    var folder = programFolder()
    candidates.append(folder.deletingLastPathComponent().appendingPathComponent("share/vitrine").path)
    while folder.path != "/" {
      candidates.append(folder.path)
      folder = folder.deletingLastPathComponent()
    }
    return candidates
  }

  /// Where a script that travels with the program is.
  static func script(_ name: String) -> String? {
    candidates().flatMap { ["\($0)/markup/\(name)", "\($0)/Scripts/markup/\(name)"] }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// The running program's folder, links resolved.
  private static func programFolder() -> URL {
    let named = Bundle.main.executablePath ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: named).resolvingSymlinksInPath().deletingLastPathComponent()
  }
}
