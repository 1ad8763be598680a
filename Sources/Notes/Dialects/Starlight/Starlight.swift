extension Dialect {
  /// Source: <https://starlight.astro.build/reference/frontmatter/>
  package static let starlight = Dialect(
    name: "Starlight",
    marks: [Mark("astro.config.mjs", "astro.config.ts", "astro.config.js", words: ["starlight"])],
    keys: [HidingKey("sidebar.hidden", .lists), HidingKey("pagefind", .search, HidingKey.off)],
    titleKeys: ["sidebar.label"], orderKeys: ["sidebar.order"], hiddenFiles: ["_*.md", "_*.mdx"], assets: "public")
}
