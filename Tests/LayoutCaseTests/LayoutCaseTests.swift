import Diagnostics
import Foundation
import Notation
import TestSupport
import Testing
import VitrineLayout
import VitrineText
import VitrineUI

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

  /// Cases from open sources: reimplementations, articles and snapshot tests of SwiftUI.
  @Test func publishedCasesHold() throws { try check(Self.folder.appending(path: "Cases/published/layout.json")) }

  /// Sizes read from pictures that Apple's simulators drew, and a few that were derived from the same sources.
  @Test func measuredCasesHold() throws {
    let cases = try LayoutCase.read(Self.folder.appending(path: "Cases/published/snapshots.json"))
    #expect(Set(cases.map(\.id)).isSuperset(of: Self.unlikeSnapshots))
    for layoutCase in cases {
      if Self.unlikeSnapshots.contains(layoutCase.id) {
        withKnownIssue { check(layoutCase, of: "snapshots.json") }
      } else {
        check(layoutCase, of: "snapshots.json")
      }
    }
  }

  /// Snapshots that the engine does not agree with yet; one that agrees again has to be taken off this list.
  private static let unlikeSnapshots: Set<String> = ["real-list-toggle-row", "ios26-toggle"]

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
    var options = RenderOptions(typesetter: TestAssets.typesetter)
    options.proposal = layoutCase.proposal.proposed
    options.scale = 1 / (layoutCase.env?.pixelLength ?? 1)
    if layoutCase.env?.layoutDirection == "rightToLeft" { options.layoutDirection = .rightToLeft }
    if let look = layoutCase.options {
      options.scale = look.scale ?? options.scale
      options.profile = look.profile.flatMap(TypographyProfile.init) ?? options.profile
      options.typeSize = look.type.flatMap(DynamicTypeSize.init) ?? options.typeSize
    }
    options.traced = traced
    options.probesSizing = false
    return options
  }

  private func differences(_ rendering: Rendering) -> [String] {
    var found: [String: Rect] = [:]
    if let root = rendering.root { collect(root, into: &found) }
    var problems: [String] = []
    let size = [rendering.size.width, rendering.size.height]
    let tolerance = layoutCase.tolerance ?? 0.001
    if !layoutCase.expect.size.agrees(with: size, within: tolerance) {
      problems.append("size: expected \(layoutCase.expect.size.described), came \(described(size))")
    }
    for (name, expected) in (layoutCase.expect.frames ?? [:]).sorted(by: { $0.key < $1.key }) {
      let frame = found[name].map { [$0.minX, $0.minY, $0.width, $0.height] }
      if frame.map({ expected.agrees(with: $0, within: tolerance) }) != true {
        problems.append("\(name): expected \(expected.described), came \(frame.map(described) ?? "no such view")")
      }
    }
    for name in layoutCase.expect.absent ?? [] where found[name] != nil {
      problems.append("\(name): expected not to be laid out")
    }
    if let gap = layoutCase.expect.gap {
      let distance = found[gap.lower].flatMap { lower in found[gap.upper].map { lower.minY - $0.maxY } }
      if distance.map({ abs($0 - gap.length) <= tolerance }) != true {
        problems.append(
          "\(gap.upper) to \(gap.lower): expected \(gap.length), came \(distance?.formatted ?? "nothing")")
      }
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
