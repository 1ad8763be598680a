/// Does something at moments of a view's life, with the state of the view whose body says so.
private struct LifetimeAction: PrimitiveModifier {
  let name: String
  var value: Any = ()
  var isEqual: (Any, Any) -> Bool = { _, _ in true }
  let act: (LifetimeMoment) -> Void

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let scope = ViewScope(
      identity: context.owner.place, environment: context.environment, graph: context.graph, node: context.owner,
      part: .action)
    let observer = LifetimeObserver(name, value: value, isEqual: isEqual) { moment, _ in
      scope.evaluate { _ in act(moment) }
    }
    return observer.makeNodes(context, content)
  }
}

extension View {
  /// Does something when the view is there for the first time. Views that are drawn once, without a ``ViewHost``, have no life.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifetimeAction(name: "onAppear") { if case .appears = $0 { action?() } })
  }

  /// Does something when the view is there no more.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifetimeAction(name: "onDisappear") { if case .vanishes = $0 { action?() } })
  }

  /// Does something when a value is not what it was when the view was drawn last.
  ///
  /// - Parameters:
  ///   - initial: whether that happens when the view appears, too, with the value as both arguments.
  ///   - action: gets the old value and the new one.
  ///   - value: what is watched.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    modifier(
      LifetimeAction(name: "onChange", value: value, isEqual: { $0 as? Value == $1 as? Value }) { moment in
        switch moment {
        case .appears: if initial { action(value, value) }
        case .changes(let old): if let old = old as? Value { action(old, value) }
        case .stays, .vanishes: break
        }
      })
  }

  /// Does something when a value is not what it was when the view was drawn last.
  ///
  /// - Parameter initial: whether that happens when the view appears, too.
  /// - Parameter value: what is watched.
  /// - Parameter action: what is done.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}
