extension Dialect {
  /// Source: <https://help.obsidian.md/publish>, <https://dg-docs.ole.dev/getting-started/03-note-settings/>
  package static let obsidian = Dialect(
    name: "Obsidian", folder: "an Obsidian vault",
    keys: [HidingKey("publish", .site, HidingKey.off), HidingKey("dg-publish", .site, HidingKey.off)],
    comments: ["%% %%"], otherWays: ["userIgnoreFilters", "the folder of templates"], unsupported: [.query, .field])
}

extension OtherTools.Kind {
  static let query = Self(
    "'%' is a query, which is not supported; it is shown as code", hint: "write the list or table itself")
  static let field = Self(
    "inline field '%' of Dataview is not supported and is shown as text", hint: "write the field into the front matter")
}
