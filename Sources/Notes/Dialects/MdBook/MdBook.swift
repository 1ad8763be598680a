extension Dialect {
  /// Source: <https://rust-lang.github.io/mdBook/format/mdbook.html>
  package static let mdBook = Dialect(
    name: "mdBook", folder: "an mdBook book", marks: [Mark("book.toml")],
    comments: ["lines of Rust with #", "hidelines"], otherWays: ["notes that SUMMARY.md doesn't list"],
    publishes: .listed, hidesLinesOfCode: true, unsupported: [.include])
}

extension OtherTools.Kind {
  static let include = Self(
    "mdBook include '%' is not supported outside code blocks and is shown as text",
    hint: "embed a note with ![[note]], or move the include into a code block")
}
