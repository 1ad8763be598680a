import VitrineLayout

/// How a scroll view stands to its content, in points.
public struct ScrollGeometry: Hashable, Sendable {
  /// How far the content's beginning is above and before that of the scroll view.
  public let contentOffset: Point
  public let contentSize: Size
  /// Around the content.
  public let contentInsets: EdgeInsets
  public let containerSize: Size

  /// What can be seen of the content, in the content's coordinates.
  public var visibleRect: Rect { Rect(origin: contentOffset, size: containerSize) }
  public var bounds: Rect { visibleRect }
}

/// What moves a scroll view.
public enum ScrollPhase: String, Hashable, Sendable, CaseIterable {
  case idle, tracking, interacting, decelerating, animating

  public var isScrolling: Bool { self != .idle }
}

/// What is told of the phases of the scroll views inside.
struct ScrollPhaseActionsKey: EnvironmentKey {
  static var defaultValue: [(ScrollPhase, ScrollPhase) -> Void] { [] }
}

extension View {
  /// Does something when a value that is read from a scroll view's geometry changes.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View { modifier(ScrollGeometryObserver(read: transform, isEqual: ==, action: action)) }

  /// Does something when as much of the view comes into sight in a scroll view, or goes out of it.
  ///
  /// - Parameter threshold: the part of the view's area that has to be seen.
  /// - Parameter action: told whether it is.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
    modifier(ScrollVisibilityObserver(threshold: threshold, action: action))
  }

  /// Does something when a scroll view begins or ends to move.
  public func onScrollPhaseChange(_ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase) -> Void) -> some View {
    changingEnvironment { $0[ScrollPhaseActionsKey.self].append(action) }
  }
}

/// Reads a scroll view's geometry once it is laid out, and acts where it changed.
package struct ScrollGeometryObserver<Value>: PrimitiveModifier {
  let read: (ScrollGeometry) -> Value
  let isEqual: (Value, Value) -> Bool
  let action: (Value, Value) -> Void

  package init(
    read: @escaping (ScrollGeometry) -> Value, isEqual: @escaping (Value, Value) -> Bool,
    action: @escaping (_ old: Value, _ new: Value) -> Void
  ) { (self.read, self.isEqual, self.action) = (read, isEqual, action) }

  package func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let nodes = content(context)
    let cell = context.graph.states.cell(context.identity, "@scrollGeometry") { Observed<Value>?.none as Any }
    context.add(
      .afterLayout {
        guard let geometry = nodes.lazy.compactMap(\.firstScrollView).first?.traits.actions.scrollGeometry?() else {
          return
        }
        let value = read(geometry)
        let last = cell.current as? Observed<Value>
        if let last, isEqual(last.value, value) { return }
        cell.value = Observed(value: value)
        if let last { action(last.value, value) }
      })
    return nodes
  }
}

private struct ScrollVisibilityObserver: PrimitiveModifier {
  let threshold: Double
  let action: (Bool) -> Void

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let nodes = content(context)
    guard let node = nodes.first else { return nodes }
    let cell = context.graph.states.cell(context.identity, "@scrollVisibility") { false }
    context.add(
      .afterLayout {
        let isSeen = node.layout.partInSight >= threshold - 1e-9
        guard isSeen != cell.current as? Bool else { return }
        cell.value = isSeen
        action(isSeen)
      })
    return nodes
  }
}

/// Tells which of the views by which positions are told are in sight.
package struct ScrollTargetObserver: PrimitiveModifier {
  let threshold: Double
  let action: ([AnyHashable]) -> Void

  package init(threshold: Double, action: @escaping ([AnyHashable]) -> Void) {
    (self.threshold, self.action) = (threshold, action)
  }

  package func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let nodes = content(context)
    let cell = context.graph.states.cell(context.identity, "@scrollTargets") { [AnyHashable]() }
    context.add(
      .afterLayout {
        guard let node = nodes.lazy.compactMap(\.firstScrollView).first else { return }
        let seen = ScrolledView(node: node).targets.filter { $0.layout.partInSight >= threshold - 1e-9 }
          .compactMap { $0.traits.choice ?? $0.id.map { AnyHashable($0) } }
        guard seen != cell.current as? [AnyHashable] else { return }
        cell.value = seen
        action(seen)
      })
    return nodes
  }
}

extension LayoutNode {
  /// The part of the node's area that can be seen through the scroll views around it.
  fileprivate var partInSight: Double {
    guard isPlacedWithAllAround, isNeeded else { return 0 }
    var seen: Rect? = frame
    var node = self
    while let parent = node.parent {
      if parent.rule is ScrollRule || parent.rule is ListRule { seen = seen?.intersection(parent.frame) }
      node = parent
    }
    let (area, whole) = ((seen?.width ?? 0) * (seen?.height ?? 0), frame.width * frame.height)
    return whole > 0 ? area / whole : 0
  }
}

extension RenderNode {
  /// The node, or the first below it, that scrolls.
  fileprivate var firstScrollView: RenderNode? {
    if traits.actions.scrollGeometry != nil, wrapped?.traits.actions.scrollGeometry == nil { return self }
    return children.lazy.compactMap(\.firstScrollView).first
  }
}
