extension Dialect {
  /// Source: <https://docs.logseq.com/#/page/config-edn>
  package static let logseq = Dialect(
    name: "Logseq", marks: [Mark("logseq/config.edn")], keys: [HidingKey("public", .site, HidingKey.off)],
    comments: ["#+BEGIN_COMMENT"], hiddenFiles: ["logseq/**", "**/logseq/bak/**", "**/logseq/.recycle/**"],
    hiddenLists: [":hidden"], otherWays: ["pages without public:: true"], publishes: .marked(key: "public"),
    unsupported: [.blockReference]
  ) { note in
    let page = LogseqText(&note)
    note.apply(page)
  }
}

extension OtherTools.Kind {
  static let blockReference = Self(
    "block reference '%' leads to no block of this note and is shown as text",
    hint: "link to the note that has the block")
}
