import Foundation
import Testing

/// Files with the exact output of figures, beside this one.
enum Golden {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")
  private static var isRecording: Bool { ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1" }

  /// Each element on a line, so that a difference can be read; without the words of the steps, which have tests of their own.
  static func lines(_ markup: String) -> String {
    markup.replacing(/(<li[^>]*>)[^<]*/) { String($0.output.1) }.replacing("><", with: ">\n<") + "\n"
  }

  static func compare(_ actual: String, _ name: String) throws {
    let file = folder.appendingPathComponent(name)
    if isRecording {
      try Data(actual.utf8).write(to: file)
      Issue.record("recorded \(name)")
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    guard actual != expected else { return }
    let pairs = zip(actual.split(separator: "\n"), expected.split(separator: "\n")).enumerated()
    let first = pairs.first { $0.element.0 != $0.element.1 }
    let place = first.map { "line \($0.offset + 1): \($0.element.0)\nexpected: \($0.element.1)" } ?? "its length"
    Issue.record("\(name) differs in \(place)")
  }
}
