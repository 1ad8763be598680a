/// A button that switches the editing of a list on.
public struct EditButton: ControlView {
  public init() {}
  package var controlKind: NodeKind { "EditButton" }
  package func parts(in environment: EnvironmentValues) -> any View { ButtonFace(label: Text("Edit")) }
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
