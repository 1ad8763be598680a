import Testing

/// What one part hands to another has a type.
@Suite struct TypedValueTests {
  /// `Any` as a type of its own, not as a part of a name; `any` and the metatype `Any.Type` are something else.
  private static func namesAny(_ line: Substring) -> Bool {
    guard line.contains("Any") else { return false }
    let code = line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
    return code.contains(/\bAny\b(?!\.Type|")/)
  }

  private static func places(where isMeant: (PackageSources.File) -> Bool) throws -> [String] {
    try PackageSources.swiftFiles().filter(isMeant).flatMap { file in
      file.lines.enumerated().filter { namesAny($0.element) }.map {
        "\(file.path):\($0.offset + 1): \($0.element.drop { $0 == " " })"
      }
    }
  }

  /// What templates see: the modules that fill templates hand models to them. Mustache asks for members by a protocol whose answer
  /// is `Any`; one file meets it.
  @Test func pagesAreTypedModels() throws {
    let filling = Set(
      try PackageSources.swiftFiles().filter { file in file.lines.contains { $0.hasSuffix("import Mustache") } }
        .map(\.target))
    #expect(!filling.isEmpty)
    let places = try Self.places { filling.contains($0.target) && !$0.path.hasSuffix("/TemplateValue.swift") }
    #expect(places.isEmpty, "\(places.joined(separator: "\n"))")
  }
}
