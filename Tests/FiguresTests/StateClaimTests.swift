import Foundation
import Notation
import Notes
import TestSupport
import Testing
import VitrineUI

@testable import Figures

/// What is said of identity, state, lifetime and updates: each claim is a case, named in one line, with the figure of the
/// manual that shows it (`figure identity#positions`: the page in `content/state/`, and the fence's id) and the engine's evidence.
///
/// The evidence is a line for each picture with the texts it shows, and what was printed. `tell` adds to that: which `bodies`
/// ran, which views came and went (`lifetime`), whose `state` has which value, the `structure` of the source, the `tree` of what
/// is drawn.
@Suite struct StateClaimTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("content/state")

  static let pages = ["index", "identity", "state", "observation", "lifetime", "updates", "environment", "wrappers"]

  /// The figures of the pages by page and id, as a page draws them.
  private static let figures: [String: DrawnFence] = {
    var figures: [String: DrawnFence] = [:]
    for page in pages {
      for (options, drawn) in drawn(page) { figures["\(page)#\(options.id ?? "")"] = drawn }
    }
    return figures
  }()

  private static func drawn(_ page: String) -> [(FigureOptions, DrawnFence)] {
    guard let text = try? String(contentsOf: folder.appendingPathComponent(page + ".md"), encoding: .utf8) else {
      return []
    }
    let settings = [("width", "320"), ("height", "480"), ("advice", "false")].map { FigureSetting(key: $0, value: $1) }
    let document = Document(text: text, path: page)
    let fences = NoteFences.read(document, path: page, defaults: settings, selection: .marked).fences
      .filter { $0.kind != .tree }
    let requests = fences.map { fence in
      var options = fence.kind == .declarations ? FigureOptions() : fence.options
      options.profile = options.profile ?? .book
      // What is written on a button is evidence, too.
      if options.events != nil { options.show.append(.internals) }
      let request = FenceRequest(
        ParsedFence(fence.block.code), kind: fence.kind, options: options, number: fence.number)
      return FigureRequest(request, identifier: "f")
    }
    let outcomes = HTMLFigureRenderer(TestAssets.typesetter).figures(for: requests)
    return zip(requests, outcomes).map { ($0.fence.options, $1.drawn) }
  }

  @Test(arguments: TextCase.all(in: "claims-state.txt"))
  func statedStateIsShown(_ claim: TextCase) throws {
    let name = claim.settings["figure"] ?? ""
    let drawn = try #require(Self.figures[name], "\(claim.place): no figure '\(name)'")
    let lines = Evidence(tell: claim.settings["tell"] ?? "").lines(drawn)
    #expect(lines.joined(separator: "\n") == claim.expected, "\(claim.place)")
  }

  /// No figure of these pages stands there without a claim, and none has the same id as another.
  @Test func eachFigureShowsAClaim() {
    let shown = Set(TextCase.all(in: "claims-state.txt").compactMap { $0.settings["figure"] })
    #expect(Set(Self.figures.keys) == shown)
    #expect(Self.figures.count == Self.pages.map { Self.drawn($0).count }.reduce(0, +))
  }

  @Test func thereAreClaims() {
    let claims = TextCase.all(in: "claims-state.txt")
    #expect(claims.count >= 60)
    #expect(Set(claims.map(\.name)).count == claims.count)
  }
}

/// What the engine says of a figure.
struct Evidence {
  let tell: String

  func lines(_ drawn: DrawnFence) -> [String] {
    var lines: [String] = []
    if tell.contains("structure"), let structure = drawn.structure { lines += outline(structure) }
    for figure in drawn.figures {
      if figure.frames.isEmpty { lines.append(texts(figure.rendering.root).joined(separator: " ")) }
      if tell.contains("tree") { lines += outline(figure.rendering.root) }
      for (frame, cell) in zip(figure.frames, figure.cells) { lines += self.lines(frame, cell.rendering) }
    }
    lines += drawn.diagnostics.map { "\($0.severity): \($0.message) (\($0.hint ?? ""))" }
    return lines.filter { !$0.isEmpty }
  }

  private func lines(_ frame: FilmFrame, _ rendering: Rendering) -> [String] {
    var lines = [frame.event + " | " + texts(rendering.root).joined(separator: " ")]
    lines += frame.output.map { "> " + $0 }
    if tell.contains("bodies") {
      lines += frame.bodies.map { "\($0.view) ran: \($0.reasons.joined(separator: ", "))" }
    }
    if tell.contains("lifetime") { lines += frame.lifetime.map { "\($0.view) \($0.isMade ? "made" : "gone")" } }
    if tell.contains("state") { lines += frame.state.map { "\($0.owner).\($0.name) = \($0.value)" } }
    return lines
  }

  func texts(_ node: RenderedNode?) -> [String] {
    guard let node else { return [] }
    let own = node.kind == .text ? [String(node.argument.dropFirst().dropLast())] : []
    return own + node.children.flatMap(texts)
  }

  private func outline(_ node: RenderedNode?, depth: Int = 0) -> [String] {
    guard let node else { return [] }
    let size = "\(Int(node.frame.width.rounded()))×\(Int(node.frame.height.rounded()))"
    return [String(repeating: "  ", count: depth) + "\(node.kind.name) \(size)"]
      + node.children.flatMap { outline($0, depth: depth + 1) }
  }

  private func outline(_ view: ViewStructure, depth: Int = 0) -> [String] {
    let words = [view.role, view.name, view.detail].filter { !$0.isEmpty }.joined(separator: " ")
    return [String(repeating: "  ", count: depth) + words] + view.children.flatMap { outline($0, depth: depth + 1) }
  }
}
