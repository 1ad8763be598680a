extension Dialect {
  /// Source: <https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs>
  package static let docusaurus = Dialect(
    name: "Docusaurus",
    marks: [
      Mark("docusaurus.config.js", "docusaurus.config.ts", "docusaurus.config.mjs", "docusaurus.config.cjs")
    ],
    keys: [HidingKey("unlisted", .unlisted)], titleKeys: ["sidebar_label"], orderKeys: ["sidebar_position"],
    hiddenFiles: ["_*.md", "_*.mdx", "**/_*/**", "**/__tests__/**"],
    hiddenLists: ["exclude"], assets: "static")
}
