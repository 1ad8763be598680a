import Foundation
import VitrineLayout

/// A container whose content depends on its size and position.
public struct GeometryReader<Content: View>: PrimitiveView {
  let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let inner = context.inContainer(along: nil).alwaysChanging()
    weak var reader: RenderNode?
    let rule = GeometryReaderRule { layout in
      let view = inner.late { content(GeometryProxy(layout, context.graph)) }
      reader?.adopt(inner.nodes(of: view, step: .index(0)))
    }
    let node = RenderNode(.geometryReader, rule: rule, context: context)
    reader = node
    return [node]
  }
}

extension View {
  /// Names the view's coordinate space, for geometry readers inside it.
  public func coordinateSpace(name: String) -> some View {
    modifier(CoordinateSpaceName(name: name))
  }

  /// Performs an action when a value from the view's geometry is first known or changes.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value, action: @escaping (Value) -> Void
  ) -> some View {
    modifier(
      GeometryObserver(read: transform, isEqual: ==) { _, value in action(value) })
  }

  /// Performs an action with the old and the new value when a value from the view's geometry is first known or changes.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    modifier(
      GeometryObserver(read: transform, isEqual: ==, action: action))
  }

  // Lengths, for SwiftUI's geometry has lengths of the type 'CGFloat', to which Swift converts no result of a closure.

  /// Performs an action when a length from the view's geometry is first known or changes.
  public func onGeometryChange(
    for type: CGFloat.Type, of transform: @escaping (GeometryProxy) -> Double, action: @escaping (CGFloat) -> Void
  ) -> some View {
    modifier(GeometryObserver(read: transform, isEqual: ==) { _, value in action(CGFloat(value)) })
  }

  /// Performs an action with the old and the new value when a length from the view's geometry is first known or changes.
  public func onGeometryChange(
    for type: CGFloat.Type, of transform: @escaping (GeometryProxy) -> Double,
    action: @escaping (_ old: CGFloat, _ new: CGFloat) -> Void
  ) -> some View {
    modifier(GeometryObserver(read: transform, isEqual: ==) { action(CGFloat($0), CGFloat($1)) })
  }
}

/// A modifier that reads a view's geometry after layout and performs an action if it changed.
package struct GeometryObserver<Value>: PrimitiveModifier {
  let read: (GeometryProxy) -> Value
  let isEqual: (Value, Value) -> Bool
  /// The action, with the old and the new value, which are the same in the first call.
  let action: (Value, Value) -> Void

  package init(
    read: @escaping (GeometryProxy) -> Value, isEqual: @escaping (Value, Value) -> Bool,
    action: @escaping (_ old: Value, _ new: Value) -> Void
  ) {
    (self.read, self.isEqual, self.action) = (read, isEqual, action)
  }

  package func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let nodes = content(context)
    guard let node = nodes.first else { return nodes }
    let cell = context.graph.states.cell(context.identity, "onGeometryChange") { Observed<Value>?.none as Any }
    context.add(
      .afterLayout {
        let value = read(GeometryProxy(node.layout, context.graph))
        let last = cell.current as? Observed<Value>
        if let last, isEqual(last.value, value) { return }
        cell.value = Observed(value: value)
        action(last?.value ?? value, value)
      })
    return nodes
  }
}

/// The last value that an observer has read.
struct Observed<Value> {
  let value: Value
}

struct CoordinateSpaceName: PrimitiveModifier {
  let name: String

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let nodes = content(context)
    if let node = nodes.first {
      node.layout.spaceNames.append(name)
      context.alwaysChanging().graph.coordinateSpaces[name] = node.layout
    }
    return nodes
  }
}

extension NodeKind {
  public static let geometryReader = NodeKind("GeometryReader", telling: .accepting)
}
