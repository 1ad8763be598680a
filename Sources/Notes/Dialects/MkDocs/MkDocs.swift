extension Dialect {
  /// Source: <https://www.mkdocs.org/user-guide/configuration/>, <https://squidfunk.github.io/mkdocs-material/setup/>
  package static let mkDocs = Dialect(
    name: "MkDocs", folder: "a MkDocs project", marks: [Mark("mkdocs.yml", "mkdocs.yaml")], hasReader: true,
    keys: [HidingKey("search.exclude", .search)], comments: ["{>> <<}"], hiddenFiles: ["templates"],
    hiddenLists: ["exclude_docs", "draft_docs"], unsupported: [.icon]
  ) { note in
    note.lines = AttributeLines.settled(MkDocsText.rewritten(note.lines)).map { Substring($0) }
    note.apply(PyMdownInlines())
  }
}

extension OtherTools.Kind {
  static let icon = Self("icon '%' is not supported and is left out", hint: "write an emoji, or an image")
}
