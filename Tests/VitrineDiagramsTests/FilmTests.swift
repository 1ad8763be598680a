import Markup
import TestSupport
import Testing
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// The steps of a figure as a film: what is proposed and what is taken of it, in rectangles.
struct FilmTests {
  private struct Box: Equatable { var x, y, width, height: Double }

  private static func rendering(_ view: some View, _ width: Double, _ height: Double) -> Rendering {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(width: width, height: height)
    return Renderer.render(view, options: options)
  }

  private static func figure(_ rendering: Rendering) -> MarkupReader {
    MarkupReader(Figure(rendering, id: "f", parts: [.picture, .steps]).element().html)
  }

  /// The rectangle of each step by its number, with its transform applied.
  private static func shots(_ reader: MarkupReader) -> [Int: Box] {
    var shots: [Int: Box] = [:]
    for element in reader.elements where element.name == "rect" && reader.isInside(element, "film") {
      let numbers = element["data-s"]?.split(separator: " ").compactMap { Int($0) } ?? []
      let own = ["x", "y", "width", "height"].map { element.number($0) ?? 0 }
      var box = Box(x: own[0], y: own[1], width: own[2], height: own[3])
      let factors = element["transform"]?.matches(of: /-?[0-9.]+/).compactMap { Double($0.output) } ?? []
      if factors.count == 6 {
        box = Box(
          x: box.x * factors[0] + factors[4], y: box.y * factors[3] + factors[5], width: box.width * factors[0],
          height: box.height * factors[3])
      }
      for number in numbers { shots[number] = box }
    }
    return shots
  }

  @Test func proposalsAreAsLargeAsTheyAreAndReportsAreTheViews() throws {
    let rendering = Self.rendering(Text("Favorite").padding(10).background(Color.teal), 320, 480)
    let shots = Self.shots(Self.figure(rendering))
    try #require(shots.count == rendering.steps.count)
    for step in rendering.steps {
      let shot = try #require(shots[step.number])
      #expect(abs(shot.width - (step.size.width ?? 0)) < 0.1, "step \(step.number)")
      #expect(abs(shot.height - (step.size.height ?? 0)) < 0.1, "step \(step.number)")
    }
    // The system's proposal lies around the view, the last report on it.
    #expect(shots[1] == Box(x: -124.5, y: -221.5, width: 320, height: 480))
    let last = try #require(shots[8])
    #expect(abs(last.x) < 0.1 && abs(last.y) < 0.1)
  }

  /// What is proposed lies within what was proposed to the view above, as far as there is room.
  @Test func proposalsStayInTheRoomAround() throws {
    let row = HStack(spacing: 0) {
      Color.red
      Text("Hello, World!")
      Color.teal
    }
    let rendering = Self.rendering(row, 300, 60)
    for (number, shot) in Self.shots(Self.figure(rendering)) {
      #expect(shot.x >= -0.01 && shot.x + shot.width <= 300.01, "step \(number)")
    }
  }

  @Test func itIsInThePictureWhereItFitsAndOnAMapWhereItDoesNot() {
    let fits = Self.figure(Self.rendering(Color.red, 300, 60))
    #expect(fits.elements.contains { $0.classes.contains("film") && fits.isInside($0, "picture") })
    #expect(!fits.elements.contains { $0.classes.contains("map") })
    let large = Self.figure(Self.rendering(Text("Small"), 320, 480))
    #expect(large.elements.contains { $0.classes.contains("film") && large.isInside($0, "map") })
    let map = large.elements.first { $0.classes.contains("map") }
    #expect((map?.number("width") ?? 0) <= 180 && (map?.number("height") ?? 0) <= 160)
  }

  @Test func whatHasNoEndIsDrawnAsFarAsThereIsRoom() {
    let view = ScrollView(.horizontal) { HStack { Color.red.frame(width: 900) } }.fixedSize(
      horizontal: false, vertical: true)
    let shots = Self.shots(Self.figure(Self.rendering(view, 200, 100)))
    #expect(!shots.isEmpty)
    for shot in shots.values { #expect(shot.width.isFinite && shot.width <= 4000 && shot.height.isFinite) }
  }

  /// The button of a step is called by its sentence, so that the player needs no script to tell it.
  @Test func stepsAreCalledByTheirSentences() {
    let rendering = Self.rendering(Text("Favorite").padding(10), 320, 480)
    let reader = Self.figure(rendering)
    let labels = reader.elements.filter { $0.name == "label" && $0.classes != ["frames"] }
    #expect(labels.count == rendering.steps.count)
    #expect(labels.first?.text == "1The system proposes 320\u{A0}×\u{A0}480 to the padding.")
    #expect(labels.map { $0.classes } == rendering.steps.map { [$0.kind.rawValue] })
  }

  @Test func aLongConversationHasASliderInPlaceOfButtons() {
    let short = Self.figure(Self.rendering(Text("a").padding(10).background(Color.teal), 320, 480))
    #expect(short.elements.contains { $0.classes == ["picks"] })
    let long = Self.figure(Self.rendering(HStack { ForEach(0..<8, id: \.self) { Text("\($0)") } }, 320, 480))
    #expect(long.elements.contains { $0.classes == ["picks", "long"] })
    // Its sentences are folded away, not gone.
    #expect(long.elements.contains { $0.name == "details" && $0.classes.contains("more-steps") })
  }

  /// Motion is only shown to whoever wants it.
  @Test func motionRespectsTheReadersWish() {
    #expect(
      ThemeStyle.css.contains("@media (prefers-reduced-motion:reduce){.figure g.film .s-report rect{animation:none}}"))
    #expect(ThemeStyle.css.contains("--pick-play:shrink .3s"))
  }
}
