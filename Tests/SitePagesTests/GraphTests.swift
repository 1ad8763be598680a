import Figures
import Testing

@testable import SiteContent
@testable import SiteMarkup
@testable import SitePages

/// Graphs of notes: what is drawn, and that it is drawn the same each time.
@Suite struct GraphTests {
  private func graph(_ texts: [(path: String, text: String)], links: [String: [(String, String)]]) -> SiteGraph {
    let notes = texts.map { path, text in
      ParsedNote(path: path, document: .init(text: text, path: path), page: path.replacing(".md", with: ".html"))
    }
    let figures = notes.map { note in note.document.codeBlocks.compactMap { NamedFigure($0.block.info) } }
    let all = notes.map { note in
      (links[note.path] ?? []).map { OutgoingLink(target: $0, fragment: $1, excerpt: "", isBroken: false) }
    }
    return SiteGraph(notes: notes.map(\.note), figures: figures, links: all) { $0.uppercased() }
  }

  private var small: SiteGraph {
    let fence = "```swift view-tree id=stack caption=\"A stack\"\nText(\"b\")\n```"
    return graph(
      [
        ("a.md", "# A"), ("x/b.md", "# B & \\<more>\n" + fence),
        ("x/c.md", "# C"), ("y/d.md", "# D"),
      ], links: ["a.md": [("x/b.md", ""), ("x/b.md", "part")], "x/c.md": [("a.md", ""), ("x/b.md", "fig-stack")]])
  }

  @Test func figuresAreNodes() {
    let graph = small
    #expect(graph.nodes.map(\.title) == ["A", "B & <more>", "C", "D", "A stack"])
    #expect(graph.groups == ["", "X", "Y"])
    #expect(graph.nodes[4].address(from: "x/b.html") == "#fig-stack")
    #expect(graph.nodes[4].address(from: "a.html") == "x/b.html#fig-stack")
    // A link to a figure leads to it, and not to its note.
    let pairs = graph.edges.map { [$0.from, $0.to] }
    #expect(pairs == [[1, 4], [0, 1], [2, 0], [2, 4]])
    #expect(graph.neighbours(of: 0) == [1, 2])
  }

  @Test func neighboursAreLinks() throws {
    let svg = try #require(NeighbourDrawing(small, note: "a.md")).svg(on: "a.html")
    #expect(svg.contains("href=\"x/b.html\""))
    #expect(svg.contains(">B &amp; &lt;more&gt;</text>"))
    #expect(!svg.contains("href=\"a.html\""))
    #expect(!svg.contains("style="))
    // In a page that runs from right to left, labels stay where they were placed.
    #expect(svg.contains("direction=\"ltr\""))
    #expect(GraphDrawing(small).svg(on: "graph.html").contains("direction=\"ltr\""))
    #expect(NeighbourDrawing(small, note: "y/d.md") == nil)
  }

  @Test func aNoteWithManyNeighboursShowsSomeOfEachKind() throws {
    let texts = (0..<100).map { (path: "n\($0).md", text: "# Note \($0)") }
    var links = ["n0.md": (1..<50).map { ("n\($0).md", "") }]
    for number in 50..<100 { links["n\(number).md"] = [("n0.md", "")] }
    let drawing = try #require(NeighbourDrawing(graph(texts, links: links), note: "n0.md"))
    let svg = drawing.svg(on: "n0.html")
    #expect(drawing.hidden == 99 - 14)
    #expect(svg.contains("href=\"n1.html\"") && svg.contains("href=\"n50.html\""))
    #expect(svg.utf8.count < 6_000)
  }

  /// No label of a note's graph covers another.
  @Test(arguments: [2, 5, 9, 15]) func labelsKeepApart(_ count: Int) throws {
    let texts = (0..<count).map { (path: "n\($0).md", text: "# Note number \($0) with a title") }
    var links: [String: [(String, String)]] = [:]
    for number in 1..<count { links["n\(number).md"] = [("n0.md", ""), ("n\((number * 3 + 1) % count).md", "")] }
    let svg = try #require(NeighbourDrawing(graph(texts, links: links), note: "n0.md")).svg(on: "n0.html")
    let frames = svg.matches(of: /x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="28"/).map {
      [$0.1, $0.2, $0.3].compactMap { Double($0) }
    }
    #expect(frames.count == count)
    for (index, a) in frames.enumerated() {
      for b in frames.dropFirst(index + 1) {
        let apart = a[0] + a[2] < b[0] || b[0] + b[2] < a[0] || abs(a[1] - b[1]) > 28
        #expect(apart, "\(a) and \(b)")
      }
    }
  }

  /// Among many nodes only notes have labels; the names of figures are in their titles.
  @Test(arguments: [(3, true), (70, false)]) func figuresOfLargeGraphsHaveNoLabels(notes: Int, hasLabel: Bool) {
    let fence = "```swift view-tree id=stack caption=\"A stack\"\nText(\"b\")\n```"
    let texts = (0..<notes).map { (path: "n\($0).md", text: "# Note \($0)" + ($0 == 1 ? "\n" + fence : "")) }
    let svg = GraphDrawing(graph(texts, links: [:])).svg(on: "graph.html")
    #expect(svg.contains(">A stack</text>") == hasLabel)
    #expect(svg.contains("<title>A stack</title>"))
    #expect(svg.contains(">Note 2</text>"))
  }

  @Test func theWholeGraphIsTheSameEachTimeAndHasALimit() {
    let texts = (0..<1_700).map { (path: "f\($0 % 5)/n\($0).md", text: "# Note \($0)") }
    var links: [String: [(String, String)]] = [:]
    for number in 1..<1_700 {
      links["f\(number % 5)/n\(number).md"] = [("f\(number / 2 % 5)/n\(number / 2).md", "")]
    }
    let graph = graph(texts, links: links)
    let drawing = GraphDrawing(graph)
    #expect(drawing.shown.count == GraphDrawing.limit && drawing.total == 1_700)
    let svg = drawing.svg(on: "graph.html")
    #expect(svg == GraphDrawing(graph).svg(on: "graph.html"))
    #expect(svg.matches(of: /<a\s/).count == GraphDrawing.limit)
    #expect(!svg.contains("nan") && !svg.contains("inf"))
    #expect(drawing.legend.map(\.title) == ["F0", "F1", "F2", "F3", "F4"])
  }

  /// Notes without any link, and all at one place in the beginning.
  @Test func emptyAndLoneGraphsAreDrawn() {
    #expect(!GraphDrawing(graph([], links: [:])).svg(on: "g.html").contains("<a "))
    let layout = ForceLayout(groups: Array(repeating: 0, count: 30), edges: [])
    for a in 0..<30 {
      for b in (a + 1)..<30 {
        let (dx, dy) = (layout.x[a] - layout.x[b], layout.y[a] - layout.y[b])
        #expect(dx * dx + dy * dy > 0.2)
      }
    }
  }
}
