import TestSupport
import Testing
import VitrineLayout
import VitrineUI

@testable import VitrineDiagrams

/// The box that a browser moves by itself, against the drawings it goes between.
struct SweepBoxTests {
  private static let line = AffineFrame(sizes: [Size(width: 100, height: 50), Size(width: 300, height: 50)])

  private static func moving(_ drawings: [String]) -> (markup: String, labels: Int, css: String)? {
    var classes = MovingClasses()
    guard let moving = MovingMarkup(drawings, at: line, &classes) else { return nil }
    return (moving.markup, moving.labels.count, classes.css(in: "s"))
  }

  @Test(arguments: [
    ("a width", "<rect x=\"0\" width=\"50\"/>", "<rect x=\"0\" width=\"150\"/>", "width:calc(0px + 50cqw)"),
    ("a place", "<rect x=\"100\"/>", "<rect x=\"0\"/>", "x:calc(150px - 50cqw)"),
    (
      "a text", "<text x=\"10\" y=\"5\">a</text>", "<text x=\"110\" y=\"5\">a</text>",
      "translate(calc(-50px + 50cqw),0)"
    ),
    (
      "a group", "<g transform=\"matrix(2 0 0 1 10 0)\"></g>", "<g transform=\"matrix(2 0 0 1 10 20)\"></g>",
      "translate(10px,calc(-10px + 10cqw)) matrix(2,0,0,1,0,0)"
    ),
    (
      "a line", "<path d=\"M0 4L100 4\"/>", "<path d=\"M0 4L300 4\"/>",
      "scale(calc(0 + 0.003333*var(--sweep-w)),1);vector-effect:non-scaling-stroke"
    ),
    (
      "a number", "<text x=\"45\" y=\"5\" textLength=\"10\">100</text>",
      "<text x=\"145\" y=\"5\" textLength=\"10\">300</text>",
      "--sweep-n:calc(0 + var(--sweep-w));left:calc(0px + 50cqw);top:5px"
    ),
  ])
  func whatMovesHasARule(name: String, start: String, end: String, rule: String) throws {
    let moving = try #require(Self.moving([start, end]), "\(name)")
    #expect(moving.css.contains(rule), "\(name): \(moving.css)")
    #expect(moving.labels == (name == "a number" ? 1 : 0))
    // A number is beside the drawing, everything else in it, with its class.
    #expect(moving.markup.contains("class=\"k1\"") == (name != "a number"), "\(name): \(moving.markup)")
  }

  @Test(arguments: [
    ("a bend", "<path d=\"M0 0L10 0L20 0\"/>", "<path d=\"M0 0L10 0L90 0\"/>"),
    ("a colour", "<rect fill=\"#fff\"/>", "<rect fill=\"#000\"/>"),
    ("a gradient", "<rect fill=\"url(#a)\"/>", "<rect fill=\"url(#b)\"/>"),
    ("other words", "<text x=\"1\">a</text>", "<text x=\"1\">b</text>"),
    ("another element", "<rect/>", "<ellipse/>"), ("more elements", "<rect/>", "<rect/><rect/>"),
    ("a turn", "<g transform=\"matrix(1 0 0 1 0 0)\"></g>", "<g transform=\"matrix(0 1 1 0 0 0)\"></g>"),
  ])
  func whatAStyleSheetCannotMoveIsRefused(name: String, start: String, end: String) {
    #expect(Self.moving([start, end]) == nil, "\(name)")
  }

  @Test func whatStaysHasNoRule() throws {
    let moving = try #require(Self.moving(["<rect x=\"1\"/>", "<rect x=\"1\"/>"]))
    #expect(moving.markup == "<rect x=\"1\"/>" && moving.css.isEmpty)
  }

  @Test func threeSizesTellAPlane() throws {
    let sizes = [Size(width: 10, height: 10), Size(width: 30, height: 10), Size(width: 10, height: 50)]
    let frame = AffineFrame(sizes: sizes)
    let length = try #require(frame.length(sizes.map { 3 + 0.5 * $0.width - 0.25 * $0.height }))
    #expect(length == AffineLength(constant: 3, perWidth: 0.5, perHeight: -0.25))
    #expect(length.css == "calc(3px + 50cqw - 25cqh)")
    #expect(length.value(at: Size(width: 100, height: 40)) == 43)
    let onOneLine = AffineFrame(sizes: [.zero, Size(width: 1, height: 1), Size(width: 2, height: 2)])
    #expect(onOneLine.length([0, 1, 3]) == nil)
  }

  @Test func theBoxAsksForItsOwnStyleSheet() throws {
    let view = HStack(spacing: 0) {
      Color.red
      Text("Hello, World!")
    }
    let sweep = try Sweep(.horizontal, 150...400) { length in
      var options = RenderOptions(typesetter: TestAssets.typesetter)
      options.proposal = ProposedViewSize(width: length, height: 80)
      return Renderer.render(view, options: options)
    }
    let figure = SweepFigure(sweep, id: "f")
    let sheet = try #require(figure.styleSheet)
    let html = figure.html()
    #expect(SweepStyleSheet.names(in: html) == [sheet.name])
    #expect(sheet == SweepFigure(sweep, id: "another").styleSheet)
    // Every class that moves has its rule, and every piece its question.
    for name in html.matches(of: /\b(k\d+)\b/).map({ String($0.output.1) }) where html.contains("class=\"\(name)") {
      #expect(sheet.css.contains(".\(name){"), "\(name)")
    }
    for index in sweep.pieces.indices { #expect(sheet.css.contains(".q\(index){display:inline}")) }
    for forbidden in ["style=", "<style", "<script", "url("] { #expect(!html.contains(forbidden), "\(forbidden)") }
  }
}
