import Markup
import Notation
import TestSupport
import Testing

@testable import Figures

/// Drawings below the pictures of a strip have room: cells are as wide as they are.
@Suite struct StripRoomTests {
  @Test(arguments: ["graph", "identity", "picture,graph,identity", "picture,identity"])
  func cellsHoldTheirDrawings(_ show: String) throws {
    let source = """
      struct Row: View {
        let title: String
        var body: some View { HStack { Text(title); if title.isEmpty { Text("nothing") } else { Image(systemName: "star") } } }
      }
      struct Test: View {
        @State private var count = 0
        @State private var names = ["one", "two"]
        var body: some View { VStack { Row(title: names[0]); Row(title: "\\(count)"); Button("Add") { count += 1 } } }
      }
      Test()
      """
    let settings = [("show", show), ("events", "tap Add"), ("width", "120"), ("height", "80")]
    let options = FigureOptionsReader(settings.map { FigureSetting(key: $0.0, value: $0.1) }).options
    let request = FenceRequest(ParsedFence(source), options: options)
    var pipeline = FigurePipeline(TestAssets.typesetter)
    let drawn = pipeline.draw(request)
    #expect(drawn.diagnostics.isEmpty, "\(drawn.diagnostics)")
    let markup = FigureMarkup(
      request: FigureRequest(request, identifier: "f"), words: .none, typesetter: TestAssets.typesetter)
    let html = markup.nodes(of: drawn).html
    let cell = try #require(html.firstMatch(of: /cells-(\d+)/).flatMap { Double($0.1) })
    let widths = html.matches(of: /<svg[^>]* width="([\d.]+)"/).compactMap { Double($0.1) }
    #expect(widths.count >= 2)
    #expect(widths.allSatisfy { $0 <= cell || cell == 700 }, "\(widths) in \(cell)")
  }
}
