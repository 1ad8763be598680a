extension FrontMatter {
  /// Words under which the site's search finds the note even if its text has others: a list, or words separated by
  /// commas.
  package var keywords: [String] {
    guard let value = self["keywords"] else { return [] }
    let texts = value.list.compactMap(\.string)
    let words =
      if case .list = value.kind { texts } else { texts.flatMap { $0.split(separator: ",").map(String.init) } }
    return words.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter { !$0.isEmpty }
  }

  /// The weight of the note's text in the site's search, where 1 is usual; `nil` if the note has none.
  ///
  /// Source: <https://squidfunk.github.io/mkdocs-material/setup/setting-up-site-search/#search-boosting>
  package var searchBoost: Double? {
    guard let boost = self["search"]?["boost"]?.number, (0...10).contains(boost) else { return nil }
    return boost
  }
}
