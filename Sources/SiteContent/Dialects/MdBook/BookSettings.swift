import Notes

/// The configuration of a book of mdBook.
enum BookSettings {
  /// Reads the keys of `book.toml` that Vitrine uses.
  static func adopt(_ root: String, _ name: String, into writer: inout SettingsWriter) -> Dialect? {
    guard ToolFile.exists(root + "/book.toml") else { return nil }
    let text = ToolFile.text(root + "/book.toml") ?? ""
    let values = values(in: text)
    writer.add("title", values["book.title"] ?? Note.title(ofName: name))
    writer.add("description", values["book.description"])
    writer.add("language", values["book.language"])
    writer.add("content", values["book.src"] ?? "src")
    writer.add("repository", values["output.html.git-repository-url"])
    writer.remark("The order of chapters comes from SUMMARY.md.")
    return .mdBook
  }

  /// Returns the texts of a configuration. A key in a table is `table.key`.
  private static func values(in text: String) -> [String: String] {
    var values: [String: String] = [:]
    var table = ""
    for line in text.split(whereSeparator: \.isNewline) {
      if let match = line.wholeMatch(of: /\s*\[([\w.\-]+)\]\s*/) { table = match.1 + "." }
      if let match = line.prefixMatch(of: /\s*([\w\-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/) {
        values[table + match.1] = String(match.2 ?? match.3 ?? "")
      }
    }
    return values
  }

  /// Returns the signs with which lines of code are hidden, by language.
  ///
  /// Source: <https://rust-lang.github.io/mdBook/format/mdbook.html#hiding-code-lines>
  static func hiddenLineSigns(in text: String) -> [String: String] {
    let table = "output.html.code.hidelines."
    let pairs = values(in: text).filter { $0.key.hasPrefix(table) && !$0.value.isEmpty }
    return Dictionary(
      pairs.map { ($0.key.dropFirst(table.count).lowercased(), $0.value) }, uniquingKeysWith: { first, _ in first })
  }
}
