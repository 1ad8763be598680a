import FenceEvaluation
import Notation
import VitrineUI

/// Measures the time of events in a fence's tree of 1,000 nodes, each of which changes one leaf, and the memory that the
/// process gains over them. An argument sets the number of events: `VitrineBenchmarks lives 100000`.
enum LivesBenchmark {
  private static let source = """
    struct Cell: View {
      let name: String
      @State private var n = 0
      var body: some View { Button("\\(n)") { n += 1 }.accessibilityIdentifier(name) }
    }
    struct Row: View {
      let number: Int
      var body: some View { HStack { ForEach(0..<10) { Cell(name: "c\\(number)-\\($0)") } } }
    }
    struct Wall: View {
      var body: some View { VStack { ForEach(0..<48) { Row(number: $0) } } }
    }
    Wall()
    """

  private static let events = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 10_000

  static func run() {
    let notebook = Notebook()
    guard let drawing = notebook.evaluate(source).drawings.first else { return print("lives: nothing is drawn") }
    notebook.living { _ in
      var options = RenderOptions(typesetter: Fonts.typesetter)
      (options.traced, options.probesSizing) = (false, false)
      let live = ViewSession(drawing.view, options: options)
      let whole = live.update()
      let clock = ContinuousClock()
      var (spent, before, part) = (Duration.zero, 0, whole)
      for event in 0..<events {
        // What is kept of the first events is no leak.
        if event == events / 10 { before = ProcessMemory.resident ?? 0 }
        spent += clock.measure {
          guard (try? live.tap("c\(event % 48)-\(event % 10)")) != nil else { return }
          part = live.update()
          _ = live.takeRuns()
        }
      }
      print(
        "lives: \(whole.nodes) nodes, \(whole.bodies) bodies; an event at one leaf: \(part.bodies) body, \(part.nodes) nodes "
          + "in \(spent.seconds / Double(events) * 1e3) ms; \(Double((ProcessMemory.resident ?? 0) - before) / 1e6) MB more after \(events) events"
      )
    }
  }
}
