import Notation
import TestSupport
import Testing
import VitrineLayout
import VitrineUI

/// How views behave along each axis, as https://defagos.github.io/understanding_swiftui_layout_behaviors/ measured it.
@Suite struct SizingTests {
  private func root(_ source: String) throws -> RenderedNode {
    let view = try #require(Notebook().evaluate(source).drawings.first?.view)
    return try #require(
      Renderer.render(view, options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book)).root, "\(source)"
    )
  }

  @Test(arguments: [
    ("Color.red", "exp exp"), ("Rectangle()", "exp exp"), ("Circle()", "exp exp"), ("Capsule().fill(.red)", "exp exp"),
    ("Image(systemName: \"star\").resizable()", "exp exp"), ("GeometryReader { _ in Text(\"a\") }", "exp exp"),
    ("TextField(\"a\", text: .constant(\"\"))", "exp hug"), ("Divider()", "exp hug"),
    ("Slider(value: .constant(0))", "exp hug"),
    ("Text(\"a\").frame(maxWidth: .infinity)", "exp neu"), ("ScrollView { Text(\"a\") }", "neu exp"),
    ("Text(\"Hello\")", "hug hug"), ("Image(systemName: \"star\")", "hug hug"), ("Text(\"a\").fixedSize()", "hug hug"),
    ("Color.red.fixedSize()", "hug hug"), ("Text(\"a\").frame(width: 100, height: 50)", "hug hug"),
    ("Color.red.frame(width: 100)", "hug neu"), ("Color.red.frame(maxWidth: 200, maxHeight: 100)", "hug hug"),
    ("HStack { Text(\"a\") }", "neu neu"), ("HStack { Color.red }", "neu neu"),
    ("VStack { Text(\"a\"); Spacer() }", "neu neu"),
    ("ZStack { Text(\"a\"); Color.red }", "neu neu"), ("Button(\"a\") { }", "neu neu"),
    ("Text(\"a\").padding()", "neu neu"), ("Text(\"a\").background(Color.red)", "neu neu"),
    ("Color.red.overlay { Text(\"a\") }", "neu neu"), ("Text(\"a\").border(.red)", "neu neu"),
    ("Text(\"a\").offset(x: 4)", "neu neu"), ("Group { Text(\"a\"); Text(\"b\") }", "neu neu"),
    ("Color.red.frame(minWidth: 20)", "neu neu"), ("Color.red.aspectRatio(2, contentMode: .fit)", "neu neu"),
  ]) func classes(_ source: String, _ expected: String) throws {
    let node = try root(source)
    #expect("\(node.sizingHorizontal.rawValue) \(node.sizingVertical.rawValue)" == expected)
  }

  /// What is neutral does what its content does.
  @Test(arguments: [
    ("HStack { Text(\"a\") }", false, false), ("HStack { Text(\"a\"); Spacer() }", true, false),
    ("VStack { Color.red }", true, true), ("Text(\"a\").background(Color.red)", false, false),
    ("Color.red.background(Text(\"a\"))", true, true), ("Color.red.padding(10)", true, true),
    ("Button { } label: { Color.red.frame(height: 20) }", true, false),
  ]) func neutralViewsDoWhatTheirContentDoes(_ source: String, _ horizontally: Bool, _ vertically: Bool) throws {
    let node = try root(source)
    #expect(node.sizingHorizontal == .neutral && node.fillsHorizontally == horizontally)
    #expect(node.fillsVertically == vertically)
  }
}
