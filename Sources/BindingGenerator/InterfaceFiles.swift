import Foundation

/// The files with the library's declarations, which the type checker of fences reads.
struct InterfaceFiles {
  private static let folder = "Sources/FenceTypes/Interfaces/Generated"
  private static let modules = ["VitrineLayout", "VitrineText", "VitrineUI", "VitrineCharts", "Charts", "SwiftUI"]
  private static let interfaces = ["FenceTypes/Interfaces", "FenceEvaluation/Library/Interfaces"]
  /// The line after which the types are the library's own, whose declarations are complete.
  private static let mark = "!|"
  /// The most bytes of a file.
  private static let mostBytes = 95_000

  let output: GeneratedFolder

  /// - Parameter root: the package's folder.
  /// - Throws: the error of reading a source file.
  init(root: URL) throws {
    let sources = root.appending(path: "Sources")
    var lines: [String] = []
    for folder in Self.interfaces {
      for source in try Self.files(in: folder, ending: ".swiftinterface", of: sources) {
        lines += InterfaceWriter.lines(of: source, isWhole: true)
      }
    }
    lines.append(Self.mark)
    let own = try Self.modules.flatMap { try Self.files(in: $0, ending: ".swift", of: sources) }
    let makers = Self.makers(in: own)
    for source in own { lines += InterfaceWriter.lines(of: source, isWhole: false, makers: makers) }
    output = GeneratedFolder(path: Self.folder, contents: Self.files(of: lines))
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

  /// Divides lines into files, each of which begins with a type.
  private static func files(of lines: [String]) -> [(name: String, text: String)] {
    var parts: [[String]] = [[]]
    var bytes = 0
    for line in lines {
      if line.hasPrefix(">"), bytes > mostBytes {
        parts.append([])
        bytes = 0
      }
      parts[parts.count - 1].append(line)
      bytes += line.utf8.count + 5
    }
    var files = parts.enumerated().map { index, lines in
      (
        name: "InterfaceText\(index + 1).swift",
        text: header + "extension InterfaceText {\n  static let part\(index + 1): StaticString = #\"\"\"\n"
          + lines.map { "    \($0)\n" }.joined() + "    \"\"\"#\n}\n"
      )
    }
    let names = parts.indices.map { "part\($0 + 1)" }.joined(separator: ", ")
    files.append(
      (
        "InterfaceText.swift",
        header
          + "/// The declarations that fences can use, in the form that `InterfaceWriter` of the generator describes.\n"
          + "enum InterfaceText {\n  static var parts: [StaticString] { [\(names)] }\n}\n"
      ))
    return files
  }

  private static let header = "// Written by `\(GeneratedFiles.command)` from declarations.\n\n"
}
