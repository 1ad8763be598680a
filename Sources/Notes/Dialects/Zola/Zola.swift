extension Dialect {
  /// Source: <https://www.getzola.org/documentation/content/page/#front-matter>
  package static let zola = Dialect(
    name: "Zola", marks: [Mark("config.toml", "zola.toml", words: ["base_url"])],
    keys: [HidingKey("render", .site, HidingKey.off), HidingKey("in_search_index", .search, HidingKey.off)],
    comments: ["{# #}"], hiddenLists: ["ignored_content"], assets: "static", addressKey: "path", unsupported: [.macro])
}

extension OtherTools.Kind {
  static let macro = Self("template tag '%' is not supported and is shown as text", hint: asMarkdown)
}
