import TestSupport
import Testing

@testable import VitrineUI

/// The states that views written in Swift are brought to with their own controls.
@Suite struct StateExplorerTests {
  private struct Counter: View {
    @State private var value = 0
    var body: some View { Button("Increment: \(value)") { value += 1 } }
  }

  /// Which of its states it is in cannot be seen: the second tap hides what the first one shows.
  private struct Lamp: View {
    @State private var taps = 0
    var body: some View { Button(taps % 2 == 0 ? "off" : "on") { taps = (taps + 1) % 6 } }
  }

  /// A view that lives, as it is made anew each time.
  private final class Session: LiveSession {
    private let view: ViewSession
    private let tellsWords: Bool

    init(_ view: any View, tellsWords: Bool) {
      self.view = ViewSession(view, options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book))
      self.tellsWords = tellsWords
      self.view.update()
    }

    var controls: [LiveControl] { view.controls }
    var key: String { view.stateKey { "\($0)" } }
    var words: String? { tellsWords ? key : nil }
    func render() -> Rendering { view.render() }

    func operate(_ place: String, way: Int) -> Bool {
      guard (try? view.operate(place, way: way)) != nil else { return false }
      view.update()
      return true
    }
  }

  private static func explore(
    _ bounds: StateExplorer.Bounds = StateExplorer.Bounds(), tellsWords: Bool = false, _ view: @escaping () -> any View
  ) throws -> (graph: StateGraph, begun: Int) {
    var begun = 0
    let graph = try StateExplorer.explore(bounds) {
      begun += 1
      return Session(view(), tellsWords: tellsWords)
    }
    return (graph, begun)
  }

  @Test func explorationStopsAtItsBounds() throws {
    var bounds = StateExplorer.Bounds()
    bounds.states = 5
    let few = try Self.explore(bounds) { Counter() }.graph
    #expect(few.states.count == 5)
    #expect(few.cut == .states(5))
    #expect(few.states.map(\.leads) == [[[1]], [[2]], [[3]], [[4]], [[nil]]])
    (bounds.states, bounds.depth) = (100, 3)
    let near = try Self.explore(bounds) { Counter() }.graph
    #expect(near.states.count == 4)
    #expect(near.cut == .depth(3))
    (bounds.depth, bounds.acts) = (100, 2)
    let short = try Self.explore(bounds) { Counter() }.graph
    #expect(short.states.count == 3)
    #expect(short.cut == .acts(2))
  }

  /// A session that has come to a state goes on from there: a way without forks is gone once.
  @Test func aWayIsGoneOnce() throws {
    #expect(try Self.explore { Counter() }.begun == 1)
  }

  @Test func statesThatAreAlikeAreOne() throws {
    let alike = try Self.explore { Lamp() }.graph
    #expect(alike.states.map(\.leads) == [[[1]], [[0]]])
    #expect(alike.drawings.count == 2)
    #expect(alike.cut == nil)
    // What is told of them tells them apart; drawings are shared.
    let told = try Self.explore(tellsWords: true) { Lamp() }.graph
    #expect(told.states.map(\.leads) == [[[1]], [[2]], [[3]], [[4]], [[5]], [[0]]])
    #expect(told.states.map(\.drawing) == [0, 1, 0, 1, 0, 1])
  }

  @Test func whatCannotBeBegunIsTold() {
    #expect(throws: StateExplorer.Problem.cannotBegin) { try StateExplorer.explore { nil } }
  }

  /// Parts are parted for as long as they lead to different parts, however far that is.
  @Test(arguments: [2, 3, 7, 20])
  func endsTellRowsApart(length: Int) {
    let control = LiveControl(
      place: "0", name: "Next", role: .button, frame: nil, isEnabled: true, group: nil, options: [], chosen: nil)
    let states = (0..<length).map { index in
      StateGraph.State(
        drawing: 0, words: nil, controls: [control], leads: [[index + 1 < length ? index + 1 : nil]], origin: nil)
    }
    #expect(StateGraph(states: states, drawings: [], cut: nil).merged.states.count == length)
    var ring = states
    ring[length - 1].leads = [[0]]
    #expect(StateGraph(states: ring, drawings: [], cut: nil).merged.states.count == 1)
  }
}
