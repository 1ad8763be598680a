import Observation
import TestSupport
import Testing

@testable import VitrineUI

/// The counter of the notes in all its spellings, written in Swift.
@Suite struct CounterTests {
  private struct WithState: View {
    @State private var value = 0
    var body: some View { Button("Increment: \(value)") { value += 1 } }
  }

  private struct WithStateByHand: View {
    private var _value = State(initialValue: 0)
    private var value: Int {
      get { _value.wrappedValue }
      nonmutating set { _value.wrappedValue = newValue }
    }
    var body: some View { Button("Increment: \(value)") { value += 1 } }
  }

  private struct WithInitialValue: View {
    @State private var value: Int
    init(from start: Int) { _value = State(initialValue: start) }
    var body: some View { Button("Increment: \(value)") { value += 1 } }
  }

  private struct WithClosure: View {
    struct Counter: View {
      var value: Int
      var setValue: (Int) -> Void
      var body: some View { Button("Increment: \(value)") { setValue(value + 1) } }
    }
    @State private var value = 0
    var body: some View { Counter(value: value, setValue: { value = $0 }) }
  }

  private struct WithBindingByHand: View {
    struct Counter: View {
      var _value: Binding<Int>
      var value: Int {
        get { _value.wrappedValue }
        nonmutating set { _value.wrappedValue = newValue }
      }
      init(value: Binding<Int>) { self._value = value }
      var body: some View { Button("Increment: \(value)") { value += 1 } }
    }
    @State private var value = 0
    var body: some View { Counter(value: Binding(get: { value }, set: { value = $0 })) }
  }

  private struct WithBinding: View {
    struct Counter: View {
      @Binding var value: Int
      var body: some View { Button("Increment: \(value)") { value += 1 } }
    }
    @State private var value = 0
    var body: some View { Counter(value: $value) }
  }

  @Observable final class Model {
    var value = 0
    var other = 0
  }

  private struct WithObservable: View {
    @State private var model = Model()
    var body: some View { Button("Increment: \(model.value)") { model.value += 1 } }
  }

  private struct WithBindable: View {
    struct Counter: View {
      @Bindable var model: Model
      var body: some View { Inner(value: $model.value) }
    }
    struct Inner: View {
      @Binding var value: Int
      var body: some View { Button("Increment: \(value)") { value += 1 } }
    }
    let model = Model()
    var body: some View { Counter(model: model) }
  }

  private final class PublishedModel: ObservableObject {
    @Published var value = 0
  }

  private struct WithStateObject: View {
    @StateObject private var model = PublishedModel()
    var body: some View { Button("Increment: \(model.value)") { model.value += 1 } }
  }

  private final class Sending: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var value = 0 { willSet { objectWillChange.send() } }
  }

  private struct WithObservedObject: View {
    struct Counter: View {
      @ObservedObject var model: Sending
      var body: some View { Button("Increment: \(model.value)") { model.value += 1 } }
    }
    let model = Sending()
    var body: some View { Counter(model: model) }
  }

  private struct WithBindingToAnObject: View {
    struct Counter: View {
      @Binding var value: Int
      var body: some View { Button("Increment: \(value)") { value += 1 } }
    }
    @StateObject private var model = PublishedModel()
    var body: some View { Counter(value: $model.value) }
  }

  private struct WithEnvironmentObject: View {
    struct Counter: View {
      @EnvironmentObject var model: PublishedModel
      var body: some View { Button("Increment: \(model.value)") { model.value += 1 } }
    }
    @StateObject private var model = PublishedModel()
    var body: some View { VStack { Counter() }.environmentObject(model) }
  }

  private static func live(_ view: any View) -> ViewSession {
    var options = RenderOptions(typesetter: TestAssets.typesetter, profile: .book)
    (options.traced, options.probesSizing) = (false, false)
    return ViewSession(view, options: options)
  }

  private static var spellings: [any View] {
    [
      WithState(), WithStateByHand(), WithInitialValue(from: 0), WithClosure(), WithBindingByHand(), WithBinding(),
      WithObservable(), WithBindable(), WithStateObject(), WithObservedObject(), WithBindingToAnObject(),
      WithEnvironmentObject(),
    ]
  }

  @Test(arguments: 0..<12) func aTapCountsUp(_ index: Int) throws {
    let live = Self.live(Self.spellings[index])
    live.update()
    for count in 0..<3 {
      try live.tap("Increment: \(count)")
      #expect(live.update().bodies > 0)
    }
    try live.tap("Increment: 3")
  }

  @Test func onlyReadPropertiesCount() throws {
    let model = Model()
    struct Reader: View {
      let model: Model
      var body: some View { Text("\(model.value)") }
    }
    let live = Self.live(Reader(model: model))
    live.update()
    model.other = 5
    #expect(live.update().bodies == 0)
    model.value = 5
    #expect(live.update().bodies == 1)
  }

  @Test func nothingIsKeptAfterTheView() {
    weak var store: StateStore?
    do {
      let live = Self.live(WithBinding())
      live.update()
      store = live.states
      _ = live.render()
    }
    #expect(store == nil)
  }
}
