/// A button that opens an app's settings on the Mac, with the system's label or a custom one.
///
/// *Proposes* and *reports* the same as its label in the environment's button style.
/// Source: https://developer.apple.com/documentation/swiftui/settingslink
public struct SettingsLink: ControlView {
  private let label: any View

  public init() { label = Label("Settings…", systemImage: "gear") }
  public init(@ViewBuilder label: () -> some View) { self.label = label() }

  package var controlKind: NodeKind { "SettingsLink" }
  package func parts(in environment: EnvironmentValues) -> any View { ButtonFace(label: label) }
}
