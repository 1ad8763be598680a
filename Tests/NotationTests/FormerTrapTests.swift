import Notation
import TestSupport
import Testing
import VitrineUI

/// Fences that once ended the program: each is evaluated and drawn, or has an error.
@Suite struct FormerTrapTests {
  @Test(
    arguments: [
      "let a =\u{FEFF} 1\nText(\"\\(a)\")", "var count \u{FEFF}= 1\nText(\"\\(count)\")",
      "ProgressView(value: Int.max, total: .nan)", "ProgressView(\"a\", value: 1, total: .nan)",
      "Grid { GridRow { Text(\"a\").gridCellColumns(Int.max) } }",
      "Grid { GridRow { Text(\"a\").gridCellColumns(1_000_000_000); Text(\"b\") } }",
      "typealias A = B; typealias B = A; let x: A = 1\nText(\"a\")",
      "struct S { typealias A = B; typealias B = A; let x: A = 1 }\nText(\"\\(S().x)\")",
    ])
  func theProgramGoesOn(_ source: String) {
    let result = Notebook().evaluate(source)
    #expect(!result.drawings.isEmpty || result.diagnostics.contains { $0.severity == .error })
    for drawing in result.drawings {
      let rendering = Renderer.render(
        drawing.view, options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book))
      #expect(rendering.size.width.isFinite)
    }
  }

  @Test func signsThatNobodySeesChangeNothing() {
    let result = Notebook().evaluate("let a =\u{FEFF} 1\nText(\"\\(a)\")")
    #expect(result.diagnostics.isEmpty)
    #expect(result.drawings.count == 1)
  }
}
