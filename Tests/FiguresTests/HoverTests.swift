import Notation
import TestSupport
import Testing

@testable import Figures

/// The titles of names in the code of a figure with `hover=types`: types as Swift's compiler prints them, and sizes of views.
@Suite struct HoverTests {
  private static let source = """
    struct Seats: View {
      let names = ["Ann", "Bo"]
      var body: some View {
        VStack(spacing: 0) {
          ForEach(names, id: \\.self) { name in Color.teal.frame(width: Double(name.count) * 10, height: 20) }
        }
      }
    }
    """

  private func html(_ options: FigureOptions) -> String {
    var pipeline = FigurePipeline(TestAssets.typesetter)
    let fence = FenceRequest(ParsedFence(Self.source), options: options)
    let request = FigureRequest(fence, identifier: "a")
    let drawn = pipeline.draw(fence)
    return FigureMarkup(request: request, words: .none, typesetter: TestAssets.typesetter)
      .nodes(of: drawn).html
  }

  @Test(arguments: [
    "names: [String]", "name: String", "count: Int", "VStack: 30 × 40",
  ])
  func namesHaveTitles(_ title: String) {
    var options = FigureOptions()
    options.hover = .types
    #expect(html(options).contains("title=\"\(title)\""), "\(html(options))")
  }

  @Test func codeHasNoTitlesByDefault() { #expect(!html(FigureOptions()).contains("title=\"name")) }
}
