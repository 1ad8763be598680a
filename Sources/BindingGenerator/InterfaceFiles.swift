import Foundation

/// The files with the library's declarations, which the type checker of fences reads.
struct InterfaceFiles {
  private static let folder = "Sources/FenceTypes/Interfaces/Generated"
  private static let modules = ["VitrineLayout", "VitrineText", "VitrineUI", "VitrineCharts", "Charts", "SwiftUI"]
  private static let interfaces = ["FenceTypes/Interfaces", "FenceEvaluation/Library/Interfaces"]
  /// The most bytes of a file.
  private static let mostBytes = 95_000
  /// The bytes of a line beside its text.
  private static let indentation = 7

  let output: GeneratedFolder

  /// - Parameter root: the package's folder.
  /// - Throws: the error of reading a source file.
  init(root: URL) throws {
    let sources = root.appending(path: "Sources")
    var blocks: [Block] = []
    for folder in Self.interfaces {
      for source in try Self.files(in: folder, ending: ".swiftinterface", of: sources) {
        blocks += Self.blocks(of: InterfaceWriter.lines(of: source, isWhole: true), isOwn: false)
      }
    }
    let own = try Self.modules.flatMap { try Self.files(in: $0, ending: ".swift", of: sources) }
    let makers = Self.makers(in: own)
    for source in own {
      blocks += Self.blocks(of: InterfaceWriter.lines(of: source, isWhole: false, makers: makers), isOwn: true)
    }
    output = GeneratedFolder(path: Self.folder, contents: Self.files(of: blocks))
  }

  /// A type or an extension.
  private struct Block {
    var name: String
    var lines: [String]
  }

  /// Divides the lines of a source into blocks; those of the library's own types, whose declarations are complete,
  /// begin with an exclamation mark.
  private static func blocks(of lines: [String], isOwn: Bool) -> [Block] {
    var blocks: [Block] = []
    for line in lines {
      if line.hasPrefix(">") {
        let name = line.dropFirst().prefix { $0 != "|" }
        blocks.append(Block(name: String(name), lines: [(isOwn ? "!" : ">") + line.dropFirst()]))
      } else {
        blocks[blocks.count - 1].lines.append(line)
      }
    }
    return blocks
  }

  /// Returns the functions of types that return a value of the type.
  private static func makers(in sources: [String]) -> [String: Set<String>] {
    var makers: [String: Set<String>] = [:]
    for source in sources {
      for match in source.matches(of: #/static func (\w+)[(<][^{]*? -> (\w+) \{/#) {
        makers[String(match.2), default: []].insert(String(match.1))
      }
    }
    return makers
  }

  private static func files(in folder: String, ending: String, of sources: URL) throws -> [String] {
    let path = sources.appending(path: folder).path
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(ending) }.sorted().map {
      try String(contentsOf: sources.appending(path: folder + "/" + $0), encoding: .utf8)
    }
  }

  /// Divides the blocks into files, sorted by name, so that a name is found by halving.
  private static func files(of blocks: [Block]) -> [(name: String, text: String)] {
    let groups = Dictionary(grouping: blocks, by: \.name).sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    var parts: [(lines: [String], starts: [Int], bytes: Int)] = []
    for group in groups {
      let lines = group.value.flatMap(\.lines)
      let bytes = lines.reduce(0) { $0 + $1.utf8.count + indentation }
      if parts.last.map({ $0.bytes + $0.lines.count * indentation + bytes > mostBytes }) ?? true {
        parts.append(([], [], 0))
      }
      parts[parts.count - 1].starts.append(parts[parts.count - 1].bytes)
      for line in lines {
        parts[parts.count - 1].lines.append(line)
        parts[parts.count - 1].bytes += line.utf8.count + 1
      }
    }
    var files = parts.enumerated().map { index, part in
      (
        name: "InterfaceText\(index + 1).swift",
        text: header + "extension InterfaceText {\n  static let part\(index + 1) = InterfacePart(\n    starts: [\n"
          + rows(of: part.starts) + "    ],\n    text: #\"\"\"\n" + part.lines.map { "      \($0)\n" }.joined()
          + "      \"\"\"#)\n}\n"
      )
    }
    let names = parts.indices.map { "part\($0 + 1)" }.joined(separator: ", ")
    files.append(
      (
        "InterfaceText.swift",
        header
          + "/// The declarations that fences can use, in the form that `InterfaceWriter` of the generator describes.\n"
          + "enum InterfaceText {\n  static var parts: [InterfacePart] { [\(names)] }\n}\n"
      ))
    return files
  }

  /// Returns numbers as lines of an array literal.
  private static func rows(of numbers: [Int]) -> String {
    stride(from: 0, to: numbers.count, by: 16).map { start in
      "      " + numbers[start..<min(start + 16, numbers.count)].map { "\($0), " }.joined().dropLast() + "\n"
    }.joined()
  }

  private static let header = "// Written by `\(GeneratedFiles.command)` from declarations.\n\n"
}
