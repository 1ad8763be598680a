/// A modifier that performs an action at moments of a view's lifetime, with the state of the custom view around it.
private struct LifetimeAction: PrimitiveModifier {
  let name: String
  var value: Any = ()
  var isEqual: (Any, Any) -> Bool = { _, _ in true }
  let act: (LifetimeMoment) -> Void

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let scope = context.actionScope
    let observer = LifetimeObserver(name, value: value, isEqual: isEqual) { moment, _ in
      scope.evaluate { _ in act(moment) }
    }
    return observer.makeNodes(context, content)
  }
}

extension View {
  /// Performs an action when the view appears. Views that are drawn once, without a ``ViewHost``, have no lifetime.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifetimeAction(name: "onAppear") { if case .appears = $0 { action?() } })
  }

  /// Performs an action after the view disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(LifetimeAction(name: "onDisappear") { if case .vanishes = $0 { action?() } })
  }

  /// Performs an action when a value has changed since the view was last drawn.
  ///
  /// - Parameters:
  ///   - initial: whether the action is also performed when the view appears, with the value as both arguments.
  ///   - action: called with the old value and the new one.
  ///   - value: the value to observe.
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

  /// Performs an action when a value has changed since the view was last drawn.
  ///
  /// - Parameter initial: whether the action is also performed when the view appears.
  /// - Parameter value: the value to observe.
  /// - Parameter action: the action to perform.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onChange(of: value, initial: initial) { _, _ in action() }
  }
}

extension View {
  /// Subscribes to something while the view is present.
  ///
  /// - Parameter subscribe: returns the subscription, which ends when it is released. Its argument performs an action
  ///   with the state of the custom view around the modifier.
  package func subscribing(_ subscribe: @escaping (_ perform: @escaping (() -> Void) -> Void) -> Any) -> some View {
    modifier(Subscription(subscribe: subscribe))
  }

  /// Performs an action when a value has changed since the view was last drawn, as it was written before iOS 17.
  ///
  /// - Parameters:
  ///   - value: the value to observe.
  ///   - action: called with the new value.
  @_disfavoredOverload
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
    onChange(of: value) { _, new in action(new) }
  }

  /// Starts a task when the view appears. Figures don't wait for tasks: they show the view before its results.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  /// Starts a task when the view appears and whenever a value changes.
  public func task<ID: Equatable>(
    id value: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @Sendable () async -> Void
  ) -> some View { self }
  /// Lets people refresh the content of a scroll view by pulling it down.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
}

/// A subscription that lasts as long as a view is present.
private struct Subscription: PrimitiveModifier {
  let subscribe: (_ perform: @escaping (() -> Void) -> Void) -> Any

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let scope = context.actionScope
    let observer = LifetimeObserver("subscription") { moment, kept in
      switch moment {
      case .appears: kept = subscribe { action in scope.evaluate { _ in action() } }
      case .vanishes: kept = nil
      case .stays, .changes: break
      }
    }
    return observer.makeNodes(context, content)
  }
}
