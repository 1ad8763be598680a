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

  /// What templates see: the module that fills templates hands typed models to them.
  @Test func pagesAreTypedModels() throws {
    let isOfSite = { (file: PackageSources.File) in file.target == "Mustache" || file.target.hasPrefix("Site") }
    let files = try PackageSources.swiftFiles().filter(isOfSite)
    for name in ["TemplateValue", "PageModels", "SiteBuilder"] {
      #expect(files.contains { $0.path.hasSuffix("/\(name).swift") }, "there is no \(name).swift")
    }
    let places = try Self.places(where: isOfSite)
    #expect(places.isEmpty, "\(places.joined(separator: "\n"))")
  }

  /// What views say of themselves: to layout, to the containers around them, and to whoever reads a rendering.
  @Test func nodesAreTyped() throws {
    let nodes = /\/VitrineUI\/Core\/(?:Alignment|NodeKind|Render|Sizing|Traced|ViewTra|ViewWrapper)/
    let files = try PackageSources.swiftFiles().filter { $0.target == "VitrineLayout" || $0.path.contains(nodes) }
    for name in ["LayoutNode", "LayoutTraits", "RenderNode", "ViewTraits", "NodeKind", "Rendering"] {
      #expect(files.contains { $0.path.hasSuffix("/\(name).swift") }, "there is no \(name).swift")
    }
    let read = Set(files.map(\.path))
    let places = try Self.places { read.contains($0.path) }
    #expect(places.isEmpty, "\(places.joined(separator: "\n"))")
  }

  /// Kinds are made next to the views that they are of; nothing else knows them by their names.
  @Test func kindsAreAskedAndNotCompared() throws {
    let comparison = /\.(?:type|kind\.name)\s*[!=]=\s*"|switch [\w.]*\b(?:node|kind|view)\.(?:type|name) \{/
    var places: [String] = []
    for file in try PackageSources.swiftFiles()
    where ["VitrineUI", "VitrineDiagrams", "VitrineSweeps", "Figures"].contains(file.target) {
      for (index, line) in file.lines.enumerated() where line.contains(comparison) {
        places.append("\(file.path):\(index + 1)")
      }
    }
    #expect(places.isEmpty, "kinds of nodes by their names: \(places.joined(separator: ", "))")
  }
}
