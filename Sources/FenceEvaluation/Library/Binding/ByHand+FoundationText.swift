import Diagnostics
import Foundation

/// Members of strings by Foundation that depend on a language, or whose work must be limited.
extension LibraryCall {
  func localizedUppercase(_ base: some LibraryText) -> String { base.uppercased() }
  func localizedLowercase(_ base: some LibraryText) -> String { base.lowercased() }
  func localizedCapitalized(_ base: some LibraryText) -> String { base.capitalized }

  func replacingOccurrences(
    _ base: some LibraryText, of target: AnyText, with replacement: AnyText, options: String.CompareOptions,
    range: Range<String.Index>?
  ) throws -> String {
    let base = String(base)
    if options.contains(.regularExpression) {
      return try regex.search(target.value, options, in: base)?.replacing { RegexSearch.filled(replacement.value, $0) }
        ?? base
    }
    guard !target.value.isEmpty else { return base }
    try checkSize(base.utf8.count / target.value.utf8.count, replacement.value.utf8.count)
    return base.replacingOccurrences(of: target.value, with: replacement.value, options: options, range: range)
  }

  func range(
    _ base: some LibraryText, of part: AnyText, options: String.CompareOptions, range: Range<String.Index>?,
    locale: Locale?
  ) throws -> Range<String.Index>? {
    if options.contains(.regularExpression) {
      guard let search = try regex.search(part.value, options, in: base) else { return nil }
      let found =
        options.contains(.anchored)
        ? try search.first(.prefix) : options.contains(.backwards) ? try search.all().last : try search.first()
      return found?.range
    }
    return base.range(of: part.value, options: options, range: range, locale: locale)
  }

  func compare(
    _ base: some LibraryText, _ other: AnyText, options: String.CompareOptions, range: Range<String.Index>?,
    locale: Locale?
  ) -> ComparisonResult {
    base.compare(other.value, options: options, range: range, locale: locale)
  }
  func caseInsensitiveCompare(_ base: some LibraryText, _ other: AnyText) -> ComparisonResult {
    base.compare(other.value, options: .caseInsensitive)
  }
  func localizedCompare(_ base: some LibraryText, _ other: AnyText) -> ComparisonResult {
    base.compare(other.value, options: [], range: nil, locale: .fence)
  }
  func localizedCaseInsensitiveCompare(_ base: some LibraryText, _ other: AnyText) -> ComparisonResult {
    base.compare(other.value, options: .caseInsensitive, range: nil, locale: .fence)
  }
  func localizedStandardCompare(_ base: some LibraryText, _ other: AnyText) -> ComparisonResult {
    base.comparedAsInLists(to: other.value)
  }
  func localizedStandardContains(_ base: some LibraryText, _ other: AnyText) -> Bool {
    localizedStandardRange(base, of: other) != nil
  }
  func localizedCaseInsensitiveContains(_ base: some LibraryText, _ other: AnyText) -> Bool {
    base.range(of: other.value, options: .caseInsensitive, range: nil, locale: .fence) != nil
  }
  func localizedStandardRange(_ base: some LibraryText, of other: AnyText) -> Range<String.Index>? {
    base.range(of: other.value, options: [.caseInsensitive, .diacriticInsensitive], range: nil, locale: .fence)
  }
}

extension StringProtocol {
  /// The order in which lists show texts: "file2" is before "file10".
  func comparedAsInLists(to other: String) -> ComparisonResult {
    compare(
      other, options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering], range: nil, locale: .fence)
  }
}
