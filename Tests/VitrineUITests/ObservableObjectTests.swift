import TestSupport
import Testing

@testable import VitrineUI

/// Objects that tell as a whole that they change, and the views that observe them.
@Suite struct ObservableObjectTests {
  private final class Model: ObservableObject {
    @Published var first: Int
    @Published var second = 0
    var untold = 0

    init(_ first: Int = 0) { self.first = first }
  }

  private struct First: View {
    @ObservedObject var model: Model
    var body: some View { Text("first \(model.first)") }
  }

  private struct Both: View {
    let model: Model
    var body: some View {
      First(model: model)
      Text("static")
      First(model: model)
    }
  }

  private static func live(_ view: any View) -> ViewSession {
    let live = ViewSession(view, options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book))
    live.update()
    return live
  }

  private static func texts(_ live: ViewSession) -> [String] {
    func all(_ node: RenderedNode?) -> [String] {
      guard let node else { return [] }
      return (node.kind == .text ? [node.argument] : []) + node.children.flatMap(all)
    }
    return all(live.render().root)
  }

  /// Each change runs the bodies of all who observe the object, whatever they read; what is not published is not told of.
  @Test func objectsAreObservedAsAWhole() {
    let model = Model()
    let live = Self.live(Both(model: model))
    model.second = 7
    #expect(live.update().bodies == 2)
    model.untold = 7
    #expect(live.update().bodies == 0)
    model.first = 7
    #expect(live.update().bodies == 2)
    #expect(Self.texts(live) == ["\"first 7\"", "\"static\"", "\"first 7\""])
  }

  private final class Mute: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    @Published var value = 0
  }

  private struct Shown: View {
    @ObservedObject var model: Mute
    var body: some View { Text("\(model.value)") }
  }

  @Test func aPublisherOfTheClassIsNotUsedByItsPublishedProperties() {
    let model = Mute()
    let live = Self.live(Shown(model: model))
    model.value = 1
    #expect(live.update().bodies == 0)
    model.objectWillChange.send()
    #expect(live.update().bodies == 1)
  }

  private struct Kept: View {
    let round: Int
    @StateObject private var model: Model

    init(round: Int, made: @escaping () -> Void) {
      self.round = round
      func make() -> Model {
        made()
        return Model()
      }
      _model = StateObject(wrappedValue: make())
    }

    var body: some View { Button("n \(model.first)") { model.first += 1 } }
  }

  private struct Rounds: View {
    let made: () -> Void
    @State private var round = 0
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown { Kept(round: round, made: made) }
        Button("Round") { round += 1 }
        Button("Show") { isShown.toggle() }
      }
    }
  }

  @Test func stateObjectsLiveAsLongAsTheirNodes() throws {
    var made = 0
    let live = Self.live(Rounds { made += 1 })
    func tap(_ name: String) throws {
      try live.tap(name)
      live.update()
    }
    try tap("n 0")
    try tap("Round")
    try tap("n 1")
    #expect(made == 1)
    try tap("Show")
    try tap("Show")
    #expect(made == 2)
    try tap("n 0")
  }

  private struct Swapping: View {
    let models: [Model]
    @State private var index = 0

    var body: some View {
      VStack {
        First(model: models[index])
        Button("Swap") { index = 1 - index }
      }
    }
  }

  @Test func observedObjectsAreThoseThatAreHandedIn() throws {
    let models = [Model(1), Model(10)]
    let live = Self.live(Swapping(models: models))
    try live.tap("Swap")
    live.update()
    #expect(Self.texts(live).first == "\"first 10\"")
    models[0].first = 2
    #expect(live.update().bodies == 0)
    models[1].first = 20
    #expect(live.update().bodies == 1)
  }

  @Test func objectsAreLetGo() {
    weak var model: Model?
    do {
      let object = Model()
      model = object
      let live = Self.live(First(model: object))
      object.first = 3
      live.update()
    }
    #expect(model == nil)
  }
}
