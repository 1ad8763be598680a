import Foundation
import SiteStorage

/// The files that another tool keeps beside the notes and copies to the top of its site: `static/` of Docusaurus, Hugo and
/// Zola, `public/` of Starlight. The site has those that pages show or link to.
extension ContentFolder {
  /// The number of nested folders that are listed.
  private static let deepest = 32

  /// Lists the files in a folder. No symbolic link is followed out of it.
  ///
  /// - Parameter folder: the path in the folder of such files.
  mutating func listAssets(_ folder: String, depth: Int) {
    guard let assets, depth < Self.deepest else { return }
    let full = folder.isEmpty ? assets.root : assets.root + "/" + folder
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: full)) ?? []).sorted() where !name.hasPrefix(".")
    {
      let path = folder.isEmpty ? name : folder + "/" + name
      let target = URL(fileURLWithPath: full + "/" + name).resolvingSymlinksInPath().path
      guard target.hasPrefix(assets.root + "/") else { continue }
      switch PreviousOutput.kind(full + "/" + name) {
      case .typeDirectory?: listAssets(path, depth: depth + 1)
      case .typeRegular?: files.append(assets.name + "/" + path)
      default: continue
      }
    }
  }
}
