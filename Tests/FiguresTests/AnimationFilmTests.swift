import Notation
import TestSupport
import Testing
import VitrineDiagrams
import VitrineLayout
import VitrineUI

@testable import Figures

/// Fences over time: what `animation=` draws of them.
struct AnimationFilmTests {
  private func drawn(_ source: String, _ settings: [(String, String)]) -> DrawnFence {
    let reader = FigureOptionsReader(settings.map { FigureSetting(key: $0.0, value: $0.1) })
    #expect(reader.diagnostics.isEmpty)
    return FigurePipeline.draw(source, reader.options, with: TestAssets.typesetter)
  }

  private func film(_ body: String, _ settings: [(String, String)] = [("events", "tap Go")]) throws -> AnimationFilm {
    let source = """
      struct Arc: Shape {
        var end: Double
        var animatableData: Double {
          get { end }
          set { end = newValue }
        }
        func path(in rect: CGRect) -> Path {
          Path { $0.move(to: .zero); $0.addLine(to: CGPoint(x: end, y: 0)) }
        }
      }
      struct Corner: Shape {
        var x: Double
        var y: Double
        var animatableData: AnimatablePair<Double, Double> {
          get { AnimatablePair(x, y) }
          set { x = newValue.first; y = newValue.second }
        }
        func path(in rect: CGRect) -> Path { Path { $0.move(to: .zero); $0.addLine(to: CGPoint(x: x, y: y)) } }
      }
      struct Jump { var height = 0.0; var turn = Angle.zero }
      struct Test: View {
        @State private var isOn = false
        @State private var count = 0
        @Namespace private var space
        var body: some View { \(body) }
      }
      Test()
      """
    let drawn = drawn(source, settings + [("animation", "frames,play,chart"), ("times", "0,0.5,1")])
    #expect(drawn.diagnostics.isEmpty)
    return try #require(drawn.figures.first?.animation)
  }

  private func ends(_ film: AnimationFilm) -> [Point] {
    film.scenes.flatMap(\.frames).flatMap { frame -> [Point] in
      lines(frame.rendering.marks)
    }
  }

  private func lines(_ marks: [Mark]) -> [Point] {
    marks.flatMap { mark -> [Point] in
      switch mark {
      case .group(let inner, _): lines(inner)
      case .path(let path, _, _): if case .line(let end)? = path.elements.last { [end] } else { [] }
      default: []
      }
    }
  }

  @Test func shapesOfAFenceAreDrawnWithDataInBetween() throws {
    let film = try film(
      """
      VStack(alignment: .leading, spacing: 0) {
        Arc(end: isOn ? 100 : 20).stroke(.red).frame(width: 100, height: 10)
        Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      }
      """)
    #expect(ends(film).map(\.x) == [20, 60, 100])
    #expect(film.scenes.map(\.duration) == [1] && film.scenes[0].label == "tap Go")
    #expect(film.scenes[0].tracks.map(\.name) == ["linear 1 s"])
  }

  @Test func pairsAreAnimatedAsOne() throws {
    let film = try film(
      """
      VStack(alignment: .leading, spacing: 0) {
        Corner(x: isOn ? 100 : 20, y: isOn ? 0 : 10).stroke(.red).frame(width: 100, height: 10)
          .animation(.linear(duration: 1), value: isOn)
        Button("Go") { isOn.toggle() }
      }
      """)
    #expect(ends(film) == [Point(x: 20, y: 10), Point(x: 60, y: 5), Point(x: 100, y: 0)])
  }

  @Test(arguments: [
    "withTransaction(Transaction(animation: .linear(duration: 1))) { isOn.toggle() }",
    "var transaction = Transaction(); transaction.animation = .linear(duration: 1); withTransaction(transaction) { isOn.toggle() }",
    "$isOn.animation(.linear(duration: 1)).wrappedValue.toggle()",
    "withAnimation(Animation.linear(duration: 2).speed(2)) { isOn = true }",
  ]) func changesAreAnimatedInAllWays(_ action: String) throws {
    let film = try film(
      """
      VStack(alignment: .leading, spacing: 0) {
        Arc(end: isOn ? 100 : 20).stroke(.red).frame(width: 100, height: 10)
        Button("Go") { \(action) }
      }
      """)
    #expect(ends(film).map(\.x) == [20, 60, 100])
  }

  @Test(arguments: ["$isOn.animation(nil).wrappedValue.toggle()", "withAnimation(nil) { isOn.toggle() }"])
  func changesWithoutAnAnimationAreNotAnimated(_ action: String) {
    let drawn = drawn(
      """
      struct Test: View {
        @State private var isOn = false
        var body: some View {
          Color.red.frame(width: isOn ? 100 : 20, height: 10)
          Button("Go") { \(action) }
        }
      }
      Test()
      """, [("events", "tap Go"), ("animation", "frames")])
    #expect(drawn.diagnostics.map(\.message) == ["nothing is animated"])
    #expect(drawn.figures.first?.animation == nil)
  }

  @Test func phasesAreGoneThroughInTheirOwnWays() throws {
    let film = try film(
      """
      PhaseAnimator([0.0, 1.0, 3.0]) { phase in
        Arc(end: phase * 10).stroke(.red).frame(width: 100, height: 10)
      } animation: { phase in phase == 1 ? .linear(duration: 1) : .linear(duration: 2) }
      """, [])
    #expect(film.scenes.map(\.duration) == [5] && film.scenes[0].isEndless)
    #expect(ends(film).map(\.x) == [0, 5, 10])
  }

  @Test func keyframesRunWhereTheirTriggerChanges() throws {
    let film = try film(
      """
      VStack(alignment: .leading, spacing: 0) {
        Arc(end: 0).stroke(.red).frame(width: 100, height: 10)
          .keyframeAnimator(initialValue: Jump(), trigger: count) { content, jump in
            Arc(end: jump.height).stroke(.red).frame(width: 100, height: 10)
          } keyframes: { _ in
            KeyframeTrack(\\.height) { LinearKeyframe(40, duration: 0.5); LinearKeyframe(0, duration: 0.5) }
            KeyframeTrack(\\.turn) { LinearKeyframe(.degrees(90), duration: 1) }
          }
        Button("Go") { count += 1 }
      }
      """)
    #expect(ends(film).map(\.x) == [0, 40, 0])
    #expect(film.scenes[0].tracks.map(\.name) == ["height", "turn"] && !film.scenes[0].isEndless)
  }

  @Test func whatIsNotAnimatedIsTold() {
    let source = "struct A: View { @State var n = 0; var body: some View { Button(\"Go\") { n += 1 } } }\nA()"
    let drawn = drawn(source, [("events", "tap Go"), ("animation", "frames")])
    #expect(drawn.diagnostics.map(\.message) == ["nothing is animated"])
    #expect(drawn.figures.first?.cells.count == 2)
  }

  @Test func whatPlaysRestsWhereMotionIsUnwelcome() throws {
    let film = try film(
      """
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 20, height: 10).rotationEffect(.degrees(isOn ? 90 : 0))
        Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      }
      """)
    let svg = StandaloneSVG.animation(film, parts: .standard, text: .named).fileText
    #expect(svg.contains("@media (prefers-reduced-motion:reduce)") && svg.contains("class=\"rest\""))
    #expect(svg.contains("<animateTransform attributeName=\"transform\" type=\"rotate\" additive=\"sum\""))
    // A style in a page would be kept out.
    let page = AnimationFigure(film, id: "f").element()
    #expect(!page.html.contains("<style") && !page.html.contains("style="))
  }
}
