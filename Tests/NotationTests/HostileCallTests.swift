import Foundation
import HostileCalls
import Notation
import TestSupport
import Testing
import VitrineUI

/// Everything that fences may call, with arguments that nobody would write: none of it ends the program, and none of it
/// takes long. `make fuzz` tries more of them, and the drawing too.
///
/// A call that ends the program is in the file that is named below.
@Suite struct HostileCallTests {
  private static let parts = 8

  @Test(arguments: 0..<parts) func nothingEndsTheProgram(part: Int) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-hostile-call-\(part).swift")
    let all = try HostileCalls.sources(rounds: 1)
    #expect(all.count > 3_000)
    let sources = Samples.some(of: all, oneIn: 10, "calls with hostile arguments")
    var slow: [String] = []
    let notebook = Notebook()
    for (index, source) in sources.enumerated() where index % Self.parts == part {
      try Data(source.utf8).write(to: file)
      let start = ContinuousClock.now
      for drawing in notebook.evaluate(source).drawings {
        _ = Renderer.render(drawing.view, options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book))
      }
      if start.duration(to: .now) > .seconds(10) { slow.append(source) }
    }
    #expect(slow.isEmpty, "\(slow.joined(separator: "\n\n"))")
    try FileManager.default.removeItem(at: file)
  }
}
