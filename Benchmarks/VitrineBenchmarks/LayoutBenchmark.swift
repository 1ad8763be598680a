import VitrineLayout

/// Times layout alone, on trees made beforehand: sizes and frames of every node, nothing kept from an earlier run.
enum LayoutBenchmark {
  static func run() {
    for nodes in [200, 2_000, 20_000] {
      let rounds = max(5, 400_000 / nodes)
      var seconds: [Double] = []
      var size = Size.zero
      for _ in 0..<rounds {
        let root = BenchmarkTree.build(nodes: nodes, session: LayoutSession())
        let elapsed = ContinuousClock().measure {
          root.place(at: .zero, proposal: ProposedViewSize(width: 1e6, height: 1e6))
        }
        seconds.append(elapsed.seconds)
        size = root.frame.size
      }
      print(
        "layout vitrine \(nodes) \(seconds.sorted()[rounds / 2] * 1e9 / Double(nodes)) \(size.width) \(size.height)")
    }
  }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
