import Diagnostics
import Notation
import TestSupport
import Testing
import VitrineUI

@testable import Figures

/// What is advised on fences: events on the first line (`-` for none), then the fence. What is expected is a line for each piece
/// of advice with its place, its topic and its message, and what the engine saw of it; nothing where nothing is advised.
@Suite struct AdviceTests {
  private static func drawn(_ events: String, _ source: String, _ more: [FigureSetting] = []) -> DrawnFence {
    var settings = [FigureSetting(key: "width", value: "300"), FigureSetting(key: "height", value: "200")]
    if events != "-" { settings.append(FigureSetting(key: "events", value: events)) }
    let reader = FigureOptionsReader([.book] + settings + more)
    return FigurePipeline.draw(source, reader.options, with: TestAssets.typesetter)
  }

  private static func lines(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.flatMap { diagnostic -> [String] in
      let place = diagnostic.span.map { "\($0.start.line):\($0.start.column) " } ?? ""
      guard diagnostic.isAdvice else { return ["\(diagnostic.severity): \(place)\(diagnostic.message)"] }
      let seen = diagnostic.notes.filter { $0.hasPrefix("observed while drawing: ") }.map { "  " + $0 }
      return ["\(place)\(diagnostic.code.dropFirst(7)): \(diagnostic.message)"] + seen
    }
  }

  @Test(arguments: TextCase.all(in: "advice.txt"))
  func eachCaseGivesItsAdvice(_ one: TextCase) {
    let parts = one.input.split(separator: "\n", maxSplits: 1).map(String.init)
    let lines = Self.lines(Self.drawn(parts[0], parts[1]).diagnostics)
    #expect(lines.joined(separator: "\n") == one.expected, "\(one.place)")
  }

  /// Source: https://developer.apple.com/documentation/technotes/tn3211-resolving-swiftui-source-incompatibilities-for-state-and-contentbuilder
  @Test(arguments: [("xcode26", 3), ("xcode27", 1)])
  func aModelInStateIsMadeAgainUpToXcode26(_ toolchain: String, _ count: Int) {
    let source = """
      @Observable final class Model { init() { print("made") } }
      struct Row: View { let n: Int; @State private var model = Model(); var body: some View { Text("row \\(n)") } }
      struct V: View {
        @State private var n = 0
        var body: some View { VStack { Row(n: n); Button("Add") { n += 1 } } }
      }
      """
    let drawn = Self.drawn("tap Add; tap Add", source, [FigureSetting(key: "toolchain", value: toolchain)])
    #expect(drawn.figures.flatMap(\.frames).flatMap(\.output).count { $0 == "made" } == count)
    let advice = toolchain == "xcode26" ? ["advice-model-in-state"] : []
    #expect(drawn.diagnostics.map(\.code) == advice)
  }

  @Test func adviceIsANoteWithItsReasonAndIsSilentOnRequest() throws {
    let source = "HStack { Spacer(); Text(\"a\") }"
    let advice = try #require(Self.drawn("-", source).diagnostics.first)
    #expect(advice.severity == .note && !advice.notes.isEmpty && advice.hint != nil && advice.span != nil)
    #expect(Self.drawn("-", source, [FigureSetting(key: "advice", value: "false")]).diagnostics.isEmpty)
  }

  @Test func thereAreCases() { #expect(TextCase.all(in: "advice.txt").count >= 20) }
}
