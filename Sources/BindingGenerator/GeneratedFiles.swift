import Foundation

/// The source files that the generator writes.
struct GeneratedFiles {
  /// The command that runs the generator.
  static let command = "make generate"
  static let folder = "Sources/Notation/Catalog/Generated"
  private static let modules = ["VitrineLayout", "VitrineText", "VitrineUI"]

  /// The contents of the files by name, in order.
  let contents: [(name: String, text: String)]

  var output: GeneratedFolder { GeneratedFolder(path: Self.folder, contents: contents) }

  /// - Parameter root: the package's folder.
  /// - Throws: the error of reading a source file.
  init(root: URL) throws {
    let sources = root.appending(path: "Sources")
    var byHand = BoundByHand()
    for (path, text) in try Self.swiftFiles(in: "Notation/Catalog", of: sources) where !path.contains("/Generated/") {
      byHand.read(text)
    }
    let files = try Self.modules.flatMap { try Self.swiftFiles(in: $0, of: sources) }
      .map { DeclarationReader.read($0.text, path: $0.path) }
    let uiKit = try Self.swiftFiles(in: "SwiftUI/UIKit", of: sources).map {
      DeclarationReader.read($0.text, path: $0.path)
    }
    let vocabulary = Vocabulary(files, byHand)
    let textMethods = Set(
      files.flatMap(\.functions).filter { $0.owner == "Text" && $0.result == "Text" }.map(\.signature))
    let topics = files.compactMap { file in
      TopicFile(
        file, FileBindings(file, vocabulary, byHand, textMethods: textMethods).bindings,
        FileMembers(file, vocabulary, byHand))
    }
    contents =
      topics.map { ($0.name + ".swift", $0.text) } + [
        ("DeclaredInert.swift", Self.inert(files + uiKit, byHand, vocabulary)),
        ("DeclaredNames.swift", Self.index(topics)),
      ]
  }

  private static func swiftFiles(in folder: String, of sources: URL) throws -> [(path: String, text: String)] {
    let names =
      FileManager.default.enumerator(atPath: sources.appending(path: folder).path)?
      .compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      (folder + "/" + name, try String(contentsOf: sources.appending(path: folder + "/" + name), encoding: .utf8))
    }
  }

  /// Returns the list of the modifiers that change nothing at rest, by purpose.
  private static func inert(_ files: [DeclaredFile], _ byHand: BoundByHand, _ vocabulary: Vocabulary) -> String {
    var topics: [(topic: String, names: [String])] = []
    for function in files.flatMap(\.functions) {
      guard let topic = function.inertTopic, !byHand.binds("modifier", function.name) else { continue }
      let index = topics.firstIndex { $0.topic == topic } ?? topics.endIndex
      if index == topics.endIndex { topics.append((topic, [])) }
      if !topics[index].names.contains(function.name) { topics[index].names.append(function.name) }
    }
    var code = CodeLines()
    code.add("// Written by `\(command)` from the declarations in Sources/VitrineUI/Inert.")
    code.add("")
    code.add("/// The modifiers that the library declares and that change nothing in a picture at rest.")
    code.add("enum DeclaredInert {")
    code.add("static let inert: [Inert] = [", indent: 2)
    for (topic, names) in topics {
      code.add("Inert(", indent: 4)
      code.add("\"\(topic)\",", indent: 6)
      for name in names { code.add("\"\(name)\"" + (name == names.last ? ")," : ","), indent: 6) }
    }
    code.add("]", indent: 2)
    code.add("")
    code.add("/// The types whose values change nothing in a picture at rest.", indent: 2)
    code.add("static let types: Set<String> = [", indent: 2)
    for name in inertTypes(files, byHand, vocabulary) { code.add("\"\(name)\",", indent: 4) }
    code.add("]", indent: 2)
    code.add("}")
    return code.lines.joined(separator: "\n") + "\n"
  }

  /// Returns the names of the public types in the folders of declarations without effect that nothing else binds.
  private static func inertTypes(
    _ files: [DeclaredFile], _ byHand: BoundByHand, _ vocabulary: Vocabulary
  ) -> [String] {
    let folders = ["VitrineUI/Inert/", "SwiftUI/UIKit/"]
    let declared = files.filter { file in folders.contains { file.path.hasPrefix($0) } }.flatMap(\.types)
    return declared.filter { type in
      type.isPublic && !type.isGeneric && vocabulary.catalogName(of: type.name) == nil
        && !byHand.memberTables.contains(type.name) && !byHand.binds("function", type.name)
    }.map(\.name).sorted()
  }

  private static func index(_ topics: [TopicFile]) -> String {
    var code = CodeLines()
    code.add("// Written by `\(command)` from the declarations of what can be drawn.")
    code.add("")
    code.add("/// The bindings that are generated from declarations.")
    code.add("enum DeclaredNames {")
    for (name, type, part) in [("bindings", "NameBinding", "bindings"), ("memberTables", "MemberTable", "members")] {
      let lists = topics.filter { part == "bindings" ? $0.hasBindings : $0.hasMembers }
      code.add("static var \(name): [\(type)] {", indent: 2)
      code.add("[", indent: 4)
      for topic in lists { code.add("\(topic.name).\(part),", indent: 6) }
      code.add("].flatMap(\\.self)", indent: 4)
      code.add("}", indent: 2)
      if name == "bindings" { code.add("") }
    }
    code.add("}")
    return code.lines.joined(separator: "\n") + "\n"
  }
}
