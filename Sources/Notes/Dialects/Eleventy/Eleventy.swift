extension Dialect {
  /// Source: <https://www.11ty.dev/docs/permalinks/#skip-writing-to-the-file-system>,
  /// <https://www.11ty.dev/docs/collections/#opt-out>
  package static let eleventy = Dialect(
    name: "Eleventy",
    keys: [HidingKey("permalink", .site, HidingKey.off), HidingKey("eleventyExcludeFromCollections", .lists)])
}
