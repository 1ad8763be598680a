import Diagnostics
import Figures
import TestSupport
import Testing
import VitrineLayout

@testable import Explanations

/// Numbers of views, and edits of code.
@Suite struct ExplanationTests {
  private static func explainer(_ code: String, width: String = "200") throws -> Explainer {
    let input = try FenceInput.read(Array(code.utf8), as: "code", block: nil, path: nil)
    let options = FigureOptionsReader([
      FigureSetting(key: "width", value: width), FigureSetting(key: "show", value: "picture"),
    ]).options
    return try Explainer(input, options, typesetter: TestAssets.typesetter)
  }

  @Test func viewsAreFoundByNumberNameAndType() throws {
    let views = try Self.explainer(#"VStack { Text("A"); Text("B").padding(); Spacer() }"#).views
    #expect(views.views.map(\.node.type) == ["VStack", "Text", "padding", "Text", "Spacer"])
    for (words, number) in [("2", 2), (#"Text("B")"#, 4), (#" Text( "B" ) "#, 4), ("Spacer", 5), ("VStack", 1)] {
      #expect(try views.view(named: words).number == number)
    }
    for words in ["0", "6", "-1", "Text", "HStack", ""] {
      #expect(throws: NumberedViews.Problem.self, "\(words)") { try views.view(named: words) }
    }
  }

  /// Swift's grammar says where an expression ends.
  @Test(arguments: [
    (#"Text("A").font(.title).padding()"#, "Text", #"Text("A").font(.title).x().padding()"#),
    (#"Text("A").font(.title).padding()"#, "padding", #"Text("A").font(.title).padding().x()"#),
    (
      #"HStack { Image(systemName: "star").resizable() }"#, "Image",
      #"HStack { Image(systemName: "star").resizable().x() }"#
    ),
    (#"HStack { Color.red.frame(width: 9) }"#, "Color", #"HStack { Color.red.x().frame(width: 9) }"#),
    ("Circle()\n  .fill(.red)\n  .frame(width: 9)", "Circle", "Circle()\n  .fill(.red).x()\n  .frame(width: 9)"),
    (#"HStack { Circle(); Circle().padding() }"#, "padding", #"HStack { Circle(); Circle().padding().x() }"#),
    (#"VStack(spacing: 1) { Text("ü") } // end"#, "VStack", #"VStack(spacing: 1) { Text("ü") }.x() // end"#),
  ])
  func aModifierIsAddedAfterTheViewItself(code: String, type: String, edited: String) throws {
    let layout = try #require(
      Layout(
        RenderedFence.drawn(
          try FenceInput.read(Array(code.utf8), as: "code", block: nil, path: nil), FigureOptions(),
          TestAssets.typesetter), code: code))
    let view = try #require(layout.views.views.first { $0.node.type == type })
    let edit = try #require(EditSubject(view, layout.views, layout.source).adding(".x()", to: view, .fill))
    #expect(layout.source.applying(edit.changes) == edited)
  }

  @Test(
    arguments: [
      ("HStack { }", "alignment", "HStack(alignment: v) { }"),
      ("HStack() { }", "alignment", "HStack(alignment: v) { }"),
      ("HStack(spacing: 3) { }", "alignment", "HStack(alignment: v, spacing: 3) { }"),
      ("VStack(alignment: .leading) { }", "spacing", "VStack(alignment: .leading, spacing: v) { }"),
      ("VStack(alignment: .leading) { }", "alignment", nil),
    ] as [(String, String, String?)])
  func anArgumentIsWrittenInItsPlace(code: String, argument: String, edited: String?) throws {
    let code = code.replacing("{ }", with: #"{ Text("A") }"#)
    let layout = try #require(
      Layout(
        RenderedFence.drawn(
          try FenceInput.read(Array(code.utf8), as: "code", block: nil, path: nil), FigureOptions(),
          TestAssets.typesetter), code: code))
    let view = layout.views.views[0]
    let link = try #require(layout.source.link(of: view))
    let edit = EditSubject(view, layout.views, layout.source).setting(argument, "v", of: link, in: view, .spacing)
    #expect(edit.map { layout.source.applying($0.changes) } == edited?.replacing("{ }", with: #"{ Text("A") }"#))
  }

  /// The size that an edit promises is the size that its code has.
  @Test func eachEditGivesTheSizeThatItPromises() throws {
    let explainer = try Self.explainer(#"HStack { Text("A text that is long").lineLimit(1); Spacer(); Text("12:30") }"#)
    let explanation = explainer.explanation(of: try explainer.views.view(named: "2"))
    #expect(explanation.edits.count > 8)
    for edit in explanation.edits {
      let again = try Self.explainer(edit.code)
      #expect(again.views.views.contains { $0.node.frame == edit.after && $0.node.type == "Text" }, "\(edit.title)")
    }
  }

  @Test func aFenceThatDrawsNothingIsNotExplained() throws {
    #expect(throws: Explainer.Failure.self) { try Self.explainer("let a = 1") }
    #expect(throws: Explainer.Failure.self) { try Self.explainer("Text(") }
  }
}
