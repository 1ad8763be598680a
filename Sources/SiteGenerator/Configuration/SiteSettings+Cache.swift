import Foundation
import Notes
import SiteContent
import SiteStorage

extension SiteSettings {
  /// Returns the folder of this site's cache; `nil` for none.
  ///
  /// - Parameter own: the user's cache folder; `nil` if there is none.
  package func cacheFolder(own: String?) -> String? {
    switch configuration.cache {
    case .none: return nil
    case .folder(let path): return path.hasPrefix("/") ? path : NotePath.join(configuration.folder, path)
    case .usual, .shared: break
    }
    if let file = configurationFile {
      let folder = NotePath.folder(of: file)
      if ObsidianVault.around(folder.isEmpty ? "." : folder) == nil { return NotePath.join(folder, ".vitrine/cache") }
    }
    let notes = URL(fileURLWithPath: input).resolvingSymlinksInPath().path
    return own.map { $0 + "/sites/" + SHA256.hexadecimal(of: Array(notes.utf8)).prefix(16) }
  }
}
