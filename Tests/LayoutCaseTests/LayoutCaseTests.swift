import Diagnostics
import Foundation
import Notation
import Testing
import VitrineLayout
import VitrineUI

/// Lays out named cases and compares every size and frame with what the rules of layout give.
///
/// The numbers come from the model of the rules in `model/`, or were worked out by hand, never from the engine.
struct LayoutCaseTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let files = (try? caseFiles(in: folder.appending(path: "Cases"))) ?? []
  /// Cases that may stand beside the package.
  static let shared = folder.appending(path: "../../../shared/cases/layout.json").standardizedFileURL

  static func caseFiles(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }.sorted()
  }

  @Test(arguments: files)
  func casesHold(file: String) throws {
    try check(Self.folder.appending(path: "Cases").appending(path: file))
  }

  @Test func thereAreCasesOfDistinctNames() throws {
    let names = try Self.files.flatMap {
      try LayoutCase.read(Self.folder.appending(path: "Cases").appending(path: $0)).map(\.id)
    }
    #expect(names.count >= 420)
    #expect(Set(names).count == names.count)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: shared.path), "the shared cases are not beside the package"))
  func sharedCasesHold() throws { try check(Self.shared) }

  private func check(_ file: URL) throws {
    let cases = try LayoutCase.read(file)
    #expect(!cases.isEmpty)
    for layoutCase in cases {
      let problems = CaseRun(layoutCase).problems()
      guard !problems.isEmpty else { continue }
      let rule = layoutCase.rule.map { "\n  rule \($0)" } ?? ""
      Issue.record(
        "\(layoutCase.id) (\(file.lastPathComponent))\(rule)\n  \(problems.joined(separator: "\n  "))\n\(layoutCase.snippet)"
      )
    }
  }
}

/// One case, evaluated and laid out.
struct CaseRun {
  let layoutCase: LayoutCase

  init(_ layoutCase: LayoutCase) { self.layoutCase = layoutCase }

  /// What is not as expected; the layout is run with its trace and, by its shorter way, without.
  func problems() -> [String] {
    let notebook = Notebook()
    let text = [layoutCase.prelude, layoutCase.snippet].compactMap { $0 }.joined(separator: "\n")
    let result = notebook.evaluate(text)
    let errors = result.diagnostics.filter { $0.severity == .error }.map { "evaluating: \($0.message)" }
    guard errors.isEmpty else { return errors }
    guard let drawing = result.drawings.first else { return ["nothing to draw"] }
    var problems: [String] = []
    for traced in [true, false] {
      let rendering = Renderer.render(drawing.view, options: options(traced: traced))
      problems += notebook.failuresWhileRendering(result.source).map { "rendering: \($0.message)" }
      problems += differences(rendering).map { traced ? $0 : "untraced: \($0)" }
      if !problems.isEmpty { break }
    }
    return problems
  }

  private func options(traced: Bool) -> RenderOptions {
    var options = RenderOptions()
    options.proposal = layoutCase.proposal.proposed
    options.scale = 1 / (layoutCase.env?.pixelLength ?? 1)
    if layoutCase.env?.layoutDirection == "rightToLeft" { options.layoutDirection = .rightToLeft }
    options.traced = traced
    options.probesSizing = false
    return options
  }

  private func differences(_ rendering: Rendering) -> [String] {
    var found: [String: Rect] = [:]
    if let root = rendering.root { collect(root, into: &found) }
    var problems: [String] = []
    let size = [rendering.size.width, rendering.size.height]
    if !layoutCase.expect.size.agrees(with: size) {
      problems.append("size: expected \(layoutCase.expect.size.described), came \(described(size))")
    }
    for (name, expected) in (layoutCase.expect.frames ?? [:]).sorted(by: { $0.key < $1.key }) {
      let frame = found[name].map { [$0.minX, $0.minY, $0.width, $0.height] }
      if frame.map({ expected.agrees(with: $0) }) != true {
        problems.append("\(name): expected \(expected.described), came \(frame.map(described) ?? "no such view")")
      }
    }
    for name in layoutCase.expect.absent ?? [] where found[name] != nil {
      problems.append("\(name): expected not to be laid out")
    }
    return problems
  }

  private func described(_ numbers: [Double]) -> String {
    "(" + numbers.map(\.formatted).joined(separator: ", ") + ")"
  }

  private func collect(_ node: RenderedNode, into found: inout [String: Rect]) {
    if let id = node.id, found[id] == nil { found[id] = node.frame }
    for child in node.children { collect(child, into: &found) }
  }
}
