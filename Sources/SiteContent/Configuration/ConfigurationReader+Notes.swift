import Diagnostics
import Notes

/// The configuration of taxonomies, related notes and the memory limit.
extension ConfigurationReader {
  /// Reads `taxonomies: [authors, series]`: keys of front matter that have no other meaning.
  mutating func taxonomies(_ entry: YAMLValue.Entry) -> [String] {
    entry.value.list.compactMap { value in
      if let name = value.string, name.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_\-]*/) != nil,
        !SettingsSchema.frontMatterKeys.contains(name)
      {
        return name
      }
      report(
        .warning, "'\(entry.key)' must list front matter keys that have no other meaning", at: value.span,
        hint: "\(entry.key): [authors, series]")
      return nil
    }
  }

  /// Reads `limit-memory: 2000`, in megabytes.
  mutating func readMemoryLimit(_ entry: YAMLValue.Entry) {
    if let number = entry.value.number, SiteConfiguration.memoryLimits.contains(number) {
      configuration.memoryLimit = Int(clamping: number) * 1_000_000
    } else {
      let (least, most) = (SiteConfiguration.memoryLimits.lowerBound, SiteConfiguration.memoryLimits.upperBound)
      report(
        .warning, "'limit-memory' must be a number of megabytes from \(least) to \(most)", at: entry.value.span,
        hint: "limit-memory: 1000")
    }
  }

  /// Reads `related: 5`.
  mutating func readRelated(_ entry: YAMLValue.Entry) {
    if entry.value.bool == false { return }
    if let number = entry.value.number, (0...50).contains(number) {
      configuration.related = Int(clamping: number)
    } else {
      report(.warning, "'related' must be a number from 0 to 50", at: entry.value.span, hint: "related: 5")
    }
  }
}
