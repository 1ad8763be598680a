import Notes
import SiteStorage

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
