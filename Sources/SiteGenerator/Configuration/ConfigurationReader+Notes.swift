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
