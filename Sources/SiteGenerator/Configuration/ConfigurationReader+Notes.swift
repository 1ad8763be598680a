import Diagnostics
import Notes

/// The settings of what notes have in common.
extension ConfigurationReader {
  /// `taxonomies: [authors, series]`: keys of front matter that mean nothing else here.
  mutating func taxonomies(_ entry: YAMLValue.Entry) -> [String] {
    entry.value.list.compactMap { value in
      if let name = value.string, name.wholeMatch(of: /[\p{L}_][\p{L}\p{N}_\-]*/) != nil,
        !SettingsSchema.frontMatterKeys.contains(name)
      {
        return name
      }
      report(
        .warning, "‘\(entry.key)’ wants keys of front matter that have no other meaning", at: value.span,
        hint: "\(entry.key): [authors, series]")
      return nil
    }
  }

  /// `limit-memory: 2000`, in megabytes.
  mutating func readMemoryLimit(_ entry: YAMLValue.Entry) {
    if let number = entry.value.number, SiteConfiguration.memoryLimits.contains(number) {
      configuration.memoryLimit = Int(clamping: number) * 1_000_000
    } else {
      let (least, most) = (SiteConfiguration.memoryLimits.lowerBound, SiteConfiguration.memoryLimits.upperBound)
      report(
        .warning, "‘limit-memory’ wants megabytes, from \(least) to \(most)", at: entry.value.span,
        hint: "limit-memory: 1000")
    }
  }

  /// `related: 5`.
  mutating func readRelated(_ entry: YAMLValue.Entry) {
    if entry.value.bool == false { return }
    if let number = entry.value.number, (0...50).contains(number) {
      configuration.related = Int(clamping: number)
    } else {
      report(.warning, "‘related’ wants a number from 0 to 50", at: entry.value.span, hint: "related: 5")
    }
  }
}
