/// A button that switches the editing of a list on and off.
///
/// Source: https://developer.apple.com/documentation/swiftui/editbutton
public struct EditButton: ControlView {
  public init() {}
  package var controlKind: NodeKind { "EditButton" }
  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let mode = context.environment.editMode
    let actions = ControlActions(
      tap: mode.map { mode in
        { mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active }
      })
    return [context.control(controlKind, actions: actions) { parts(in: $0) }]
  }
  package func parts(in environment: EnvironmentValues) -> any View {
    ButtonFace(label: Text(environment.editMode?.wrappedValue.isEditing == true ? "Done" : "Edit"))
  }
}

/// A button that renames the item of the views around it.
public struct RenameButton: ControlView {
  public init() {}
  package var controlKind: NodeKind { "RenameButton" }
  package func parts(in environment: EnvironmentValues) -> any View {
    ButtonFace(label: Label("Rename", systemImage: "pencil"))
  }
}

/// A button that pastes items; prominent unless another button style is set.
///
/// Without a payload type: `PasteButton()`.
public struct PasteButton: ControlView {
  package init() {}
  public init<Payload>(payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void) {}
  public init(supportedTypes: [Any], payloadAction: @escaping ([Any]) -> Void) {}

  package var controlKind: NodeKind { "PasteButton" }
  package func parts(in environment: EnvironmentValues) -> any View {
    let face = ButtonFace(label: Label("Paste", systemImage: "doc.on.doc"))
    return environment[ButtonStyleKey.self] == nil ? face.buttonStyle(.borderedProminent) : face
  }
}
