import VitrineLayout

/// An alert drawn on its own: the box, without a screen behind it.
package struct AlertBox: ControlView {
  let title: Text
  let message: Text?
  let actions: any View

  package init(title: Text, message: Text?, actions: any View) {
    (self.title, self.message, self.actions) = (title, message, actions)
  }

  package var controlKind: NodeKind { "Alert" }

  /// The content of the box.
  package var content: any View {
    Self.content(title, message: message.map { AnyView($0) }, AlertButtons(actions: actions))
  }

  /// Returns a column of the title, the message and the buttons.
  package static func content(_ title: Text, message: AnyView?, _ actions: any View) -> any View {
    VStack(spacing: 8) {
      title.font(.headline)
      if let message { message.font(.footnote) }
      Divider()
      AnyView(actions)
    }
  }

  package func parts(in environment: EnvironmentValues) -> any View {
    AnyView(content).padding(environment.points(16)).frame(width: environment.points(270))
      .background { FloatingGround(radius: environment.points(14)) }
  }
}
