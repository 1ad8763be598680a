import Foundation
import VitrineText

/// Where the default theme is.
package enum ThemeFolder {
  /// The first folder with templates: in the folder that `VITRINE_ASSETS` names, in `../share/vitrine` beside the
  /// program's folder, or in a source checkout above the program.
  package static func find() -> String? {
    candidates().first { FileManager.default.fileExists(atPath: $0 + "/layout.mustache") }
  }

  private static func candidates() -> [String] {
    var candidates: [String] = []
    if let named = ProcessInfo.processInfo.environment[AssetFolder.variable], !named.isEmpty {
      candidates.append(named + "/templates")
    }
    var folder = programFolder()
    candidates.append(folder.deletingLastPathComponent().appendingPathComponent("share/vitrine/templates").path)
    while folder.path != "/" {
      candidates.append(folder.appendingPathComponent("templates").path)
      folder = folder.deletingLastPathComponent()
    }
    return candidates
  }

  /// The running program's folder, links resolved.
  private static func programFolder() -> URL {
    let named = Bundle.main.executablePath ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: named).resolvingSymlinksInPath().deletingLastPathComponent()
  }
}
