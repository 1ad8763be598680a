import Diagnostics
import Foundation
import Notation
import TestSupport
import VitrineLayout
import VitrineText
import VitrineUI

/// One case, evaluated and laid out.
struct CaseRun {
  let layoutCase: LayoutCase

  init(_ layoutCase: LayoutCase) { self.layoutCase = layoutCase }

  private var source: String { [layoutCase.prelude, layoutCase.snippet].compactMap { $0 }.joined(separator: "\n") }

  /// What is not as expected; the layout is run with its trace and, by its shorter way, without.
  func problems() -> [String] {
    let notebook = Notebook()
    let result = notebook.evaluate(source)
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
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = layoutCase.proposal.proposed
    options.scale = 1 / (layoutCase.env?.pixelLength ?? 1)
    if layoutCase.env?.layoutDirection == "rightToLeft" { options.layoutDirection = .rightToLeft }
    if let look = layoutCase.options {
      options.scale = look.scale ?? options.scale
      options.profile = layoutCase.profile(look.profile) ?? options.profile
      options.typeSize = look.type.flatMap(DynamicTypeSize.init) ?? options.typeSize
    }
    options.traced = traced
    options.probesSizing = false
    return options
  }

  private func differences(_ rendering: Rendering) -> [String] {
    comparisons(rendering).filter { !$0.holds }.map { "\($0.what): expected \($0.expected), came \($0.found)" }
  }

  /// A thing that the case expects beside what came of it.
  struct Comparison {
    let what: String
    let expected: String
    let found: String
    let holds: Bool
    /// By how much each number is off, in points, in the order in which they are written; `nil` for what is not asserted.
    var errors: [Double?] = []

    /// The largest of them.
    var error: Double { errors.compactMap { $0.map(abs) }.max() ?? (holds ? 0 : .infinity) }
  }

  /// All that the case expects, in the order of names; nothing where it can't be drawn.
  func comparisons() -> [Comparison] {
    guard let drawing = Notebook().evaluate(source).drawings.first else { return [] }
    return comparisons(Renderer.render(drawing.view, options: options(traced: false)))
  }

  private func comparisons(_ rendering: Rendering) -> [Comparison] {
    var frames: [String: Rect] = [:]
    if let root = rendering.root { collect(root, into: &frames) }
    let tolerance = layoutCase.tolerance ?? 0.001
    func compare(_ what: String, _ expected: [LayoutCase.Length?], _ found: [Double]?) -> Comparison {
      Comparison(
        what: what, expected: expected.described, found: found.map(described) ?? "no such view",
        holds: found.map { expected.agrees(with: $0, within: tolerance) } ?? false,
        errors: zip(expected, found ?? []).map { expected, found in expected.map { found - $0.points } })
    }
    var comparisons = [compare("size", layoutCase.expect.size, [rendering.size.width, rendering.size.height])]
    for (name, expected) in (layoutCase.expect.frames ?? [:]).sorted(by: { $0.key < $1.key }) {
      comparisons.append(compare(name, expected, frames[name].map { [$0.minX, $0.minY, $0.width, $0.height] }))
    }
    for mark in layoutCase.expect.marks ?? [] {
      let found = rendering.root.map { nodes(in: $0).filter { $0.type == mark.type } } ?? []
      let frame = mark.index < found.count ? found[mark.index].frame : nil
      comparisons.append(
        compare(
          "\(mark.type) \(mark.index + 1)", mark.frame, frame.map { [$0.minX, $0.minY, $0.width, $0.height] }))
    }
    for name in layoutCase.expect.absent ?? [] where frames[name] != nil {
      comparisons.append(Comparison(what: name, expected: "not to be laid out", found: "a frame", holds: false))
    }
    if let gap = layoutCase.expect.gap {
      let distance = frames[gap.lower].flatMap { lower in frames[gap.upper].map { lower.minY - $0.maxY } }
      comparisons.append(
        Comparison(
          what: "\(gap.upper) to \(gap.lower)", expected: gap.length.formatted, found: distance?.formatted ?? "nothing",
          holds: distance.map { abs($0 - gap.length) <= tolerance } ?? false,
          errors: [distance.map { $0 - gap.length }]))
    }
    return comparisons
  }

  private func nodes(in node: RenderedNode) -> [RenderedNode] { [node] + node.children.flatMap(nodes) }

  private func described(_ numbers: [Double]) -> String {
    "(" + numbers.map(\.formatted).joined(separator: ", ") + ")"
  }

  private func collect(_ node: RenderedNode, into found: inout [String: Rect]) {
    if let id = node.id, found[id] == nil { found[id] = node.frame }
    for child in node.children { collect(child, into: &found) }
  }
}
