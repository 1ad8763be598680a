import Foundation

/// Hundreds of fences that people published, if they are at hand: they are not part of the project.
enum OpenCorpus {
  struct Block: Decodable, Sendable {
    var id: String
    var code: String
  }

  static let blocks: [Block] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().path
    let paths = ["Tests/Corpus/blocks.jsonl", "../shared/corpus/blocks.jsonl"].map { root + "/" + $0 }
    let text = paths.lazy.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }.first ?? ""
    return text.split(separator: "\n").compactMap { try? JSONDecoder().decode(Block.self, from: Data($0.utf8)) }
  }()

  static let missing = "there is no corpus in Tests/Corpus or ../shared/corpus"

  /// The parts in which tests go through it side by side.
  static let parts = Array(0..<8)

  static func blocks(part: Int) -> [Block] {
    blocks.enumerated().filter { $0.offset % parts.count == part }.map(\.element)
  }
}
