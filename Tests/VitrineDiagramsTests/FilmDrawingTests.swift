import Foundation
import Markup
import TestSupport
import Testing
import VitrineLayout
import VitrineUI

@testable import VitrineDiagrams

/// What is drawn of the frames of a film strip, besides pictures.
struct FilmDrawingTests {
  static let graph = AttributeGraph(
    sources: [
      .init(kind: .state, owner: "Counter", name: "value", value: "1", former: "0", hasChanged: true),
      .init(kind: .state, owner: "Counter", name: "title", value: "Clicks", former: nil, hasChanged: false),
      .init(kind: .model, owner: "Model", name: "unread", value: "2", former: nil, hasChanged: false),
      .init(kind: .environment, owner: "Environment", name: "isEnabled", value: nil, former: nil, hasChanged: false),
    ],
    bodies: [
      .init(name: "Counter", node: 1, level: 0, runs: 2, isMade: false),
      .init(name: "Title", node: 2, level: 1, runs: 0, isMade: false),
      .init(name: "Row 2", node: 5, level: 1, runs: 1, isMade: true),
    ],
    edges: [
      .init(source: 0, body: 0, isOfBody: true), .init(source: 1, body: 0, isOfBody: true),
      .init(source: 1, body: 1, isOfBody: false), .init(source: 3, body: 2, isOfBody: true),
    ])

  private static func item(
    _ name: String, _ step: String, _ key: String, joint: Int? = nil, _ children: [IdentityTrees.Item] = []
  ) -> IdentityTrees.Item {
    var item = IdentityTrees.Item(name: name, step: step, key: key, joint: joint)
    (item.children, item.isStructure) = (children, joint == nil)
    return item
  }

  /// A condition on its way from one branch to the other.
  static let trees: IdentityTrees = {
    var untaken = item("Text", "if", "c 0")
    untaken.isUntaken = true
    let before = IdentityTrees(
      views: [
        item(
          "HStack", "", "a", joint: 1,
          [
            item("Image", "0", "b", joint: 2),
            item("Conditional content", "1", "c", [item("Text", "if", "d", joint: 3)]),
          ])
      ],
      nodes: [
        item("HStack", "", "a", joint: 1, [item("Image", "0", "b", joint: 2), item("Text", "1 · if", "d", joint: 3)])
      ])
    let after = IdentityTrees(
      views: [
        item(
          "HStack", "", "a", joint: 1,
          [
            item("Image", "0", "b", joint: 2),
            item("Conditional content", "1", "c", [untaken, item("Text", "else", "e", joint: 3)]),
          ])
      ],
      nodes: [
        item("HStack", "", "a", joint: 1, [item("Image", "0", "b", joint: 2), item("Text", "1 · else", "e", joint: 3)])
      ])
    return after.compared(with: before)
  }()

  static let chart = LifetimeChart(
    frames: ["at first", "1 · tap Hide", "2 · scroll 100"],
    rows: [
      .init(name: "V", node: 1, isTask: false, level: 0, phases: [.shown, .shown, .shown]),
      .init(name: "Row 1", node: 2, isTask: false, level: 1, phases: [.shown, .absent, .absent]),
      .init(name: ".task", node: 2, isTask: true, level: 2, phases: [.running, .cancelled, .cancelled]),
      .init(name: "Row 2", node: 3, isTask: false, level: 1, phases: [.absent, .shown, .offscreen]),
      .init(name: "Task", node: 3, isTask: true, level: 2, phases: [.absent, .running, .ended]),
    ])

  private static func frame() -> StripFigure.Cell {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(width: 60, height: 40)
    var cell = StripFigure.Cell(label: "1 · tap Add", rendering: Renderer.render(Color.teal, options: options))
    var notes = FrameNotes()
    notes.output = ["printed"]
    notes.updates = ViewUpdates(
      views: [
        .init(
          name: "Counter", node: 1, id: nil, marks: [.updated],
          children: [
            .init(name: "Row 1", node: 2, id: "a", marks: [.moved, .updated], children: []),
            .init(name: "Row 2", node: 3, id: "b", marks: [.gone], children: []),
          ])
      ], bodies: ["Counter: _value changed."])
    (notes.graph, notes.identity) = (graph, trees)
    cell.notes = notes
    return cell
  }

  private static let parts: Figure.Parts = [.picture, .updates, .graph, .identity, .lifetime]

  private static var page: String {
    var figure = StripFigure([frame()], id: "f", parts: parts)
    figure.lifetimes = chart
    return figure.element().html
  }

  /// Frames play where there are several: a script fills the row whose room is kept for it, before the frames.
  @Test func framesHaveAPlayer() {
    func html(_ cells: [StripFigure.Cell]) -> String { StripFigure(cells, id: "f", parts: .picture).element().html }
    var still = Self.frame()
    still.notes = nil
    let room = /<div class="player of-frames"><\/div><ul class="strip [^"]*film"/
    #expect(html([Self.frame(), Self.frame()]).contains(room))
    #expect(!html([Self.frame()]).contains("player"))
    #expect(!html([still, still]).contains("player"))
  }

  @Test func aFrameStaysAsItIs() throws { try Golden.compare(Golden.lines(Self.page), "film.html") }

  @Test func aFileStaysAsItIs() throws {
    let file = StandaloneSVG.strip(
      [Self.frame()], lifetimes: Self.chart, parts: Self.parts, text: .named, scheme: .light)
    try Golden.compare(Golden.lines(file.html), "film.svg")
  }

  @Test func everyDrawingSaysWhatItShows() {
    let labels = Self.page.matches(of: /role="img" aria-label="([^"]*)"/).map { String($0.output.1) }
    #expect(
      labels.filter { !$0.hasPrefix("Color") } == [
        "Attribute graph, 1 · tap Add: Counter.value = 0 → 1 changed; Counter ran twice; Title did not run; "
          + "Row 2 made, ran once; Counter.value is read by Counter; Counter.title is read by Counter, Title; "
          + "Environment.isEnabled is read by Row 2",
        "Identity, 1 · tap Add: view tree: HStack (Image, Conditional content (Text gone, Text made)); "
          + "render tree: HStack (Image, Text gone, Text made)",
        "Lifetimes: V appears at first; Row 1 appears at first, is gone 1 · tap Hide; "
          + ".task begins at first, is cancelled 1 · tap Hide; "
          + "Row 2 appears 1 · tap Hide, goes offscreen 2 · scroll 100; Task begins 1 · tap Hide, ends 2 · scroll 100",
      ])
  }

  /// A page needs neither styles nor scripts of its own for them.
  @Test func drawingsAreWellFormed() {
    #expect(MarkupReader(Self.page).elements.count { $0.name == "svg" } == 4)
    for forbidden in ["style=", "<style", "<script"] { #expect(!Self.page.contains(forbidden)) }
  }
}
