import Notation
import VitrineLayout
import VitrineText
import VitrineUI

extension DrawnFence {
  /// What is drawn in files of their own: each view, or the structure where that is all that is asked for.
  package func pictures(in scheme: ColorScheme, _ typesetter: Typesetter) -> [DrawnView] {
    guard outcome == .drawn, figures.isEmpty, let structure else { return figures }
    var options = RenderOptions(typesetter: typesetter)
    options.proposal = ProposedViewSize(width: nil, height: nil)
    options.colorScheme = scheme
    let view = StructureList(structure: structure)
    return [DrawnView(title: "Structure of \(structure.name)", rendering: Renderer.render(view, options: options))]
  }
}

/// The structure of a view, as a view: a line for each view and modifier, indented below the one above.
private struct StructureList: View {
  let structure: ViewStructure

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ViewList(lines(of: structure, depth: 0))
    }
    .padding(12)
  }

  private func lines(of node: ViewStructure, depth: Int) -> [any View] {
    [line(node).padding(.leading, Double(depth) * 18)]
      + node.children.flatMap { lines(of: $0, depth: depth + 1) }
  }

  private func line(_ node: ViewStructure) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: 5) {
      if !node.role.isEmpty { Text(verbatim: node.role).font(.caption).foregroundStyle(.secondary) }
      Text(verbatim: node.name).font(.footnote).bold()
      if !node.detail.isEmpty { Text(verbatim: node.detail).font(.caption).monospaced() }
    }
  }
}
