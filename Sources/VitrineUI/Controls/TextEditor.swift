import VitrineLayout

/// Text to write in that takes all it is proposed.
///
/// The trait `setText` writes in it.
public struct TextEditor: ControlView {
  let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  package var controlName: String { "TextEditor" }
  package var controlTraits: ViewTraits { ["setText": { text.wrappedValue = $0 } as (String) -> Void] }

  package func parts(in environment: EnvironmentValues) -> any View {
    let written = Text(text.wrappedValue).padding(environment.insets(5, 8))
    let editor = written.frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading
    )
    .clipped()
    guard !environment[ScrollBackgroundHiddenKey.self] else { return editor }
    return editor.background(style: Color(ink: .background))
  }
}
