import Diagnostics
import Figures
import Markup
import Notation
import Notes
import TestSupport
import Testing

/// Fences whose options ask for more than one picture, from the note to the page.
@Suite struct FigureVariationTests {
  private func figures(_ fences: [(info: String, source: String)]) -> [FigureOutcome] {
    let requests = fences.enumerated().map { index, fence in
      let info = FenceInfo(parsing: "swift view-tree " + fence.info, at: .init(line: 1, column: 4))
      let reader = FigureOptionsReader(FigureSetting.settings(of: info, in: "note.md"))
      return FigureRequest(FenceRequest(ParsedFence(fence.source), options: reader.options), identifier: "f-\(index)")
    }
    return HTMLFigureRenderer(TestAssets.typesetter).figures(for: requests)
  }

  private func html(_ outcome: FigureOutcome) -> String {
    outcome.nodes?.html ?? ""
  }

  private func count(_ regex: Regex<Substring>, in html: String) -> Int { html.matches(of: regex).count }

  @Test func aStripDrawsEveryPictureInOneFigure() {
    let html = html(figures([("widths=100,200 dirs=ltr,rtl height=40", "Color.red")])[0])
    #expect(count(/<figure\b/, in: html) == 1)
    #expect(count(/<li class="cell">/, in: html) == 4)
    #expect(count(/class="code"/, in: html) == 1)
  }

  @Test func claimsAreAboutTheFirstPicture() {
    let outcome = figures([("widths=100,200 height=40 expect=100x40", "Color.red")])[0]
    #expect(outcome.drawn.diagnostics.isEmpty)
    let wrong = figures([("widths=100,200 height=40 expect=200x40", "Color.red")])[0]
    #expect(wrong.drawn.diagnostics.map(\.code) == ["expect"])
  }

  @Test func aSweepIsAFigureWithData() {
    let source = "Color.red.frame(minWidth: 80, maxWidth: 200)"
    let html = html(figures([("sweep=40...300 height=40", source)])[0])
    #expect(html.contains("class=\"figure sweep-figure"))
    #expect(html.contains("{&quot;axis&quot;:&quot;width&quot;,&quot;from&quot;:40,&quot;to&quot;:300,"))
    #expect(count(/<li class="cell">/, in: html) == 3)
  }

  @Test func everyPreviewHasItsOwnSweep() {
    let source = "#Preview(\"A\") { Color.red }\n#Preview(\"B\") { Color.teal }"
    let html = html(figures([("sweep=40...100 height=40", source)])[0])
    #expect(count(/class="figure sweep-figure[ "]/, in: html) == 2)
    #expect(html.contains("id=\"f-0-f2\""))
  }

