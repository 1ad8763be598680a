import Testing

/// HTML, SVG and XML are trees of elements that the markup module prints: nothing else writes a tag.
@Suite struct TagTests {
  /// What looks like a tag and is none: names of what has no file, and line ends in Markdown tables.
  private static let names: Set<String> = ["<stdin>", "<fence>", "<br>"]

  @Test func sourcesWriteNoTags() throws {
    var places: [String] = []
    for file in try PackageSources.swiftFiles() where file.target != "Markup" && !file.isText {
      for (line, text) in StringLiterals.all(in: file.lines) where Self.holdsTag(text) {
        places.append("\(file.path):\(line): \(text)")
      }
    }
    #expect(places.isEmpty, "\(places.joined(separator: "\n"))")
  }

  /// `<name`, `</`, `<!name` or `<?name`, not behind a letter: `Array<Int>` is a type.
  private static func holdsTag(_ text: String) -> Bool {
    if names.contains(text) { return false }
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.dropLast().contains { index in
      guard scalars[index] == "<" else { return false }
      let next = scalars[index + 1]
      if next == "/" { return true }
      let isGeneric =
        index > 0
        && (scalars[index - 1].properties.isAlphabetic || scalars[index - 1] == "_" || scalars[index - 1] == ".")
      // A document's type, or XML's first line; a comment is no tag.
      if next == "!" || next == "?" { return index + 2 < scalars.count && scalars[index + 2].properties.isAlphabetic }
      return !isGeneric && next.properties.isAlphabetic && next.isASCII
    }
  }

  @Test(arguments: [
    ("<p>", true), ("a</b", true), ("<!doctype html>", true), ("<?xml", true), ("x <svg", true), ("<\\(tag)>", false),
    ("<!-- a -->", false),
    ("Array<Int>", false), ("a < b", false), ("<stdin>", false), ("<-", false), ("", false), ("<", false),
  ])
  func tagsAreKnown(_ text: String, _ isTag: Bool) { #expect(Self.holdsTag(text) == isTag, "\(text)") }

  @Test func literalsAreFound() {
    let source = #"""
      let a = "one" + "t\"w\"o" // "comment"
      /// "not <p>"
      let b = """
        three "3"
        """
      let c = /<p>"/; let d = "four"
      """#
    let found = StringLiterals.all(in: source.split(separator: "\n", omittingEmptySubsequences: false))
    #expect(found.map(\.text) == ["one", #"t\"w\"o"#, #"  three "3""#, "four"])
    #expect(found.map(\.line) == [1, 1, 4, 6])
  }
}

/// The texts in a source's quotes, as they are written there.
enum StringLiterals {
  static func all(in lines: [Substring]) -> [(line: Int, text: String)] {
    var literals: [(line: Int, text: String)] = []
    var isInBlock = false
    for (index, line) in lines.enumerated() {
      let isFence = line.ranges(of: "\"\"\"").count % 2 == 1
      if isFence {
        isInBlock.toggle()
      } else if isInBlock {
        literals.append((index + 1, String(line)))
      } else {
        literals += inLine(line).map { (index + 1, $0) }
      }
    }
    return literals
  }

  private static func inLine(_ line: Substring) -> [String] {
    var literals: [String] = []
    var text: String?
    var rest = line[...]
    while let character = rest.popFirst() {
      if let open = text {
        if character == "\"" {
          literals.append(open)
          text = nil
        } else {
          text = open + String(character)
          if character == "\\", let next = rest.popFirst() { text?.append(next) }
        }
      } else if character == "\"" {
        text = ""
      } else if character == "/" {
        // A comment, or a regular expression, which reads and does not write.
        if rest.first == "/" { return literals }
        if let end = regexEnd(rest) { rest = rest[end...] }
      }
    }
    return literals
  }

  /// Behind a regular expression that begins here; `nil` where a slash divides.
  private static func regexEnd(_ rest: Substring) -> Substring.Index? {
    guard let first = rest.first, first != " " else { return nil }
    var index = rest.startIndex
    while index < rest.endIndex, rest[index] != "/" {
      if rest[index] == "\\" { index = rest.index(after: index) }
      if index < rest.endIndex { index = rest.index(after: index) }
    }
    return index < rest.endIndex ? rest.index(after: index) : nil
  }
}
