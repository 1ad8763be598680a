import Testing

/// What whoever uses the library reads.
@Suite struct DocumentationTests {
  @Test func everyPublicTypeSaysWhatItIs() throws {
    let declaration = /^\s*public (?:final |indirect )*(?:struct|class|enum|protocol|actor) (?<name>\w+)/
    var silent: [String] = []
    for file in try PackageSources.swiftFiles() {
      for (index, line) in file.lines.enumerated() {
        guard line.contains("public "), let found = line.firstMatch(of: declaration) else { continue }
        let before = file.lines[..<index].last { $0.firstMatch(of: /^\s*@/) == nil } ?? ""
        if before.firstMatch(of: /^\s*\/\/\//) == nil { silent.append("\(file.path):\(index + 1): \(found.name)") }
      }
    }
    #expect(silent.isEmpty, "\(silent.joined(separator: "\n"))")
  }
}
