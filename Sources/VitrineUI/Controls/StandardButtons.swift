/// The button that turns the editing of a list on.
public struct EditButton: ControlView {
  public init() {}
  package var controlKind: NodeKind { "EditButton" }
  package func parts(in environment: EnvironmentValues) -> any View { ButtonFace(label: Text("Edit")) }
}

/// The button that renames what the views around stand for.
public struct RenameButton: ControlView {
  public init() {}
  package var controlKind: NodeKind { "RenameButton" }
  package func parts(in environment: EnvironmentValues) -> any View {
    ButtonFace(label: Label("Rename", systemImage: "pencil"))
  }
}

/// The button that takes what was copied; prominent in every style but those of one's own.
///
/// From any source: `PasteButton()`.
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
