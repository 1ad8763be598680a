import Diagnostics

/// The keys by which tools for notes keep a note, or a part of what is known of it, out of a site.
extension FrontMatter {
  /// The parts of a site that a note asks to be left out of.
  package struct Seclusion: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The navigation, lists, tags, feeds and the graph.
    package static let lists = Seclusion(rawValue: 1)
    /// The site's own search.
    package static let search = Seclusion(rawValue: 2)
    /// Search engines, by a mark on the page.
    package static let engines = Seclusion(rawValue: 4)
    /// The site map.
    package static let siteMap = Seclusion(rawValue: 8)
    /// The site: the note has no page.
    package static let site = Seclusion(rawValue: 16)

    static let unlisted: Seclusion = [.lists, .search, .engines, .siteMap]
  }

  private static let hidingKeys = Dialect.all.flatMap(\.keys).map { ($0.name.lowercased(), $0.values, $0.effect) }

  /// The keys of drafts and dates, which hide a note whatever their values are.
  private static let others = Set(hidingKeys.filter { $0.1.isEmpty && $0.2 == .site }.map(\.0))
    .union(["draft", "publish", "published"])

  /// The parts of a site that the note asks to be left out of.
  package var seclusion: Seclusion {
    var found: Seclusion = []
    for (name, values, effect) in Self.hidingKeys {
      if let value = value(ofKey: name), values.contains(value) { found.insert(effect) }
    }
    if redirectTarget != nil { found.insert(.unlisted) }
    if let robots = value(ofKey: "robots"), robots.contains("noindex") || robots.contains("none") {
      found.insert([.engines, .siteMap])
    }
    return found
  }

  /// The URL or path to which the note's page leads, in the words of Jekyll's plugin.
  ///
  /// Source: <https://github.com/jekyll/jekyll-redirect-from#redirect-to>
  package var redirectTarget: String? {
    guard let target = self["redirect_to"]?.list.first?.string, !target.hasPrefix("//") else { return nil }
    if ["https://", "http://", "/"].contains(where: target.hasPrefix) { return target }
    // Zola's begin at the top of the site.
    let isOther = target.first == "." || target.contains { $0 == ":" || $0.isWhitespace }
    return target.has("/") && !isOther ? "/" + target : nil
  }

  /// Returns the value of a key; parts of the key are separated by dots.
  package func value(at name: String) -> YAMLValue? {
    var value: YAMLValue? = values
    for part in name.split(separator: ".") { value = value?[String(part)] }
    return value
  }

  /// Returns front matter with values that are set elsewhere, so that they have no place in the note; its own weigh more.
  package func completed(with others: [YAMLValue.Entry]) -> FrontMatter {
    let place = Span(at: Location(line: 1, column: 1))
    var added: [YAMLValue.Entry] = []
    for var entry in others where self[entry.key] == nil {
      (entry.keySpan, entry.value.span) = (place, place)
      added.removeAll { $0.key == entry.key }
      added.append(entry)
    }
    var result = self
    if !added.isEmpty { result.values.kind = .map(values.entries + added) }
    return result
  }

  /// Returns the lowercase text of a key's value, whatever the key's case; parts of the key are separated by dots.
  private func value(ofKey name: String) -> String? {
    var value: YAMLValue? = values
    for part in name.split(separator: ".") {
      value = value?.entries.first { $0.key.lowercased() == part }?.value
    }
    return value?.string?.lowercased()
  }

  /// Whether any key hides the note or leaves it out of something.
  var isHiding: Bool {
    !seclusion.isEmpty || values.entries.contains { Self.others.contains($0.key.lowercased()) }
  }

  /// Returns whether text that isn't valid front matter names a key that hides.
  static func namesHiding(_ text: String) -> Bool {
    let names = others.union(hidingKeys.map { String($0.0.prefix { $0 != "." }) })
    return text.split(separator: "\n").contains { line in
      let key = line.drop { " \t\"'{,".contains($0) }.prefix { $0.isLetter || "_-".contains($0) }
      return names.contains(key.lowercased())
    }
  }

  /// Front matter that says that a note is a draft.
  static let draft: FrontMatter = {
    let place = Span(at: Location(line: 1, column: 1))
    let value = YAMLValue(.bool(true), text: "true", span: place)
    return FrontMatter(
      values: YAMLValue(.map([YAMLValue.Entry(key: "draft", keySpan: place, value: value)]), span: place))
  }()
}
