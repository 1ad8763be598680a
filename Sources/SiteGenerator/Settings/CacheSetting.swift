import Foundation
import Notes

/// The configured location of the cache.
package enum CacheSetting: Hashable, Sendable {
  /// In `.vitrine/cache` beside `vitrine.yml`; in the user's cache folder if the site is in an Obsidian vault or has no
  /// configuration.
  case usual
  /// No cache.
  case none
  /// A path, relative to the folder of the configuration.
  case folder(String)
  /// In the usual place, and figures also on a server that other machines share.
  case shared(SharedCacheAddress)

  /// Reads `true`, `false`, a path or the URL of a server; returns `nil` for other values.
  init?(_ value: YAMLValue) {
    if let isOn = value.bool {
      self = isOn ? .usual : .none
    } else if let text = value.string, text.contains("://") {
      guard let address = SharedCacheAddress(text) else { return nil }
      self = .shared(address)
    } else if let path = value.string, !path.isEmpty {
      self = .folder(path)
    } else {
      return nil
    }
  }
}

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
