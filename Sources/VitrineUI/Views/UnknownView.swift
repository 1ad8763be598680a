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

/// The branches of a condition that nobody can tell: side by side, each with a word on when it is drawn.
package struct UndecidedView: ControlView {
  let condition: String
  let branches: [(word: String, view: any View)]

  package init(condition: String, branches: [(word: String, view: any View)]) {
    (self.condition, self.branches) = (condition, branches)
  }

  package var controlKind: NodeKind { NodeKind("Conditional(\(condition))") }

  package func parts(in environment: EnvironmentValues) -> any View {
    HStack(alignment: .top, spacing: 8) {
      ViewList(branches.map { branch in Branch(word: "\(condition): \(branch.word)", view: branch.view) })
    }
  }

  private struct Branch: ComposedView {
    let word: String
    let view: any View
    var viewName: String { word }

    func composedBody(in scope: ViewScope) -> any View {
      VStack(alignment: .leading, spacing: 4) {
        Text(word).font(.caption2).foregroundStyle(Color.secondary)
        AnyView(view)
      }
      .padding(6)
      .overlay(alignment: .center) {
        RoundedRectangle(cornerRadius: 5).stroke(Color.secondary, style: StrokeStyle(lineWidth: 1, dash: [2, 3]))
      }
    }
  }
}
