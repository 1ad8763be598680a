extension Dialect {
  /// Source: <https://jekyllrb.com/docs/front-matter/>, <https://kramdown.gettalong.org/syntax.html#extensions>,
  /// <https://just-the-docs.com/docs/navigation/>, <https://github.com/jekyll/jekyll-sitemap>
  package static let jekyll = Dialect(
    name: "Jekyll", folder: "a Jekyll site", marks: [Mark("_config.yml")], hasReader: true,
    keys: [
      HidingKey("published", .site, HidingKey.off), HidingKey("sitemap", .siteMap, HidingKey.off),
      HidingKey("nav_exclude", .lists), HidingKey("search_exclude", .search),
    ],
    titleKeys: ["nav_title"], orderKeys: ["nav_order"], comments: ["{% comment %}", "{::comment}"],
    hiddenLists: ["exclude"],
    otherWays: ["names with _", "_drafts", "posts of the future", "defaults"], addresses: .permalinks, hasLiquid: true
  ) { note in
    let tags = note.apply(LiquidText())
    note.lines = AttributeLines.settled(tags.output.lines).map { Substring($0) }
    note.leftOut = tags.leftOut
  }
}
