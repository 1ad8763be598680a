import Foundation
import Notes

/// Where results are kept from build to build, as the settings say it.
package enum CacheSetting: Hashable, Sendable {
  /// In `.vitrine/cache` beside the settings; where these lie in an Obsidian vault, or there are none, in the user's own cache.
  case usual
  /// Nowhere.
  case none
  /// A path, from the folder of the settings.
  case folder(String)
  /// Where it is usual, and drawings on a server too, which other machines use.
  case shared(SharedCacheAddress)

  /// `true`, `false`, a path or the address of a server; `nil` where it is none of them.
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
  /// The folder in which results of this site are kept; `nil` for none.
  ///
  /// - Parameter own: the user's own cache; `nil` where there is none.
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
