import TestSupport
import Testing
import VitrineLayout
import VitrineText

@testable import VitrineUI

/// Views between two states of theirs.
struct AnimatedChangeTests {
  /// What becomes of a view when the button that says "go" is tapped.
  private func change(_ view: some View) throws -> AnimatedChange {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(width: 200, height: 100)
    let live = ViewSession(view, options: options)
    _ = live.render()
    try live.tap("go")
    _ = live.render()
    return try #require(live.change)
  }

  private func frame(_ id: String, _ rendering: Rendering) throws -> Rect {
    func find(_ node: RenderedNode) -> RenderedNode? {
      node.id == id ? node : node.children.lazy.compactMap(find).first
    }
    return try #require(rendering.root.flatMap(find)).frame
  }

  private func allEffects(_ marks: [Mark]) -> [GroupEffects] {
    marks.flatMap { mark -> [GroupEffects] in
      if case .group(let inner, let effects) = mark { [effects] + allEffects(inner) } else { [] }
    }
  }

  private struct Box: View {
    @State private var isOn = false
    let change: (Binding<Bool>) -> Void
    let content: (Bool) -> any View

    init(
      _ change: @escaping (Binding<Bool>) -> Void = { isOn in
        withAnimation(.linear(duration: 1)) { isOn.wrappedValue = true }
      }, @ViewBuilder content: @escaping (Bool) -> any View
    ) {
      (self.change, self.content) = (change, content)
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("go") { change($isOn) }
        AnyView(content(isOn))
      }
    }
  }

  @Test func framesMoveInStraightLines() throws {
    let change = try change(Box { isOn in Rectangle().id("a").frame(width: isOn ? 100 : 20, height: 10) })
    #expect(change.duration == 1)
    let widths = try [0, 0.25, 0.5, 1, 2].map { try frame("a", change.rendering(at: $0)).width }
    #expect(widths == [20, 40, 60, 100, 100])
  }

  @Test func whatChangesWithoutAnAnimationIsThereAtOnce() throws {
    let change = try change(
      Box({ $0.wrappedValue = true }) { isOn in Rectangle().id("a").frame(width: isOn ? 100 : 20, height: 10) })
    #expect(change.duration == 0)
    #expect(try frame("a", change.rendering(at: 0)).width == 100)
  }

  @Test func theInnermostAnimationCounts() throws {
    let change = try change(
      Box { isOn in
        VStack(spacing: 0) {
          Rectangle().id("own").frame(width: isOn ? 100 : 20, height: 10)
            .animation(.linear(duration: 4), value: isOn)
          Rectangle().id("none").frame(width: isOn ? 100 : 20, height: 10).animation(nil, value: isOn)
          Rectangle().id("around").frame(width: isOn ? 100 : 20, height: 10)
          Rectangle().id("other").frame(width: isOn ? 100 : 20, height: 10)
            .animation(.linear(duration: 4), value: 1)
        }
        .animation(.linear(duration: 2), value: isOn)
      })
    let rendering = change.rendering(at: 1)
    let widths = try ["own", "none", "around", "other"].map { try frame($0, rendering).width }
    #expect(widths == [40, 100, 60, 60])
  }

  @Test func transactionsAreChangedOnTheirWayIn() throws {
    let change = try change(
      Box { isOn in
        VStack(spacing: 0) {
          Rectangle().id("slow").frame(width: isOn ? 100 : 20, height: 10)
            .transaction { $0.animation = $0.animation?.speed(0.5) }
          Rectangle().id("kept").frame(width: isOn ? 100 : 20, height: 10)
            .animation(.linear(duration: 4), value: isOn).transaction { $0.disablesAnimations = true }
        }
      })
    #expect(try frame("slow", change.rendering(at: 1)).width == 60)
    #expect(try frame("kept", change.rendering(at: 0.5)).width == 60)
  }

  @Test func anOffsetOutsideOfTheAnimationIsNotAnimated() throws {
    let change = try change(
      Box({ $0.wrappedValue = true }) { isOn in
        VStack(alignment: .leading, spacing: 0) {
          Rectangle().id("in").frame(width: 20, height: 10).offset(x: isOn ? 80 : 0)
            .animation(.linear(duration: 1), value: isOn)
          Rectangle().id("out").frame(width: 20, height: 10).animation(.linear(duration: 1), value: isOn)
            .offset(x: isOn ? 80 : 0)
        }
      })
    let rendering = change.rendering(at: 0.25)
    #expect(try frame("in", rendering).minX == 20)
    #expect(try frame("out", rendering).minX == 80)
  }

  @Test func turnsGoThroughAllAngles() throws {
    let change = try change(
      Box { isOn in Rectangle().frame(width: 20, height: 20).rotationEffect(.degrees(isOn ? 360 : 0)) })
    let turned = allEffects(change.rendering(at: 0.25).marks).compactMap(\.transform)
    #expect(turned.contains { abs($0.a) < 1e-9 && abs($0.b - 1) < 1e-9 })
  }

  /// Draws a view moved by its width, and farther on the way between two states.
  private struct Swung: GeometryEffect {
    var animatableData: Double
    func effectValue(size: Size) -> ProjectionTransform {
      ProjectionTransform(.translation(x: size.width + 40 * animatableData * (1 - animatableData), y: 0))
    }
  }

  @Test func effectsOnGeometryGoThroughTheirData() throws {
    let change = try change(
      Box { isOn in Rectangle().frame(width: 20, height: 20).modifier(Swung(animatableData: isOn ? 1 : 0)) })
    func moved(_ time: Double) -> [Double] { allEffects(change.rendering(at: time).marks).compactMap(\.transform?.tx) }
    #expect(moved(0.5).contains { abs($0 - 30) < 1e-9 })
    #expect(!moved(0.25).contains { abs($0 - 20) < 1e-9 })
  }

  @Test func effectsAndColoursAreBetweenTheirEnds() throws {
    let change = try change(
      Box { isOn in
        Rectangle().fill(isOn ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
          .frame(width: 20, height: 20).opacity(isOn ? 0.2 : 1).scaleEffect(isOn ? 3 : 1)
      })
    let marks = change.rendering(at: 0.5).marks
    #expect(allEffects(marks).contains { abs($0.opacity - 0.6) < 1e-9 })
    #expect(allEffects(marks).compactMap(\.transform).contains { abs($0.a - 2) < 1e-9 })
    let fills = Drawn.leaves(marks).compactMap { mark -> RGBA? in
      if case .rectangle(_, _, .ink(let ink)?, _) = mark { ink.light } else { nil }
    }
    #expect(fills.contains(RGBA(red: 0.5, green: 0, blue: 0.5)))
  }

  @Test func shapesAreDrawnWithDataInBetween() throws {
    let change = try change(
      Box { isOn in
        RoundedRectangle(cornerRadius: isOn ? 10 : 0).frame(width: 40, height: 40)
      })
    let radii = Drawn.leaves(change.rendering(at: 0.5).marks).compactMap { mark -> Double? in
      if case .rectangle(let rect, let radius, _, _) = mark, rect.width == 40 { radius } else { nil }
    }
    #expect(radii == [5])
  }

  @Test func viewsComeAndGoByTheirTransition() throws {
    let change = try change(
      Box { isOn in
        VStack(spacing: 0) {
          if isOn {
            Color.red.frame(width: 40, height: 20).transition(.move(edge: .leading))
          } else {
            Color.blue.frame(width: 40, height: 20)
          }
        }
      })
    let all = allEffects(change.rendering(at: 0.25).marks)
    #expect(all.contains { $0.transform?.tx == -30 && $0.opacity == 1 })
    // The one that goes fades out.
    #expect(all.contains { $0.transform == nil && $0.opacity == 0.75 })
    #expect(change.tracks.map(\.views) == [["Color comes", "Color goes"]])
  }

  @Test func matchedViewsTakeEachOthersPlace() throws {
    let change = try change(
      Box { isOn in
        VStack(alignment: isOn ? .trailing : .leading, spacing: 0) {
          Color.clear.frame(width: 200, height: 1)
          if isOn {
            Rectangle().matchedGeometry("m").frame(width: 60, height: 10).id("big")
          } else {
            Rectangle().matchedGeometry("m").frame(width: 20, height: 10).id("small")
          }
        }
      })
    let rects = Drawn.leaves(change.rendering(at: 0.5).marks).compactMap { mark -> Rect? in
      if case .rectangle(let rect, _, _, _) = mark, rect.height == 10 { rect } else { nil }
    }
    #expect(rects.count == 2 && rects.allSatisfy { $0.minX == 70 && $0.width == 40 })
  }

  @Test func animatorsGoFromPhaseToPhase() throws {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    options.proposal = ProposedViewSize(width: 200, height: 100)
    let trigger = AnimatorTrigger(nil, isSame: { _, _ in true })
    let phases = [10.0, 50, 20].map { width in { Rectangle().id("a").frame(width: width, height: 10) as any View } }
    let live = ViewSession(
      PhasedView(
        phases, names: ["a", "b", "c"], animations: Array(repeating: .linear(duration: 1), count: 3), trigger: trigger),
      options: options)
    #expect(try frame("a", live.render()).width == 10)
    let run = try #require(live.run)
    #expect(run.duration == 3 && run.isEndless)
    let widths = try [0, 0.5, 1, 1.5, 2.5].map { try frame("a", run.rendering(at: $0)).width }
    #expect(widths == [10, 30, 50, 35, 15])
    // Once it has begun, it goes on.
    _ = live.render()
    #expect(live.run == nil)
  }

  @Test func keyframesFollowTheirTracks() {
    let curve = KeyframeCurve(
      from: 0,
      [
        .init(10, duration: 1, .linear(.linear)), .init(20, duration: 0, .move),
        .init(0, duration: 2, .cubic(start: 0, end: 0)), .init(4, duration: 1, .spring(Spring(), start: nil)),
      ])
    #expect(curve.duration == 4)
    #expect(curve.value(at: 0.5) == 5 && curve.value(at: 1) == 20 && curve.value(at: 2) == 10)
    #expect(abs(curve.value(at: 3.5) - Spring().value(target: 4, time: 0.5)) < 1e-9 && curve.value(at: 9) == 4)
  }
}
