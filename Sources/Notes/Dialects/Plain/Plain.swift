extension Dialect {
  /// Notes of this program, and what all tools have in common.
  package static let plain = Dialect(
    name: "all",
    keys: [
      HidingKey("draft", .site), HidingKey("private", .site), HidingKey("expires", .site, []),
      HidingKey("noindex", [.engines, .siteMap]), HidingKey("robots", [.engines, .siteMap], ["noindex", "none"]),
      HidingKey("search", .search, HidingKey.off), HidingKey("redirect_to", .unlisted, []),
    ],
    orderKeys: ["order"], comments: ["<!-- -->", "[//]: # ( )"], hiddenFiles: [".*"], hiddenLists: ["exclude"],
    unsupported: [.script])
}

extension OtherTools.Kind {
  static let script = Self(
    "'%' was removed with its content; notes can't add scripts or styles to their pages",
    hint: "add it to all pages with 'css', 'js' or 'head' in vitrine.yml")
}
