import Notation
import OracleSupport
import TestSupport
import Testing
import VitrineLayout

@testable import VitrineUI

/// Programs that evolve under random events: bringing their trees up to date gives what making everything anew gives, and no body
/// runs of which nothing changed.
@Suite struct RandomProgramTests {
  private static var options: RenderOptions {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(width: 300, height: 600)
    (options.traced, options.probesSizing) = (false, false)
    return options
  }

  @Test func updatesInPlaceEqualFreshEvaluations() {
    for seed in Samples.seeds(150, of: "random programs") {
      var random = SplitMix64(seed: seed)
      let program = RandomProgram(&random)
      let notebook = Notebook()
      let evaluation = notebook.evaluate(program.source)
      #expect(evaluation.diagnostics.isEmpty, "seed \(seed): \(evaluation.diagnostics)\n\(program.source)")
      guard let drawing = evaluation.drawings.first else { continue }
      notebook.living { _ in
        let live = ViewSession(drawing.view, options: Self.options)
        var inputs: [Int: String] = [:]
        live.update()
        note(live, notebook, &inputs, "seed \(seed), at first", program)
        for event in 0..<5 {
          guard let target = (live.root.map(EventTarget.taps) ?? []).randomElement(using: &random),
            (try? live.act(target)) != nil
          else { break }
          live.update()
          let place = "seed \(seed), event \(event): \(target.name)"
          note(live, notebook, &inputs, place, program)
          check(live, notebook, place, program)
        }
      }
    }
  }

  /// Compares what each body that ran depends on with what it depended on when it ran before.
  private func note(
    _ live: ViewSession, _ notebook: Notebook, _ inputs: inout [Int: String], _ place: String, _ program: RandomProgram
  ) {
    let (lines, runs) = (notebook.takeOutput(), live.takeRuns())
    #expect(lines.map { $0.prefix { $0 != " " } } == runs.map { $0.view[...] }, "\(place)\n\(program.source)")
    guard lines.count == runs.count else { return }
    for (line, run) in zip(lines, runs) {
      #expect(inputs[run.number] != line, "\(place): '\(line)' ran for nothing\n\(program.source)")
      inputs[run.number] = line
    }
  }

  private func check(_ live: ViewSession, _ notebook: Notebook, _ place: String, _ program: RandomProgram) {
    let copy = live.states.copyOfState()
    let fresh = Renderer.tree(live.view, options: Self.options, states: copy, limits: RenderGraph.Limits())
    _ = notebook.takeOutput()
    let place = "\(place)\n\(program.source)"
    #expect(copy.placesOfBodies == live.states.placesOfBodies, "\(place)")
    #expect(copy.population == live.states.population, "\(place)")
    let (one, other) = (live.drawing, fresh.rendering())
    #expect(one.root == other.root, "\(place)")
    #expect(one.marks == other.marks, "\(place)")
  }
}
