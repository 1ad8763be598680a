extension Dialect {
  /// Source: <https://docsify.js.org/#/more-pages>
  package static let docsify = Dialect(
    name: "docsify",
    marks: [Mark("_sidebar.md", "_navbar.md", "_coverpage.md"), Mark("index.html", words: ["docsify"])],
    hiddenFiles: ["_sidebar.md", "_navbar.md", "_coverpage.md", "_404.md"]
  ) { $0.apply(DocsifyText()) }
}
