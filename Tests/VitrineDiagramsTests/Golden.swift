import Foundation
import Markup
import Synchronization
import TestSupport
import Testing

/// The exact output of figures. `Goldens.txt` has the hash of each output, a line each; the output itself is written to
/// `.build/goldens/HASH`, so that a test that fails shows the lines that differ from the last output that was right.
enum Golden {
  private static let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens.txt")
  private static let outputs = URL(fileURLWithPath: packageRoot).appendingPathComponent(".build/goldens")
  private static let isRecording = ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1"

  /// The recorded hashes by name.
  private static let hashes: [String: String] = {
    var hashes: [String: String] = [:]
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 2 { hashes[words[0]] = words[1] }
    }
    return hashes
  }()

  private static let recording = Mutex(hashes)

  /// Each element on a line, so that a difference can be read; without the words of the steps, which have tests of their own.
  static func lines(_ markup: String) -> String {
    markup.replacing(/(<li[^>]*>)[^<]*/) { String($0.output.1) }.replacing("><", with: ">\n<") + "\n"
  }

  static func compare(_ actual: String, _ name: String) throws {
    let hash = hash(actual)
    try FileManager.default.createDirectory(at: outputs, withIntermediateDirectories: true)
    try Data(actual.utf8).write(to: outputs.appendingPathComponent(hash))
    if isRecording {
      try record(hash, name)
      Issue.record("recorded \(name)")
      return
    }
    guard let expected = hashes[name] else {
      Issue.record("Goldens.txt has no line for \(name): '\(name) \(hash)'")
      return
    }
    guard hash != expected else { return }
    guard let former = try? String(contentsOf: outputs.appendingPathComponent(expected), encoding: .utf8) else {
      Issue.record(
        """
        \(name) has the hash \(hash), not \(expected); run the tests of the commit before to have its output in \
        .build/goldens/\(expected), and compare it with .build/goldens/\(hash)
        """)
      return
    }
    Issue.record("\(name) has other lines:\n\(difference(from: former, to: actual))")
  }

  /// Writes the hash of an output into its line, or adds one.
  private static func record(_ hash: String, _ name: String) throws {
    try recording.withLock { hashes in
      hashes[name] = hash
      let lines = hashes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }
      try Data(lines.joined().utf8).write(to: list)
    }
  }

  /// The first lines that came and went.
  private static func difference(from former: String, to actual: String) -> String {
    let (old, new) = (former.split(separator: "\n"), actual.split(separator: "\n"))
    let changes = new.difference(from: old).map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, "- \(offset + 1): \(line)")
      case .insert(let offset, let line, _): (offset, "+ \(offset + 1): \(line)")
      }
    }
    return changes.sorted { $0.0 < $1.0 }.prefix(20).map(\.1).joined(separator: "\n")
  }

  private static func hash(_ text: String) -> String {
    let digits = String(ContentHash(of: text).value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
