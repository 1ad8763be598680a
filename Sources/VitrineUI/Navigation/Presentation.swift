import VitrineLayout

/// The form of a view that is presented over all others.
public enum PresentationKind: String, Sendable {
  /// A sheet from the bottom, which leaves a strip of the screen behind it visible.
  case sheet
  /// A view that covers the whole screen.
  case cover = "full-screen cover"
  /// A box in the centre.
  case alert
  /// A bubble next to its source view.
  case popover
  /// Boxes at the bottom.
  case dialog
  /// A list of commands next to the view that opened it.
  case menu
  /// A column at the trailing edge, or a sheet if there is no room for one.
  case inspector
}

/// A modifier that presents a view over all others while a binding is true.
package struct PresentationModifier: PrimitiveModifier {
  let kind: PresentationKind
  let isPresented: Binding<Bool>
  let content: () -> any View

  package init(_ kind: PresentationKind, isPresented: Binding<Bool>, content: @escaping () -> any View) {
    (self.kind, self.isPresented, self.content) = (kind, isPresented, content)
  }

  package func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let nodes = content(context)
    guard isPresented.wrappedValue else { return nodes }
    context.present(kind, from: nodes.first, self.content) { isPresented.wrappedValue = false }
    return nodes
  }
}

extension RenderContext {
  /// Presents a view over all others.
  ///
  /// - Parameters:
  ///   - source: the node from which the view is presented.
  ///   - dismiss: the action that closes the presentation.
  func present(
    _ kind: PresentationKind, from source: RenderNode?, _ content: () -> any View, dismiss: @escaping () -> Void
  ) {
    var inner = inContainer(along: nil)
    inner.environment.leaveContainers()
    inner.environment.dismissAction = dismiss
    inner.environment[PresentationDepthKey.self] += 1
    let made = inner.nodes(of: content(), step: .id("presented"))
    guard let node = inner.single(made, implying: .verticalStack) else { return }
    add(
      .present(
        PresentedView(kind, node, from: source, depth: inner.environment[PresentationDepthKey.self], dismiss: dismiss)))
  }
}

/// The number of presentations around the view.
private struct PresentationDepthKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// Resets the values that containers set for the views inside them.
  fileprivate mutating func leaveContainers() {
    controlPlace = .anywhere
    self[RowStyleKey.self] = EnvironmentValues()[RowStyleKey.self]
    self[ButtonStyleKey.self] = nil
    navigator = nil
  }
}

/// A presented view in one rendering.
struct PresentedView {
  let kind: PresentationKind
  let node: RenderNode
  /// The node from which the view is presented.
  let source: RenderNode?
  /// The number of presentations around this one, plus one.
  let depth: Int
  let dismiss: () -> Void

  init(
    _ kind: PresentationKind, _ node: RenderNode, from source: RenderNode?, depth: Int, dismiss: @escaping () -> Void
  ) { (self.kind, self.node, self.source, self.depth, self.dismiss) = (kind, node, source, depth, dismiss) }

  /// Returns the view over the screen behind it.
  func view(over root: RenderNode) -> any View {
    ZStack {
      PrebuiltNodes(nodes: [root]).frame(maxWidth: .infinity, maxHeight: .infinity)
      if hasScrim { Color.black.opacity(0.2) }
      EnvironmentReader { AnyView(box($0)) }
    }
  }

  private var hasScrim: Bool {
    switch kind {
    case .sheet, .alert, .dialog: true
    case .cover, .popover, .menu, .inspector: false
    }
  }

  private func sheet(_ content: some View, _ background: Color, _ environment: EnvironmentValues) -> any View {
    let strip = environment.points(10)
    let sheet = content.frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(style: background, in: RoundedRectangle(cornerRadius: strip))
    let detents = node.resolvedPreferences.value(of: PreferenceToken(SheetDetentsKey.self))
    guard !detents.isEmpty else {
      return sheet.padding(EdgeInsets(top: strip, leading: 0, bottom: 0, trailing: 0))
    }
    return GeometryReader { proxy in
      let heights = detents.map { $0.height(in: proxy.size.height, leaving: strip) }
      sheet.framed(width: nil, height: heights.min()).frame(maxHeight: .infinity, alignment: .bottom)
    }
  }

  private func box(_ environment: EnvironmentValues) -> any View {
    let content = PrebuiltNodes(nodes: [node])
    let background = Color(ink: .background)
    switch kind {
    case .sheet: return sheet(content, background, environment)
    case .cover:
      return content.frame(maxWidth: .infinity, maxHeight: .infinity).background(style: background)
    case .inspector where environment.sizeClasses?.horizontal != .regular:
      return ZStack {
        Color.black.opacity(0.2)
        AnyView(sheet(content, background, environment))
      }
    case .inspector:
      return HStack(spacing: 0) {
        Divider()
        content.frame(width: environment.points(270)).frame(maxHeight: .infinity, alignment: .top)
          .background(style: background)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
    case .alert:
      return content.padding(environment.points(16)).frame(width: environment.points(270))
        .background(style: background, in: RoundedRectangle(cornerRadius: environment.points(14)))
    case .dialog:
      return content.padding(environment.points(8))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
    case .popover, .menu:
      let radius = environment.points(kind == .menu ? 12 : 13)
      let inside = kind == .menu ? EdgeInsets.zero : EdgeInsets(.all, environment.points(12))
      let box = content.padding(inside).background { FloatingGround(radius: radius) }
      return AnchoredLayer(
        content: box, source: source?.layout, gap: environment.points(kind == .menu ? 6 : 12),
        showsArrow: kind == .popover)
    }
  }
}
