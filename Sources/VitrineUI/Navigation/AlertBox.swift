import VitrineLayout

/// An alert where it stands by itself: its box, which covers nothing.
package struct AlertBox: ControlView {
  let title: Text
  let message: Text?
  let actions: any View

  package init(title: Text, message: Text?, actions: any View) {
    (self.title, self.message, self.actions) = (title, message, actions)
  }

  package var controlKind: NodeKind { "Alert" }

  /// What stands in the box.
  package var content: any View {
    Self.content(title, message: message.map { AnyView($0) }, AlertButtons(actions: actions))
  }

  /// Title, message and buttons below one another.
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
