import Observation
import TestSupport
import Testing
import VitrineUI

/// Views in a Swift program that only knows what is public.
@Suite struct ViewHostTests {
  private final class Model: ObservableObject {
    @Published var taps = 0
  }

  private struct Taps: View {
    @ObservedObject var model: Model
    var body: some View { Text("taps \(model.taps)") }
  }

  private struct Panel: View {
    let model: Model
    @State private var name = "Ann"
    @State private var isOn = true

    var body: some View {
      VStack {
        Taps(model: model)
        Text("Hello, \(name)")
        TextField("Name", text: $name)
        Button("Add one") { model.taps += 1 }
        Button("Off") {}.disabled(isOn)
      }
    }
  }

  private static func host(_ view: any View) -> ViewHost {
    ViewHost(view, options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book))
  }

  private static func texts(_ host: ViewHost) -> [String] {
    func all(_ node: RenderedNode?) -> [String] {
      guard let node else { return [] }
      return (node.kind == .text ? [node.argument] : []) + node.children.flatMap(all)
    }
    return Array(all(host.render().root).prefix(2))
  }

  @Test func viewsLiveInPrograms() throws {
    let model = Model()
    let host = Self.host(Panel(model: model))
    try host.tap("Add")
    #expect(host.lastBodyCount == 1)
    try host.type("Ben")
    model.taps += 10
    #expect(Self.texts(host) == ["\"taps 11\"", "\"Hello, Ben\""])
    host.update()
    #expect(host.lastBodyCount == 0)
  }

  @Test(arguments: [
    ("Remove", "no control has this name; available controls: 'Name Ann', 'Add one', 'Off'"),
    ("Off", "the control is disabled"),
  ])
  func failuresSayWhatThereIs(_ name: String, _ expected: String) {
    let host = Self.host(Panel(model: Model()))
    #expect(throws: EventFailure.self) { try host.tap(name) }
    do { try host.tap(name) } catch { #expect(error.description == expected) }
  }

  @Observable final class Settings {
    var name = "plain"
  }

  private struct Reader: View {
    @Environment(Settings.self) private var settings
    var body: some View { Text(settings.name) }
  }

  private struct Lives: View {
    let settings: Settings
    @State private var log = ""
    @State private var isShown = true

    var body: some View {
      VStack {
        Text(log)
        Reader().environment(settings)
        if isShown { Color.red.onAppear { log += "in " }.onDisappear { log += "out " } }
        Button("Go") { isShown.toggle() }.onChange(of: isShown) { old, new in log += "\(old) to \(new) " }
      }
    }
  }

  @Test func programsAreToldOfLives() throws {
    let settings = Settings()
    let host = Self.host(Lives(settings: settings))
    #expect(Self.texts(host) == ["\"in \"", "\"plain\""])
    try host.tap("Go")
    settings.name = "other"
    #expect(Self.texts(host) == ["\"in true to false out \"", "\"other\""])
  }
}
