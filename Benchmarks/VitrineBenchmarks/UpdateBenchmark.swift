import VitrineLayout
import VitrineUI

/// Times a tree of ten thousand nodes: made as a whole, and brought up to date after one `@State` at a leaf changed.
enum UpdateBenchmark {
  private struct Cell: View {
    let name: String
    @State private var height = 4.0
    var body: some View {
      Color.red.frame(width: 4, height: height).listening(for: .tap) { _ in height = height == 4 ? 5 : 4 }.id(name)
    }
  }

  private struct Row: View {
    let number: Int
    var body: some View { HStack(spacing: 0) { ForEach(0..<100) { Cell(name: "\(number).\($0)") } }.frame(height: 20) }
  }

  private struct Wall: View {
    var body: some View { VStack(spacing: 0) { ForEach(0..<50) { Row(number: $0) } } }
  }

  /// How often a leaf changes.
  private static let updates = 200

  static func run() {
    var options = RenderOptions(typesetter: Fonts.typesetter)
    (options.traced, options.probesSizing) = (false, false)
    var limits = RenderGraph.Limits()
    limits.nodes = 100_000
    let clock = ContinuousClock()
    var (whole, live) = (Duration.zero, ViewSession(Wall(), options: options, limits: limits))
    var cost = live.update()
    for _ in 0..<5 {
      live = ViewSession(Wall(), options: options, limits: limits)
      whole += clock.measure { cost = live.update() }
    }
    var part = Duration.zero
    var partCost = cost
    for index in 0..<updates {
      guard (try? live.tap("\(index % 50).\(index % 100)")) != nil else { return print("update: nothing to tap") }
      part += clock.measure { partCost = live.update() }
    }
    let (all, one) = (whole.seconds / 5 * 1e3, part.seconds / Double(updates) * 1e3)
    print(
      "update: \(cost.nodes) nodes, \(cost.bodies) bodies in \(all) ms; one leaf: \(partCost.nodes) nodes, "
        + "\(partCost.bodies) bodies in \(one) ms, 1/\(Int(all / one)) of that")
  }
}
