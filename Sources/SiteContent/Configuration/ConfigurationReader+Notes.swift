import Diagnostics
import Notes

/// The configuration of taxonomies, schemes, related notes and the memory limit.
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

  /// Reads `schemes: [slack, vscode]`.
  mutating func schemes(_ entry: YAMLValue.Entry) -> Set<String> {
    var schemes: Set<String> = []
    for value in entry.value.list {
      guard let name = value.string.flatMap({ URLScheme.name($0.replacing(/:(?:\/\/)?$/, with: "")) }) else {
        report(
          .warning, "'schemes' must list the schemes of URLs", at: value.span, hint: "schemes: [slack, vscode]")
        continue
      }
      if URLScheme.canBeAllowed(name) {
        schemes.insert(name)
      } else {
        report(
          .warning, "pages cannot link to '\(name):' URLs, which can run scripts or open files", at: value.span,
          hint: "remove '\(name)' from 'schemes'")
      }
    }
    return schemes
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
