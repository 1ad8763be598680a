extension Dialect {
  /// Source: <https://pandoc.org/MANUAL.html#citations>
  package static let pandoc = Dialect(name: "pandoc", unsupported: [.citation])
}

extension OtherTools.Kind {
  static let citation = Self(
    "citation '%' is not supported and is shown as text",
    hint: "write a link or a footnote, or have pandoc process the notes first: pandoc --citeproc")
}
