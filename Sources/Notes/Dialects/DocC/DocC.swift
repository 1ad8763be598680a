extension Dialect {
  /// Source: <https://www.swift.org/documentation/docc/>
  package static let docC = Dialect(
    name: "DocC", folder: "a DocC catalog", marks: [Mark("*.docc")], comments: ["@Comment"], addresses: .catalog
  ) { $0.apply(DocCText()) }
}
