import Foundation
import Markup
import Testing
import VitrineDiagrams

/// The ten figures are the same bytes, on every machine, in every run. `VITRINE_RECORD=1` writes them anew, and fails, so
/// that no one records by accident.
struct GoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens")
  private static var isRecording: Bool { ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1" }

  @Test(arguments: TestFigure.ten)
  func figuresStayAsTheyAre(_ figure: TestFigure) throws {
    try compare(Self.lines(figure.html), "\(figure.name).html")
    try compare(Self.lines(figure.picture), "\(figure.name).svg")
  }

  /// Each element on a line, so that a difference can be read; without the words of the steps, which have tests of their own.
  private static func lines(_ markup: String) -> String {
    markup.replacing(/(<li[^>]*>)[^<]*/) { String($0.output.1) }.replacing("><", with: ">\n<") + "\n"
  }

  private func compare(_ actual: String, _ name: String) throws {
    let file = Self.folder.appendingPathComponent(name)
    if Self.isRecording {
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
