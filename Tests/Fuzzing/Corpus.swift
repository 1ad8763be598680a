import Foundation

/// The texts that mutation starts from: notes, their fences, and the fences of JSON lines.
enum Corpus {
  static func texts(_ paths: [String]) -> [String] {
    var texts: [String] = []
    for path in paths {
      if path.hasSuffix(".jsonl"), let lines = try? String(contentsOfFile: path, encoding: .utf8) {
        for line in lines.split(separator: "\n") {
          let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
          if let code = (object?["code"] ?? object?["source"]) as? String { texts.append(code) }
        }
        continue
      }
      let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      for file in files.sorted() where file.hasSuffix(".md") {
        guard let text = try? String(contentsOfFile: path + "/" + file, encoding: .utf8) else { continue }
        texts.append(String(text.prefix(20_000)))
        let parts = text.components(separatedBy: "```")
        texts += parts.enumerated().filter { $0.offset % 2 == 1 }.map {
          $0.element.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n")
        }
      }
    }
    return texts
  }
}