  @Test func aSweepOfTooManySegmentsIsDrawnInSteps() {
    let curve = """
      GeometryReader { proxy in
          Color.red.frame(width: proxy.size.width * proxy.size.width / 100)
      }
      """
    let outcome = figures([("sweep=40...300 height=40", curve)])[0]
    #expect(outcome.drawn.diagnostics.map(\.code) == ["sweep"])
    #expect(outcome.drawn.diagnostics.allSatisfy { $0.severity == .warning && $0.hint != nil })
    #expect(outcome.drawn.diagnostics.first?.message.hasSuffix("; 27 widths are drawn, 10 points apart") == true)
    let sweep = outcome.drawn.figures.first?.sweep
    #expect(
      sweep?.segments.map { $0.first.root?.children.first?.frame.width ?? 0 }
        == (0...26).map { index in
          let width = 40 + 10 * Double(index)
          return width * width / 100
        })
    #expect(html(outcome).contains("Drawn at 27 widths, 10 points apart."))
  }

  @Test func aViewThatFailsAtSomeWidthsIsDrawnAsItIs() {
    let source = """
      GeometryReader { proxy in
          Text(["a", "b"][Int(proxy.size.width / 100)])
      }
      """
    let outcome = figures([("width=50 sweep=40...300 height=40", source)])[0]
    #expect(outcome.drawn.diagnostics.map(\.message) == ["the view cannot be drawn at every length of the sweep"])
    #expect(html(outcome).contains("view-figure"))
  }

  /// An everyday gauge, whose text shrinks with its width and height.
  @Test func aGaugeSweptInBothDirectionsEnds() {
    let gauge = """
      @State private var level = 0.6

      var body: some View {
          VStack {
              ZStack {
                  Circle().trim(from: 0, to: level).stroke(Color.teal, lineWidth: 8)
                  Text("\\(Int(level * 100)) %").font(.largeTitle).minimumScaleFactor(0.5).lineLimit(1)
              }
              HStack {
                  Button("Low") { level = 0.2 }
                  Button("Half") { level = 0.5 }
                  Button("Full") { level = 1 }
              }
              Slider(value: $level)
          }
          .padding()
      }
      """
    let outcomes = (0..<2).map { _ in figures([("sweep=50...300 sweep-height=50...200", gauge)])[0] }
    let found = outcomes[0].drawn.diagnostics.map(\.code)
    #expect(found == ["sweep"], "the limit is counted, not timed")
    let sweep = outcomes[0].drawn.figures.first?.sweep
    #expect(sweep != nil && outcomes[0].drawn.figures.first?.plane == nil)
    #expect(html(outcomes[0]) == html(outcomes[1]))
  }

  @Test func twoRangesAreAPlane() {
    let source = "Color.red.frame(minWidth: 80, maxHeight: 100)"
    let outcome = figures([("sweep=40...200 sweep-height=40...200", source)])[0]
    #expect(html(outcome).contains("class=\"figure sweep-plane\""))
    #expect(outcome.drawn.diagnostics.isEmpty && outcome.styleSheets.count == 1)
    #expect(count(/<li class="cell">/, in: html(outcome)) == 4)
  }

  @Test func aPlaneOfTooManyPiecesIsSweptAlongItsWidth() {
    let curve = """
      GeometryReader { proxy in
          Color.red.frame(width: proxy.size.height * proxy.size.height / 100)
      }
      """
    let outcome = figures([("sweep=40...200 sweep-height=40...200 height=90", curve)])[0]
    #expect(outcome.drawn.diagnostics.map(\.code) == ["sweep"])
    #expect(outcome.drawn.diagnostics.first?.message.hasSuffix("; only the width is swept") == true)
    #expect(html(outcome).contains("class=\"figure sweep-figure"))
  }

  @Test func aStripBesideASweepIsReported() {
    let info = FenceInfo(parsing: "swift view-tree sweep=40...100 widths=40,100", at: .init(line: 1, column: 4))
    let remarks = FigureOptionsReader(FigureSetting.settings(of: info, in: "note.md")).diagnostics
    #expect(remarks.map(\.message) == ["'widths' is ignored, because it cannot be combined with a sweep"])
  }

  @Test func aFenceIsComparedWithTheOneItNames() {
    let outcomes = figures([
      ("id=tight height=60 width=200", "Text(\"Hi\")"),
      ("compare=tight height=60 width=200", "Text(\"Hi\").padding(10)"),
    ])
    #expect(outcomes[1].drawn.diagnostics.isEmpty)
    let html = html(outcomes[1])
    #expect(html.contains("class=\"figure comparison-figure\""))
    #expect(html.contains("moves 10 right and 10 down."))
    #expect(html.contains("padding is new."))
  }

  @Test func aFenceIsComparedWithItselfAtOtherOptions() {
    let html = html(figures([("compare=\"width=120 height=30\" height=60 width=200", "Color.red")])[0])
    #expect(html.contains("The whole is 80 narrower and 30 shorter."))
    #expect(html.contains(">width=120 height=30</p>"))
    let same = self.html(figures([("compare=\"width=300\"", "Text(\"Hi\")")])[0])
    #expect(same.contains("Nothing moves."))
  }

  @Test(arguments: [
    ("compare=tigth", "no figure before this one has the id 'tigth' (did you mean 'tight'?)"),
    ("compare=other", "no figure before this one has the id 'other' (add an id to an earlier fence: id=other)"),
  ])
  func aFigureThatIsNotThereIsReported(info: String, expected: String) {
    let outcome = figures([("id=tight", "Color.red"), (info, "Color.red")])[1]
    #expect(outcome.drawn.diagnostics.map { "\($0.message) (\($0.hint ?? ""))" } == [expected])
    #expect(outcome.drawn.diagnostics.first?.span?.start.column == 20)
    #expect(html(outcome).contains("view-figure"))
  }

  private static let counter = """
    struct Counter: View {
        @State var count = 0
        @State private var isOn = false
        var body: some View {
            VStack {
                Button("Increment") { count += 1 }
                Toggle("On", isOn: $isOn)
                Button("Never") { count = 99 }.disabled(true)
                if isOn { Text("\\(count)") }
            }
        }
    }
    """

  private func cells(_ events: String) -> (labels: [String], remarks: [String], warnings: [String]) {
    let outcome = figures([("events=\"\(events)\" width=200 height=200", Self.counter)])[0]
    let html = html(outcome)
    return (
      html.matches(of: /cell-label">([^<]*)/).map { String($0.output.1) },
      html.matches(of: /<small>([^<]*)/).map { String($0.output.1) },
      outcome.drawn.diagnostics.map { "\($0.message) (\($0.hint ?? ""))" }
    )
  }

  @Test func everyEventHasAPictureAndItsState() {
    let (labels, remarks, warnings) = cells("tap Increment; set isOn true; tap On; tap Increment; set count 7")
    #expect(
      labels == [
        "at first", "1 · tap Increment", "2 · set isOn true", "3 · tap On", "4 · tap Increment", "5 · set count 7",
      ])
    #expect(
      remarks == [
        "Counter.count = 0, Counter.isOn = false", "Counter.count = 1, Counter.isOn = false",
        "Counter.count = 1, Counter.isOn = true", "Counter.count = 1, Counter.isOn = false",
        "Counter.count = 2, Counter.isOn = false", "Counter.count = 7, Counter.isOn = false",
      ])
    #expect(warnings.isEmpty)
  }

  @Test(arguments: [
    ("tap Decrement", "'tap Decrement' matches no control (the controls are 'Increment', 'On', 'Never')"),
    ("tap Never", "'tap Never' matches a disabled control (enable it, or remove the event)"),
    ("set total 3", "'set total 3' matches no state (the states are 'count', 'isOn')"),
    ("set count )", "')' is not a value for 'count' (write it as in Swift: set name \"Kim\")"),
  ])
  func eventsThatReachNothingAreReported(events: String, expected: String) {
    #expect(cells(events).warnings == [expected])
  }

  /// Events that reach nothing are found by their words in the first line of the fence.
  @Test(arguments: [("events=\"tap On; tap Reset\"", 36), ("width=90 events='tap Reset'", 37)])
  func eventsHaveTheirPlace(options: String, column: Int) throws {
    let text = "```swift view-tree \(options)\n\(Self.counter)\n```"
    let fence = try #require(
      NoteFences.read(Document(text: text, path: "a.md"), path: "a.md", defaults: [], selection: .marked).fences.first)
    let drawn = fence.located([Diagnostic(.warning, "events", "'tap Reset' matches no control")], in: "a.md")
    let start = Location(line: 1, column: column)
    #expect(drawn.map(\.span) == [Span(start, Location(line: 1, column: column + "tap Reset".utf8.count))])
  }

  @Test func eventsThatChangeNothingAreNoted() {
    #expect(cells("wait 1").warnings.map { $0.prefix(23) } == ["all pictures look alike"])
    #expect(cells("wait 1; tap Increment").warnings.isEmpty)
  }
}
