extension Dialect {
  /// Source: <https://gitbook.com/docs/creating-content/blocks>
  package static let gitBook = Dialect(
    name: "GitBook", keys: [HidingKey("hidden", .unlisted)],
    shortcodes: [
      "code": .titled, "content-ref": .group, "code-tabs": .group, "code-tabs-item": .tab, "stepper": .group,
      "embed": .link, "file": .link, "raw": .group, "updates": .group,
    ])
}
