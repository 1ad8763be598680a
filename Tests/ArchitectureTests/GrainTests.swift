import Testing

/// Files and types stay small enough to be read at one sitting.
@Suite struct GrainTests {
  private static let linesOfAFile = 300
  private static let linesOfAType = 800
  private static let linesOfAFunction = 65

  @Test func filesStayReadable() throws {
    let long = try PackageSources.swiftFiles().filter { !$0.isText }.map { (path: $0.path, lines: $0.lines.count - 1) }
      .filter { $0.lines > Self.linesOfAFile }
    #expect(long.isEmpty, "\(long.map { "\($0.path): \($0.lines) lines" }.joined(separator: "\n"))")
  }

  /// The evaluator and its library have longer ones until they are rebuilt.
  @Test func functionsStayReadable() throws {
    var long: [String] = []
    for file in try PackageSources.swiftFiles() where file.target != "FenceEvaluation" {
      long += Self.functions(in: file.lines).filter { $0.count > Self.linesOfAFunction }.map {
        "\(file.path):\($0.start + 1): \($0.count) lines"
      }
    }
    #expect(long.isEmpty, "\(long.joined(separator: "\n"))")
  }

  @Test func aFunctionEndsAtTheBraceInItsColumn() {
    let lines: [Substring] = [
      "  func a() { 1 }", "  private func b(", "    c: Int", "  ) {", "    if c { d() }", "  }", "  var e = 1",
    ]
    #expect(Self.functions(in: lines).map(\.count) == [1, 5])
  }

  /// Returns the ranges of the lines of functions. Formatted sources end each with a brace in the column where it starts.
  private static func functions(in lines: [Substring]) -> [(start: Int, count: Int)] {
    lines.indices.compactMap { start in
      let line = lines[start]
      let indentation = line.prefix { $0 == " " }
      let words = line.drop { $0 == " " }.prefix { $0 != "(" && $0 != "<" }.split(separator: " ")
      let modifiers: Set<Substring> = [
        "public", "package", "private", "fileprivate", "static", "mutating", "override", "final", "convenience",
        "required",
      ]
      guard let keyword = words.first(where: { !modifiers.contains($0) && !$0.hasPrefix("@") }),
        ["func", "init", "init?"].contains(keyword)
      else { return nil }
      let end = lines[start...].firstIndex { $0 == indentation + "}" || ($0 == line && line.hasSuffix("}")) }
      return (start, (end ?? start) - start + 1)
    }
  }

  /// A type's body and its extensions in all files of its module, together. Protocols are left out: what extends `View` are
  /// modifiers, of which each stands alone.
  @Test func typesStayReadable() throws {
    var lines: [String: Int] = [:]
    var protocols: Set<String> = []
    for file in try PackageSources.swiftFiles() where !file.isText {
      for declaration in Self.declarations(in: file) {
        if declaration.keyword == "protocol" { protocols.insert(declaration.name) }
        lines["\(file.target).\(declaration.name)", default: 0] += declaration.lines
      }
    }
    let large = lines.filter { type, count in
      let name = type.split(separator: ".", maxSplits: 1).last.map(String.init) ?? type
      return count > Self.linesOfAType && !protocols.contains(name) && !Self.vocabularies.contains(type)
    }
    let described = large.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value) lines" }
    #expect(described.isEmpty, "\(described.joined(separator: "\n"))")
  }

  private struct Declaration {
    var keyword: String
    var name: String
    var lines: Int
  }

  /// The declarations of types at the top of a file. Formatted sources end each with a brace at the start of a line.
  private static func declarations(in file: PackageSources.File) -> [Declaration] {
    var declarations: [Declaration] = []
    var start: Int?
    for (index, line) in file.lines.enumerated() {
      if start == nil, let (keyword, name) = head(of: line) {
        declarations.append(Declaration(keyword: keyword, name: name, lines: 1))
        if line.last != "}" { start = index }
      } else if let first = start, line.first == "}" {
        declarations[declarations.count - 1].lines = index - first + 1
        start = nil
      }
    }
    return declarations
  }

  private static let keywords: Set<Substring> = ["struct", "class", "enum", "actor", "extension", "protocol"]

  /// `public final class Name: …` is a `class` of that name.
  private static func head(of line: Substring) -> (keyword: String, name: String)? {
    guard let first = line.first, first.isLetter || first == "@" else { return nil }
    let words = line.split(separator: " ")
    guard let place = words.prefix(6).firstIndex(where: keywords.contains), place + 1 < words.count else { return nil }
    let name = words[place + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return name.isEmpty ? nil : (String(words[place]), String(name))
  }
}

extension GrainTests {
  /// A list of the kinds of parameters: like a protocol's modifiers, each of its extensions stands alone. The type checker,
  /// whose extensions each infer one kind of expression, and the reader of its tree are to be divided.
  fileprivate static let vocabularies: Set<String> = [
    "Notation.Kind", "FenceTypes.TypeChecker", "FenceTypes.TreeReader",
    // The kinds of Markdown, of which each stands alone.
    "Notes.NodeReader", "SiteMarkup.DocumentWriter",
  ]
}
