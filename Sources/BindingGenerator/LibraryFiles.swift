import Foundation
import SwiftSyntax

/// The bindings of the standard library and Foundation, made of the interface files.
struct LibraryFiles {
  static let folder = "Sources/FenceEvaluation/Library/Generated"
  private static let interfaces = "Sources/FenceEvaluation/Library/Interfaces"
  private static let linesOfAPart = 230

  let contents: [(name: String, text: String)]

  var output: GeneratedFolder { GeneratedFolder(path: Self.folder, contents: contents) }

  init(root: URL) throws {
    let folder = root.appending(path: Self.interfaces)
    let reader = InterfaceReader()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names where name.hasSuffix(".swiftinterface") {
      reader.read(try String(contentsOf: folder.appending(path: name), encoding: .utf8))
    }
    let types = reader.types.values.sorted { $0.name < $1.name }
    var files: [(name: String, text: String)] = []
    var parts: [String: [String]] = [:]
    for type in types where !type.members.isEmpty {
      let texts = Self.parts(of: type)
      let names = texts.indices.map { Self.typeName(type.name) + "\($0 + 1)" }
      parts[type.name] = names
      for (name, text) in zip(names, texts) {
        files.append((name + ".swift", text + (name == names[0] ? Self.whole(type, names) : "")))
      }
    }
    contents =
      files + [
        ("DeclaredLibrary.swift", Self.index(types, parts)),
        ("DeclaredLibrary+Inherited.swift", Self.inherited(types, reader.types)),
      ]
  }

  private static func typeName(_ name: String) -> String { "Library" + name.filter { $0 != "." } + "Members" }

  private static func parts(of type: InterfaceType) -> [String] {
    var texts: [String] = []
    var (entries, functions) = (CodeLines(), CodeLines())
    func finish() {
      let name = typeName(type.name) + "\(texts.count + 1)"
      let lines =
        [
          "// Written by `\(GeneratedFiles.command)` from the interface files in Library/Interfaces.",
          "// swift-format-ignore-file",
          "import Foundation", "", "/// Members of `\(type.name)`.", "enum \(name) {",
          "  static let members: [LibraryMember] = [",
        ] + entries.lines + ["  ]", "}"] + functions.lines
      texts.append(lines.joined(separator: "\n") + "\n")
      (entries, functions) = (CodeLines(), CodeLines())
    }
    for (index, member) in type.members.enumerated() {
      let prefix = type.name.filter { $0 != "." }
      let name =
        prefix.prefix(1).lowercased() + prefix.dropFirst()
        + "\(member.name.prefix(1).uppercased())\(member.name.dropFirst())\(index)"
      let binding = InterfaceBinding(member, functionName: name)
      binding.entry(&entries)
      binding.function(&functions)
      if entries.lines.count + functions.lines.count > linesOfAPart { finish() }
    }
    if !entries.lines.isEmpty { finish() }
    return texts
  }

  /// The declaration of all members of a type.
  private static func whole(_ type: InterfaceType, _ names: [String]) -> String {
    var code = CodeLines()
    code.add("")
    code.add("/// All members of `\(type.name)`.")
    code.add("enum \(typeName(type.name)) {")
    code.list("static let all = LibraryType([", names.map { "\($0).members" }, "])", indent: 2)
    code.add("}")
    return code.lines.joined(separator: "\n") + "\n"
  }

  private static var header: CodeLines {
    var code = CodeLines()
    code.add("// Written by `\(GeneratedFiles.command)` from the interface files in Library/Interfaces.")
    code.add("// swift-format-ignore-file")
    code.add("")
    return code
  }

  private static func index(_ types: [InterfaceType], _ parts: [String: [String]]) -> String {
    var code = header
    code.add("/// The types that the interface files declare.")
    code.add("enum DeclaredLibrary {")
    code.add("/// The members of each type, made when one of them is first used.", indent: 2)
    code.add("static let types: [String: @Sendable () -> LibraryType] = [", indent: 2)
    for type in types {
      guard let names = parts[type.name], !names.isEmpty else { continue }
      code.add("\"\(type.name)\": { \(Self.typeName(type.name)).all },", indent: 4)
    }
    code.add("]", indent: 2)
    code.add("}")
    return code.lines.joined(separator: "\n") + "\n"
  }

  private static func inherited(_ types: [InterfaceType], _ known: [String: InterfaceType]) -> String {
    var code = header
    code.add("extension DeclaredLibrary {")
    code.add("/// The protocols of each type, the most special first.", indent: 2)
    code.add("static let inherited: [String: [String]] = [", indent: 2)
    for type in types {
      let all = ancestors(of: type.name, known)
      code.add("\"\(type.name)\": [\(all.map { "\"\($0)\"" }.joined(separator: ", "))],", indent: 4)
    }
    code.add("]", indent: 2)
    code.add("}")
    return code.lines.joined(separator: "\n") + "\n"
  }

  /// The protocols that a type conforms to, with those that they refine, nearest first.
  private static func ancestors(of name: String, _ known: [String: InterfaceType]) -> [String] {
    var (found, next) = ([String](), known[name]?.inherited ?? [])
    while !next.isEmpty {
      for name in next where known[name] != nil && !found.contains(name) { found.append(name) }
      next = next.flatMap { known[$0]?.inherited ?? [] }
    }
    return found
  }
}
