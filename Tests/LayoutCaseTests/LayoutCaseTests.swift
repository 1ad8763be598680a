import Foundation
import Testing
import VitrineLayout

/// Lays out named cases and compares every size and frame with what the rules of layout give.
///
/// The numbers come from the model of the rules in `model/`, or were worked out by hand, never from the engine.
struct LayoutCaseTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let files = (try? caseFiles(in: folder.appending(path: "Cases"))) ?? []

  static func caseFiles(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }.sorted()
  }

  @Test(arguments: files)
  func eachCaseHasItsFrames(file: String) throws {
    try check(Self.folder.appending(path: "Cases").appending(path: file))
  }

  @Test func thereAreCasesOfDistinctNames() throws {
    let names = try Self.files.flatMap {
      try LayoutCase.read(Self.folder.appending(path: "Cases").appending(path: $0)).map(\.id)
    }
    #expect(names.count >= 420)
    #expect(Set(names).count == names.count)
  }

  /// Cases from open sources: reimplementations, articles and snapshot tests of SwiftUI.
  @Test func publishedCasesHold() throws { try check(Self.folder.appending(path: "Cases/published/layout.json")) }

  private func check(_ file: URL) throws {
    let cases = try LayoutCase.read(file)
    #expect(!cases.isEmpty)
    for layoutCase in cases { check(layoutCase, of: file.lastPathComponent) }
  }

  private func check(_ layoutCase: LayoutCase, of file: String) {
    let problems = CaseRun(layoutCase).problems()
    guard !problems.isEmpty else { return }
    let rule = layoutCase.rule.map { "\n  rule \($0)" } ?? ""
    Issue.record(
      "\(layoutCase.id) (\(file))\(rule)\n  \(problems.joined(separator: "\n  "))\n\(layoutCase.snippet)")
  }
}
