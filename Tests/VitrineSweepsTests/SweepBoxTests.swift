import Markup
import TestSupport
import Testing
import VitrineLayout
import VitrineUI

@testable import VitrineSweeps

/// The box that a browser moves by itself, against the drawings it goes between.
struct SweepBoxTests {
  private static let line = AffineFrame(sizes: [Size(width: 100, height: 50), Size(width: 300, height: 50)])

  private static func moving(_ drawings: [[Node]]) -> (nodes: [Node], labels: Int, css: String)? {
    var classes = MovingClasses()
    guard let moving = MovingMarkup(drawings, at: line, &classes) else { return nil }
    return (moving.nodes, moving.labels.count, classes.css(in: "s"))
  }

  private static func rect(_ attributes: Attributes) -> Node { .element("rect", attributes) }

  private static func text(_ text: String, x: Double, _ attributes: Attributes = [:]) -> Node {
    .element(Element(name: "text", attributes: [Attribute("x", x)] + attributes.list, children: [.text(text)]))
  }

  private static func group(_ matrix: [Double]) -> Node {
    .element("g", ["transform": AttributeValue.matrix(matrix, decimals: 4)])
  }

  private static func line(_ points: (Double, Double)...) -> Node {
    var data = PathData()
    for (index, point) in points.enumerated() {
      if index == 0 { data.move(point.0, point.1) } else { data.line(point.0, point.1) }
    }
    return .element("path", ["d": AttributeValue.path(data, decimals: 4)])
  }

  /// What an element is at both ends, and the rule that moves it.
  private static let moves: [(name: String, start: Node, end: Node, rule: String)] = [
    ("a width", rect(["x": 0.0, "width": 50.0]), rect(["x": 0.0, "width": 150.0]), "width:calc(0px + 50cqw)"),
    ("a place", rect(["x": 100.0]), rect(["x": 0.0]), "x:calc(150px - 50cqw)"),
    ("a text", text("a", x: 10, ["y": 5.0]), text("a", x: 110, ["y": 5.0]), "translate(calc(-50px + 50cqw),0)"),
    (
      "a group", group([2, 0, 0, 1, 10, 0]), group([2, 0, 0, 1, 10, 20]),
      "translate(10px,calc(-10px + 10cqw)) matrix(2,0,0,1,0,0)"
    ),
    (
      "a line", line((0, 4), (100, 4)), line((0, 4), (300, 4)),
      "scale(calc(0 + 0.003333*var(--sweep-w)),1);vector-effect:non-scaling-stroke"
    ),
    (
      "a number", text("100", x: 45, ["y": 5.0, "textLength": 10.0]),
      text("300", x: 145, ["y": 5.0, "textLength": 10.0]),
      "--sweep-n:calc(0 + var(--sweep-w));left:calc(0px + 50cqw);top:5px"
    ),
  ]

  @Test(arguments: moves.indices)
  func whatMovesHasARule(_ index: Int) throws {
    let (name, start, end, rule) = Self.moves[index]
    let moving = try #require(Self.moving([[start], [end]]), "\(name)")
    #expect(moving.css.contains(rule), "\(name): \(moving.css)")
    #expect(moving.labels == (name == "a number" ? 1 : 0))
    // A number is beside the drawing, everything else in it, with its class.
    #expect(moving.nodes.first?.element?.classes == (name == "a number" ? nil : ["k1"]), "\(name)")
  }

  private static let refusals: [(name: String, start: [Node], end: [Node])] = [
    ("a bend", [line((0, 0), (10, 0), (20, 0))], [line((0, 0), (10, 0), (90, 0))]),
    ("a colour", [rect(["fill": "#fff"])], [rect(["fill": "#000"])]),
    ("a gradient", [rect(["fill": "url(#a)"])], [rect(["fill": "url(#b)"])]),
    ("other words", [text("a", x: 1)], [text("b", x: 1)]),
    ("another element", [rect([:])], [.element("ellipse")]), ("more elements", [rect([:])], [rect([:]), rect([:])]),
    ("a turn", [group([1, 0, 0, 1, 0, 0])], [group([0, 1, 1, 0, 0, 0])]),
    ("an arc", [arc(radius: 4)], [arc(radius: 8)]),
  ]

  private static func arc(radius: Double) -> Node {
    var data = PathData()
    data.move(0, 0)
    data.arc(radius: radius, isLarge: false, to: radius, radius)
    return .element("path", ["d": AttributeValue.path(data, decimals: 2)])
  }

  @Test(arguments: refusals.indices)
  func whatAStyleSheetCannotMoveIsRefused(_ index: Int) {
    let (name, start, end) = Self.refusals[index]
    #expect(Self.moving([start, end]) == nil, "\(name)")
  }

  @Test func whatStaysHasNoRule() throws {
    // Numbers that are printed alike are the same.
    let moving = try #require(Self.moving([[Self.rect(["x": 1.0])], [Self.rect(["x": 1.0001])]]))
    #expect(moving.nodes == [Self.rect(["x": 1.0])] && moving.css.isEmpty)
  }

  @Test func numbersAreToldByAllTheirPlaces() throws {
    let drawings = [(100.004, 40.0), (300.004, 140.0)].map { value, x -> [Node] in
      [.element("g", ["data-n": AttributeValue.number(value, decimals: 6)], [Self.text("\(Int(value))", x: x)])]
    }
    let moving = try #require(Self.moving(drawings))
    #expect(moving.css.contains("--sweep-n:calc(0.004 + var(--sweep-w))"))
    #expect(moving.nodes == [.element("g")])
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
      var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
      options.proposal = ProposedViewSize(width: length, height: 80)
      return Renderer.render(view, options: options)
    }
    let figure = SweepFigure(sweep, id: "f")
    let sheet = try #require(figure.styleSheet)
    let html = figure.element().html
    #expect(SweepStyleSheet.names(in: figure.element()) == [sheet.name])
    #expect(sheet == SweepFigure(sweep, id: "another").styleSheet)
    // Every class that moves has its rule, and every segment its question.
    for name in html.matches(of: /\b(k\d+)\b/).map({ String($0.output.1) }) where html.contains("class=\"\(name)") {
      #expect(sheet.css.contains(".\(name){"), "\(name)")
    }
    for index in sweep.segments.indices { #expect(sheet.css.contains(".q\(index){display:inline}")) }
    for forbidden in ["style=", "<style", "<script", "url("] { #expect(!html.contains(forbidden), "\(forbidden)") }
  }
}
