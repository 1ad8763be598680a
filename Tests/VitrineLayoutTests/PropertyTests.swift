import TestSupport
import Testing
import VitrineLayout

/// Invariants of every tree and proposal, tried on random ones.
struct PropertyTests {
  private static let lengths: [Double?] = [nil, 0, 1, 33.5, 100, 320, .infinity]

  private static func proposal(_ generator: inout SplitMix64) -> ProposedViewSize {
    ProposedViewSize(
      width: lengths[Int.random(in: 0..<7, using: &generator)],
      height: lengths[Int.random(in: 0..<7, using: &generator)])
  }

  private static func close(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= 1e-6 * max(1, abs(a), abs(b)) }
  private static func close(_ a: Size, _ b: Size) -> Bool { close(a.width, b.width) && close(a.height, b.height) }

  @Test func everyTreeKeepsThePromises() {
    for seed in Samples.seeds(5_000, of: "random trees") {
      var generator = SplitMix64(seed: seed)
      let spec = TreeSpec.random(3, &generator)
      let proposal = Self.proposal(&generator)
      if let failure = Self.failure(spec, proposal, &generator) {
        Issue.record("seed \(seed): \(failure) in \(spec) at \(proposal)")
        return
      }
    }
  }

  private static func failure(
    _ spec: TreeSpec, _ proposal: ProposedViewSize, _ generator: inout SplitMix64
  ) -> String? {
    let node = spec.node(LayoutSession())
    let size = node.sizeThatFits(proposal)
    guard !size.width.isNaN, !size.height.isNaN else { return "not a number" }
    guard size.width >= 0, size.height >= 0 else { return "negative size \(size)" }
    // Any order of questions gives the same answer.
    let probed = spec.node(LayoutSession())
    for _ in 0..<3 { _ = probed.sizeThatFits(Self.proposal(&generator)) }
    guard probed.sizeThatFits(proposal) == size else { return "another answer after other questions" }
    // The ideal size is what fixedSize gives.
    let fixed = TreeSpec.fixedSize([.horizontal, .vertical], spec).node(LayoutSession()).sizeThatFits(proposal)
    guard fixed == node.sizeThatFits(.unspecified) else { return "fixedSize \(fixed) is not the ideal size" }
    guard size.width.isFinite, size.height.isFinite else { return nil }
    node.place(at: .zero, proposal: proposal)
    return placementFailure(node)
  }

  /// A frame has the size that the node reports to what it was placed with, and stacks report their children's lengths.
  private static func placementFailure(_ node: LayoutNode) -> String? {
    guard let proposal = node.placedProposal else { return nil }
    let frame = node.frame
    guard ![frame.minX, frame.minY, frame.maxX, frame.maxY].contains(where: \.isNaN) else {
      return "\(type(of: node.rule)) placed at \(frame)"
    }
    guard frame.size == node.sizeThatFits(proposal) else { return "frame \(frame) is not the report" }
    for child in node.children {
      if let failure = placementFailure(child) { return failure }
    }
    return nil
  }

  @Test func answersDoNotDependOnTheCache() {
    for seed in Samples.seeds(500, of: "random trees without a cache") {
      var generator = SplitMix64(seed: 7 << 40 | seed)
      let spec = TreeSpec.random(2, &generator)
      let proposal = Self.proposal(&generator)
      let forgetful = LayoutSession()
      forgetful.keepsAnswers = false
      let size = spec.node(LayoutSession()).sizeThatFits(proposal)
      let again = spec.node(forgetful).sizeThatFits(proposal)
      #expect(size == again, "seed \(seed): \(spec) at \(proposal)")
    }
  }

  /// Along its axis a stack reports the sum of its children and the distances between them.
  @Test func stacksReportTheSumOfTheirChildren() {
    for seed in Samples.seeds(500, of: "random stacks") {
      var generator = SplitMix64(seed: 11 << 40 | seed)
      let children = (0..<Int.random(in: 1...4, using: &generator)).map { _ in TreeSpec.random(2, &generator) }
      let width = [0.0, 40, 100, 320][Int.random(in: 0..<4, using: &generator)]
      let stack = TreeSpec.stack(.horizontal, spacing: 5, alignment: 1, children).node(LayoutSession())
      let proposal = ProposedViewSize(width: width, height: 100)
      let size = stack.sizeThatFits(proposal)
      guard size.width.isFinite, size.height.isFinite else { continue }
      stack.place(at: .zero, proposal: proposal)
      let sum = stack.children.map(\.frame.width).reduce(0, +) + 5 * Double(children.count - 1)
      #expect(Self.close(size.width, sum), "seed \(seed): \(children) at \(width)")
    }
  }
}
