import Foundation
import VitrineLayout

/// The geometry of a scroll view and its content, in points.
public struct ScrollGeometry: Hashable, Sendable {
  /// The distance of the content's origin above and before the scroll view's.
  public let contentOffset: Point
  public let contentSize: Size
  /// The insets around the content.
  public let contentInsets: EdgeInsets
  public let containerSize: Size

  /// The visible part of the content, in the content's coordinates.
  public var visibleRect: Rect { Rect(origin: contentOffset, size: containerSize) }
  public var bounds: Rect { visibleRect }

  /// Returns the geometry after the content has moved.
  func scrolled(by way: Point) -> ScrollGeometry {
    ScrollGeometry(
      contentOffset: Point(x: contentOffset.x + way.x, y: contentOffset.y + way.y), contentSize: contentSize,
      contentInsets: contentInsets, containerSize: containerSize)
  }
}

/// The phase of a scroll view's motion.
public enum ScrollPhase: String, Hashable, Sendable, CaseIterable {
  case idle, tracking, interacting, decelerating, animating

  public var isScrolling: Bool { self != .idle }
}

/// The state of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext: Hashable, Sendable {
  public let geometry: ScrollGeometry
}

/// The actions for changes of the phases of scroll views inside.
struct ScrollPhaseActionsKey: EnvironmentKey {
  static var defaultValue: [(ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void] { [] }
}

extension View {
  /// Performs an action when a value from a scroll view's geometry changes.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View { modifier(ScrollGeometryObserver(read: transform, isEqual: ==, action: action)) }

  /// Performs an action when a length from a scroll view's geometry changes.
  ///
  /// SwiftUI needs no function for lengths: those of its geometry are `CGFloat`, to which Swift converts no result of a
  /// closure.
  public func onScrollGeometryChange(
    for type: CGFloat.Type, of transform: @escaping (ScrollGeometry) -> Double,
    action: @escaping (_ old: CGFloat, _ new: CGFloat) -> Void
  ) -> some View {
    modifier(ScrollGeometryObserver(read: transform, isEqual: ==) { action(CGFloat($0), CGFloat($1)) })
  }

  /// Performs an action when the view becomes visible in a scroll view, or stops being visible.
  ///
  /// - Parameter threshold: the fraction of the view's area that must be visible.
  /// - Parameter action: the action, with a Boolean value that indicates whether the view is visible.
  public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View {
    modifier(ScrollVisibilityObserver(threshold: threshold, action: action))
  }

  /// Performs an action when a scroll view begins or stops moving.
  public func onScrollPhaseChange(_ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase) -> Void) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }
  public func onScrollPhaseChange(
    _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext) -> Void
  ) -> some View {
    changingEnvironment { $0[ScrollPhaseActionsKey.self].append(action) }
  }
}

/// A modifier that reads a scroll view's geometry after layout and performs an action if it changed.
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

/// A modifier that performs an action with the identifiers of the visible scroll targets.
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
  /// The visible fraction of the node's area, clipped by the scroll views around it.
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
  /// Returns the first scrollable node in depth-first order from the node itself.
  fileprivate var firstScrollView: RenderNode? {
    if traits.actions.scrollGeometry != nil, wrapped?.traits.actions.scrollGeometry == nil { return self }
    return children.lazy.compactMap(\.firstScrollView).first
  }
}
