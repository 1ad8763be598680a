extension Dialect {
  /// Source: <https://docs.github.com/en/communities/documenting-your-project-with-wikis>
  package static let wiki = Dialect(
    name: "GitHub's wiki", marks: [Mark("_Sidebar.md", "_Footer.md")],
    hiddenFiles: ["_Sidebar.md", "_Footer.md", "_Header.md"]
  ) { $0.apply(WikiText()) }
}
