import VitrineLayout

/// A view for editing text of several lines; it fills the proposed size.
public struct TextEditor: ControlView {
  let text: Binding<String>

  public init(text: Binding<String>) { self.text = text }

  package var controlKind: NodeKind { "TextEditor" }
  package var controlActions: ControlActions { ControlActions(setText: { text.wrappedValue = $0 }) }

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
