import TestSupport
import Testing
import VitrineLayout
import VitrineUI

/// Controls made of views whose types are only known at run time, as an evaluator makes them.
struct ErasedControlsTests {
  private let label: any View = Text("Label")
  private let content: any View = Text("Content").tag(AnyHashable("a"))

  /// The views, each with the texts that it shows.
  private var cases: [(view: any View, texts: [String])] {
    [
      (Button(role: .cancel, action: {}) { AnyView(label) }, ["Label"]),
      (Toggle(isOn: .constant(true)) { AnyView(label) }, ["Label"]),
      (
        Label {
          AnyView(label)
        } icon: {
          AnyView(EmptyView())
        }, ["Label"]
      ),
      (
        Picker(selection: .constant(AnyHashable("a"))) {
          AnyView(content)
        } label: {
          AnyView(label)
        }, ["Content"]
      ),
      (
        Section {
          AnyView(content)
        } header: {
          AnyView(label)
        } footer: {
          AnyView(label)
        }, ["Label", "Content", "Label"]
      ),
      (List { AnyView(content) }, ["Content"]), (Form { AnyView(content) }, ["Content"]),
      (NavigationStack { AnyView(content) }, ["Content"]), (NavigationView { AnyView(content) }, ["Content"]),
      (
        NavigationLink {
          AnyView(content)
        } label: {
          AnyView(label)
        }, ["Label"]
      ),
      (TabView(selection: .constant(AnyHashable("a"))) { AnyView(content) }, ["Content"]),
      (
        LabeledContent {
          AnyView(content)
        } label: {
          AnyView(label)
        }, ["Label", "Content"]
      ),
      (
        GroupBox {
          AnyView(content)
        } label: {
          AnyView(label)
        }, ["Label", "Content"]
      ),
      (
        Menu {
          AnyView(content)
        } label: {
          AnyView(label)
        }, ["Label"]
      ),
      (Link(address: "/") { AnyView(label) }, ["Label"]),
      (styled(label, PlainButtonStyle()), ["Label"]),
    ]
  }

  /// A style of any type opens as its own.
  private func styled(_ view: any View, _ style: any ButtonStyle) -> any View {
    func apply(_ style: some ButtonStyle) -> any View {
      Button {
      } label: {
        AnyView(view)
      }.buttonStyle(style)
    }
    return apply(style)
  }

  @Test func erasedViewsAreDrawn() {
    for (view, texts) in cases {
      let shown =
        Renderer.render(view, options: RenderOptions(typesetter: TestAssets.typesetter, profile: .book)).root?
        .arguments(of: "Text")
        ?? []
      #expect(shown == texts.map { "\"\($0)\"" }, "\(type(of: view))")
    }
  }
}
