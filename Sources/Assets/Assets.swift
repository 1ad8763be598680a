#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files that travel with the program: fonts, icons, templates, scripts.
///
/// Found once, where a program starts, and handed down from there: nothing else looks for files of the program.
public struct Assets: Hashable, Sendable {
  /// The environment variable that names a folder of assets.
  public static let variable = "VITRINE_ASSETS"

  /// The folders to look in, best first.
  public let roots: [String]
  /// The folder that the environment named, if it named one.
  public let named: String?

  /// - Parameter roots: the folders to look in, best first.
  public init(roots: [String]) {
    self.init(roots: roots, named: nil)
  }

  init(roots: [String], named: String?) {
    (self.roots, self.named) = (roots, named)
  }

  /// A kind of files, all in one folder.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    case fonts, icons, templates, markup, search

    /// The folder in a root: as it is installed, and as a checkout has it.
    var folders: [String] {
      switch self {
      case .fonts, .icons: [rawValue, ".build-assets/" + rawValue]
      case .templates: [rawValue]
      case .markup: [rawValue, "Scripts/" + rawValue]
      case .search: [rawValue, ".tools/" + rawValue]
      }
    }
  }

  /// The folder of a part in the first root that has a file in it.
  public func folder(_ part: Part, holding file: String) throws(MissingAssets) -> String {
    for root in roots {
      for folder in part.folders {
        let folder = root + "/" + folder
        if FileManager.default.fileExists(atPath: folder + "/" + file) { return folder }
      }
    }
    throw MissingAssets(part: part, file: file, assets: self)
  }

  /// The full path of a part's file in the first root that has it.
  public func path(_ part: Part, _ file: String) throws(MissingAssets) -> String {
    try folder(part, holding: file) + "/" + file
  }
}

/// No root has a file that is needed.
public struct MissingAssets: Error, Hashable, CustomStringConvertible {
  public var part: Assets.Part
  /// The file's path in the part's folder.
  public var file: String
  public var assets: Assets

  public var description: String {
    let places = assets.roots.map { "‘\($0)’" }.joined(separator: ", ")
    let named = assets.named.map { " (\(Assets.variable) names ‘\($0)’)" } ?? ""
    return "there is no \(part.rawValue)/\(file) in \(places.isEmpty ? "any folder" : places)\(named)"
  }
}
