import VitrineLayout

/// A dashed box with a name, in place of a view that nobody declared.
package struct UnknownView: ComposedView {
  let label: String

  package init(label: String) { self.label = label }

  package var viewName: String { label }

  package func composedBody(in scope: ViewScope) -> any View {
    Text(label).font(.caption).foregroundStyle(Color.secondary).padding(6)
      .overlay(alignment: .center) {
        RoundedRectangle(cornerRadius: 5).stroke(Color.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
      }
  }
}
