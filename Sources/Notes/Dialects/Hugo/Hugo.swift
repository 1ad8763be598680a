extension Dialect {
  /// Source: <https://gohugo.io/content-management/front-matter/>, <https://gohugo.io/content-management/build-options/>,
  /// <https://imfing.github.io/hextra/docs/guide/organize-files/>
  package static let hugo = Dialect(
    name: "Hugo",
    marks: [
      Mark("hugo.toml", "hugo.yaml", "hugo.yml", "hugo.json"),
      Mark("config.toml", "config.yaml", "config.yml", words: ["baseURL"]),
    ],
    keys: ["build", "_build"].flatMap { map in
      [
        HidingKey(map + ".render", .site, ["never", "link", "false"]),
        HidingKey(map + ".list", [.lists, .siteMap], ["never", "local", "false"]),
      ]
    } + [
      HidingKey("headless", .site), HidingKey("expiryDate", .site, []), HidingKey("unpublishDate", .site, []),
      HidingKey("publishDate", .site, []), HidingKey("expiry", .site, []), HidingKey("sitemap.disable", .siteMap),
      HidingKey("sitemap_exclude", .siteMap), HidingKey("robotsNoIndex", [.engines, .siteMap]),
      HidingKey("excludeSearch", .search),
    ],
    titleKeys: ["linkTitle"], orderKeys: ["weight"], comments: ["{{< comment >}}"],
    unreadLists: ["ignoreFiles"], otherWays: ["cascade with such a key"], assets: "static",
    shortcodes: [
      "highlight": .code, "figure": .image, "img": .image, "image": .image, "ref": .path, "relref": .path,
      "youtube": .film("https://www.youtube.com/watch?v="), "vimeo": .film("https://vimeo.com/"),
    ],
    unsupported: [.shortcode, .shortcodePair])
}

extension OtherTools.Kind {
  static let shortcode = Self("Hugo shortcode '%' is not supported and is shown as text", hint: asMarkdown)
  static let shortcodePair = Self("shortcode '%' is not supported; only its content is shown", hint: asMarkdown)
}
