/// The button that opens an app's settings on a Mac, with the system's label or one of its own.
///
/// *Proposes* and *reports* what its label does, in the button style around.
/// Source: https://developer.apple.com/documentation/swiftui/settingslink
public struct SettingsLink: ControlView {
  private let label: any View

  public init() { label = Label("Settings…", systemImage: "gear") }
  public init(@ViewBuilder label: () -> some View) { self.label = label() }

  package var controlKind: NodeKind { "SettingsLink" }
  package func parts(in environment: EnvironmentValues) -> any View { ButtonFace(label: label) }
}
