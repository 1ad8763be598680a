#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files that are installed with the program: fonts, icons, templates, scripts.
///
/// `main` finds them once and passes them down; no other code searches for files of the program.
public struct Assets: Hashable, Sendable {
  /// The environment variable that names a folder of assets.
  public static let variable = "VITRINE_ASSETS"

  /// The folders to search, in order of preference.
  public let roots: [String]
  /// The folder that the environment variable names, if it is set.
  public let named: String?

  /// - Parameter roots: the folders to search, in order of preference.
  public init(roots: [String]) {
    self.init(roots: roots, named: nil)
  }

  init(roots: [String], named: String?) {
    (self.roots, self.named) = (roots, named)
  }

  /// A kind of file. All files of a kind are in one folder.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    case fonts, icons, templates, markup, search, modules, examples, workflows

    /// The possible paths of the folder in a root: in an installation, then in a checkout.
    var folders: [String] {
      switch self {
      case .fonts, .icons: [rawValue, ".build-assets/" + rawValue]
      case .templates: [rawValue]
      case .markup: [rawValue, "Scripts/" + rawValue]
      case .examples: [rawValue, "content"]
      case .workflows: [rawValue, "dist"]
      case .search: [rawValue, ".tools/" + rawValue]
      case .modules: [rawValue, ".build/debug/Modules", ".build/release/Modules"]
      }
    }
  }

  /// Returns the folder of a part in the first root where it contains a file.
  public func folder(_ part: Part, holding file: String) throws(MissingAssets) -> String {
    for root in roots {
      for folder in part.folders {
        let folder = root + "/" + folder
        if FileManager.default.fileExists(atPath: folder + "/" + file) { return folder }
      }
    }
    throw MissingAssets(part: part, file: file, assets: self)
  }

  /// Returns the full path of a part's file in the first root that contains it.
  public func path(_ part: Part, _ file: String) throws(MissingAssets) -> String {
    try folder(part, holding: file) + "/" + file
  }
}

/// The error that no root contains a required file.
public struct MissingAssets: Error, Hashable, CustomStringConvertible {
  public var part: Assets.Part
  /// The file's path relative to the part's folder.
  public var file: String
  public var assets: Assets

  public var description: String {
    let places = assets.roots.map { "'\($0)'" }.joined(separator: ", ")
    let named = assets.named.map { " (\(Assets.variable) names '\($0)')" } ?? ""
    return "there is no \(part.rawValue)/\(file) in \(places.isEmpty ? "any folder" : places)\(named)"
  }
}
