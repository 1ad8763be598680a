import VitrineLayout

/// A drag of a finger over a view, from the view's centre.
package struct DragMotion {
  /// The start of the drag, in the view's coordinates.
  package let start: Point
  /// The distance of the drag along both axes, in points.
  package let translation: Size
  /// The node under the drag.
  let node: RenderNode

  init(over node: RenderNode, by translation: Size) {
    let size = node.layout.frame.size
    (start, self.translation, self.node) = (Point(x: size.width / 2, y: size.height / 2), translation, node)
  }

  package var end: Point { Point(x: start.x + translation.width, y: start.y + translation.height) }
  package var length: Double {
    (translation.width * translation.width + translation.height * translation.height).squareRoot()
  }
}

/// The edge of a row at which swipe buttons appear.
package enum SwipeEdge: Hashable, Sendable {
  case leading, trailing
}

/// A modifier that adds buttons to an edge of a list's row, which a swipe reveals.
package struct SwipeActionsModifier: PrimitiveModifier {
  let edge: SwipeEdge
  let buttons: () -> any View

  package init(_ edge: SwipeEdge, buttons: @escaping () -> any View) { (self.edge, self.buttons) = (edge, buttons) }

  package func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let nodes = content(context)
    for node in nodes { context.addSwipe(to: node, edge, "@swiped", buttons) }
    return nodes
  }
}

/// A modifier that adds a button for deleting each row of a collection's elements.
package struct DeletionModifier: PrimitiveModifier {
  let delete: (Int) -> Void

  /// - Parameter delete: deletes the element at an index.
  package init(delete: @escaping (Int) -> Void) { self.delete = delete }

  package func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let nodes = content(context)
    var ids: [String] = []
    for node in nodes {
      let id = node.traits.elementID ?? "\(ids.count)"
      if ids.last != id { ids.append(id) }
      let index = ids.count - 1
      guard node.traits.row.swipes[.trailing] == nil, !node.traits.row.isDeleteDisabled else { continue }
      context.addSwipe(to: node, .trailing, "@swiped \(id)") {
        Button("Delete", role: .destructive) { delete(index) }
      }
    }
    return nodes
  }
}

/// The buttons that a swipe over a row has revealed; the first is nearest to the edge.
struct RowButtons {
  let edge: SwipeEdge
  let nodes: [RenderNode]
}

extension RenderContext {
  fileprivate func addSwipe(to node: RenderNode, _ edge: SwipeEdge, _ name: String, _ buttons: () -> any View) {
    let isOpen = graph.states.cell(identity, name + (edge == .leading ? " leading" : "")) { false }
    node.traits.row.swipes[edge] = { isOpen.value = true }
    guard isOpen.value as? Bool == true else { return }
    var inner = inContainer(along: .horizontal)
    inner.environment.controlPlace = .anywhere
    inner.environment[ButtonStyleKey.self] = SwipeButtonStyle()
    let view = buttons().closing { isOpen.value = false }
    node.traits.row.buttons = RowButtons(edge: edge, nodes: inner.nodes(of: view, step: .id(name)))
  }
}

/// A style for buttons beside a row: the label in white on the tint, or on red in a destructive button.
private struct SwipeButtonStyle: ButtonStyle {
  func makeBody(configuration: ButtonStyleConfiguration) -> some View {
    EnvironmentReader { environment in
      let fill = configuration.role == .destructive ? Color.red : environment.tint ?? Color.gray
      return configuration.label.foregroundStyle(Color.white).lineLimit(1)
        .padding(EdgeInsets(.horizontal, environment.points(14)))
        .frame(maxHeight: .infinity).background(style: fill, in: Rectangle())
    }
  }
}
