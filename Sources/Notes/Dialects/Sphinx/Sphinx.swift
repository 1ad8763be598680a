extension Dialect {
  /// Source: <https://www.sphinx-doc.org/en/master/usage/configuration.html>,
  /// <https://www.sphinx-doc.org/en/master/usage/restructuredtext/field-lists.html>
  package static let sphinx = Dialect(
    name: "Sphinx", marks: [Mark("conf.py", words: ["extensions"]), Mark("conf.py", words: ["project"])],
    keys: [HidingKey("orphan", .lists), HidingKey("nosearch", .search)],
    comments: ["{todo}"], hiddenFiles: ["_build", "Thumbs.db"], hiddenLists: ["exclude_patterns"],
    hasSharedLabels: true, unsupported: myST.unsupported
  ) { $0.apply(MySTText(hasTitles: false)) }

  /// Source: <https://mystmd.org/guide/syntax-overview>, <https://mystmd.org/guide/configuration>
  package static let myST = Dialect(
    name: "MyST", marks: [Mark("myst.yml"), Mark("_toc.yml")], comments: ["lines with %", "{comment}"],
    hiddenFiles: ["_build"], hiddenLists: ["exclude"], hasSharedLabels: true, unsupported: [.directive, .project]
  ) { $0.apply(MySTText(hasTitles: true)) }
}

extension OtherTools.Kind {
  static let directive = Self("MyST directive '%' is not supported; only its content is shown", hint: asMarkdown)
  static let project = Self(
    "reference '%' to another project is not supported; only its words are shown", hint: "link to its page")
}
