import Notes

/// The configuration of a book of mdBook.
enum BookSettings {
  /// Reads the keys of `book.toml` that Vitrine uses. A key in a table is stored as `table.key`.
  static func adopt(_ root: String, _ name: String, into writer: inout SettingsWriter) -> Dialect? {
    guard ToolFile.exists(root + "/book.toml") else { return nil }
    let text = ToolFile.text(root + "/book.toml") ?? ""
    var values: [String: String] = [:]
    var table = ""
    for line in text.split(separator: "\n") {
      if let match = line.wholeMatch(of: /\s*\[([\w.\-]+)\]\s*/) { table = match.1 + "." }
      if let match = line.prefixMatch(of: /\s*([\w\-]+)\s*=\s*"([^"]*)"/) { values[table + match.1] = String(match.2) }
    }
    writer.add("title", values["book.title"] ?? Note.title(ofName: name))
    writer.add("description", values["book.description"])
    writer.add("language", values["book.language"])
    writer.add("content", values["book.src"] ?? "src")
    writer.add("repository", values["output.html.git-repository-url"])
    writer.remark("The order of chapters comes from SUMMARY.md.")
    return .mdBook
  }
}
