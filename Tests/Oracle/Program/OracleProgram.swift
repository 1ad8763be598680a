import Diagnostics
import FenceSyntax
import Figures
import Foundation
import Notes
import OracleSupport
import TestSupport

/// A fence that is compared: its code, and the file in which the Swift compiler gets it.
struct OracleProgram {
  /// The fences and what they are given, without the states of the compiled program.
  let oracleCase: OracleCase
  let file: FenceProgram

  /// Creates a program; `nil` if there is nothing to compare.
  init?(_ oracleCase: OracleCase) {
    let codes = oracleCase.fences.map { TopLevelCode(ParsedFence($0)) }
    guard let code = codes.last.flatMap({ $0 }) else { return nil }
    self.oracleCase = oracleCase
    file = FenceProgram(of: code, after: codes.dropLast(), isView: true, supplied: oracleCase.supplied)
    // What shows the time is different at each run.
    guard !file.roots.isEmpty, !file.text.contains("Date()"), !file.text.contains("Date.now") else { return nil }
  }

  /// The name of the function in the file that makes the views.
  static func function(_ index: Int) -> String { "oracle\(index)" }

  /// Returns the file's text, with a function that makes the views.
  func text(_ index: Int) -> String {
    let roots = file.roots.map { "\($0)()" }.joined(separator: ", ")
    return file.text + """
      @_cdecl("\(Self.function(index))") public func \(Self.function(index))(_ result: UnsafeMutableRawPointer) {
        result.assumingMemoryBound(to: [any SwiftUI.View].self).pointee = [\(roots)]
      }

      """
  }

  // MARK: Reading

  /// Returns the programs of all notes in a folder, of the blocks in a file of JSON lines with `id` and `code`, or
  /// random ones, for `random:` and their number.
  static func read(_ path: String) throws -> [OracleProgram] {
    if path.hasPrefix("random:") {
      return (1...max(1, Int(path.dropFirst(7)) ?? 1)).flatMap { seed in
        var random = SplitMix64(seed: UInt64(seed))
        return programs(of: "```swift view-tree\n\(RandomProgram(&random).source)\n```\n", at: "random:\(seed)")
      }
    }
    if path.hasSuffix(".jsonl") {
      return try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").flatMap { line in
        let block = try JSONDecoder().decode(Block.self, from: Data(line.utf8))
        return programs(of: "```swift view-tree\n\(block.code)\n```\n", at: block.id)
      }
    }
    let names = try FileManager.default.subpathsOfDirectory(atPath: path).filter { $0.hasSuffix(".md") }.sorted()
    return try names.flatMap { name in
      programs(of: try String(contentsOfFile: path + "/" + name, encoding: .utf8), at: name)
    }
  }

  private struct Block: Decodable {
    var id: String
    var code: String
  }

  private static func programs(of text: String, at name: String) -> [OracleProgram] {
    let note = NoteFences.read(Document(text: text, path: name), path: name, defaults: [], selection: .marked)
    let fences = note.fences.filter { $0.kind != .tree && $0.options.fails == nil }
    return fences.indices.compactMap { index in
      let options = fences[index].options
      guard fences[index].kind == .figure, !options.isLenient, !options.showsOnlyStructure else { return nil }
      return OracleProgram(
        OracleCase(
          name: "\(name):\(fences[index].span.start.line)", fences: fences[...index].map(\.block.code),
          supplied: options.bindings ?? "", width: options.width ?? nil, height: options.height ?? nil))
    }
  }
}
