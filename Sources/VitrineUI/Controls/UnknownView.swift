import VitrineLayout

/// A dashed box with a name, in place of a view that isn't declared.
package struct UnknownView: ControlView {
  let label: String

  package init(label: String) { self.label = label }

  package var controlKind: NodeKind { NodeKind(label, isStandIn: true) }

  package func parts(in environment: EnvironmentValues) -> any View {
    Text(label).font(.caption).foregroundStyle(Color.secondary).padding(6)
      .overlay(alignment: .center) {
        RoundedRectangle(cornerRadius: 5).stroke(Color.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
      }
  }
}
