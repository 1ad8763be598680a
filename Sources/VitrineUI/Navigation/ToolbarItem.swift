import VitrineLayout

/// The place of an item in a toolbar.
public enum ToolbarItemPlacement: String, Hashable, Sendable, CaseIterable {
  case automatic, principal, navigation, primaryAction, secondaryAction, status
  case confirmationAction, cancellationAction, destructiveAction
  case navigationBarLeading, navigationBarTrailing, topBarLeading, topBarTrailing, topBarPinnedTrailing
  case bottomBar, keyboard, title, subtitle, largeTitle, largeSubtitle

  enum Area { case leading, principal, trailing, bottom, none }

  var area: Area {
    switch self {
    case .navigation, .navigationBarLeading, .topBarLeading, .cancellationAction: .leading
    case .principal, .title: .principal
    case .bottomBar, .status: .bottom
    case .keyboard, .subtitle, .largeTitle, .largeSubtitle: .none
    case .automatic, .primaryAction, .secondaryAction, .confirmationAction, .destructiveAction,
      .navigationBarTrailing, .topBarTrailing, .topBarPinnedTrailing:
      .trailing
    }
  }
}

/// An item in a toolbar.
///
/// With type-erased content: `ToolbarItem(placement: placement) { AnyView(content) }`.
public struct ToolbarItem: PrimitiveView {
  let placement: ToolbarItemPlacement
  let content: any View

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View) {
    (self.placement, self.content) = (placement, content())
  }
  public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View) {
    self.init(placement: placement, content: content)
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    placed(context.nodes(of: SideBySide(content), step: .index(0)), placement)
  }
}

/// A group of items in a toolbar.
///
/// With type-erased content: `ToolbarItemGroup(placement: placement) { AnyView(content) }`.
public struct ToolbarItemGroup: PrimitiveView {
  let placement: ToolbarItemPlacement
  let content: any View

  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> some View) {
    (self.placement, self.content) = (placement, content())
  }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    placed(context.nodes(of: content, step: .index(0)), placement)
  }
}

private func placed(_ nodes: [RenderNode], _ placement: ToolbarItemPlacement) -> [RenderNode] {
  for node in nodes { node.traits.toolbarPlacement = placement }
  return nodes
}

/// The nodes of a toolbar's items, by their areas of the bars.
struct ToolbarItems {
  private let nodes: [(area: ToolbarItemPlacement.Area, node: RenderNode)]

  init(_ toolbars: [any View], _ context: RenderContext) {
    var inner = context.inContainer(along: .horizontal)
    inner.environment.controlPlace = .toolbar
    inner.environment.lineLimit = 1
    if inner.environment.hasGlassBars { inner.environment.tint = inner.environment.tint ?? .primary }
    nodes = toolbars.enumerated().flatMap { index, toolbar in
      inner.nodes(of: toolbar, step: .id("toolbar \(index)")).map { node in
        ((node.traits.toolbarPlacement ?? .automatic).area, node)
      }
    }
  }

  subscript(area: ToolbarItemPlacement.Area) -> [RenderNode] { nodes.filter { $0.area == area }.map(\.node) }
}
