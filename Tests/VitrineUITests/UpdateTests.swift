import TestSupport
import Testing
import VitrineLayout

@testable import VitrineUI

/// Trees that are brought up to date: what changed is made again, and nothing else.
@Suite struct UpdateTests {
  private static var options: RenderOptions {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(width: 200, height: 200)
    (options.traced, options.probesSizing) = (false, false)
    return options
  }

  private struct Cell: View {
    @State private var height = 4.0
    var body: some View {
      Button {
        height += 1
      } label: {
        Color.red.frame(width: 4, height: height)
      }
    }
  }

  private struct Row: View {
    var body: some View { HStack(spacing: 0) { ForEach(0..<70) { _ in Cell() } }.frame(height: 60) }
  }

  private struct Wall: View {
    var body: some View { VStack(spacing: 0) { ForEach(0..<50) { _ in Row() } } }
  }

  @Test func aLeafsStateMakesFewNodesAgain() throws {
    var limits = RenderGraph.Limits()
    limits.nodes = 100_000
    let live = ViewSession(Wall(), options: Self.options, limits: limits)
    let whole = live.update()
    #expect(whole.nodes >= 10_000)
    #expect(whole.bodies == 1 + 50 + 3_500)
    let taps = live.root.map(EventTarget.taps) ?? []
    #expect(taps.count == 3_500)
    try live.act(taps[777])
    let part = live.update()
    #expect(part.bodies == 1)
    #expect(part.nodes * 50 <= whole.nodes)
    #expect(part.measurements * 50 <= whole.measurements)
    #expect(part.placements * 50 <= whole.placements)
    let nothing = live.update()
    #expect(nothing == UpdateCost(bodies: 0, nodes: 0, measurements: 0, placements: 0))
  }

  /// Random events on random views: after each, the tree is the one that a fresh evaluation with the same state makes, each
  /// view at its place, and nothing of what is gone is kept.
  @Test func incrementalTreesAreFreshTrees() throws {
    for seed in Samples.seeds(500, of: "random views with events") {
      var random = SplitMix64(seed: seed)
      let view = RandomViews.view(RandomViews.plan(&random, size: Int.random(in: 2...9, using: &random)))
      let live = ViewSession(view, options: Self.options)
      live.update()
      for event in 0..<4 {
        guard let target = (live.root.map(EventTarget.taps) ?? []).randomElement(using: &random) else { break }
        try live.act(target)
        live.update()
        try check(live, "seed \(seed), event \(event)")
      }
    }
  }

  private func check(_ live: ViewSession, _ place: String) throws {
    let copy = live.states.copyOfState()
    let fresh = Renderer.tree(live.view, options: Self.options, states: copy, limits: RenderGraph.Limits())
    #expect(copy.placesOfBodies == live.states.placesOfBodies, "\(place)")
    #expect(copy.population == live.states.population, "\(place)")
    let (one, other) = (live.drawing, fresh.rendering())
    #expect(one.size == other.size, "\(place)")
    #expect(one.root == other.root, "\(place)")
    #expect(one.marks == other.marks, "\(place)")
  }
}
