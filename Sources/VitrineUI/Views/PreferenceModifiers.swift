import VitrineLayout

extension View {
  /// Sets the value of a preference, replacing the value from the views inside.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    preference(PreferenceToken(key), value)
  }
  package func preference<Value>(_ token: PreferenceToken<Value>, _ value: Value) -> some View {
    modifier(NodeChange { $0.preferenceChanges.append(.set(token, value)) })
  }

  /// Changes the value of a preference from the views inside.
  public func transformPreference<Key: PreferenceKey>(_ key: Key.Type, _ change: @escaping (inout Key.Value) -> Void)
    -> some View
  {
    transformPreference(PreferenceToken(key)) { value in
      var result = value
      change(&result)
      return result
    }
  }
  package func transformPreference<Value>(
    _ token: PreferenceToken<Value>, _ change: @escaping (Value) -> Value
  ) -> some View {
    modifier(NodeChange { $0.preferenceChanges.append(.transform(token, change)) })
  }

  /// Sets the value of a preference to an anchor in the view, which a view around it can read.
  public func anchorPreference<Key: PreferenceKey, Value>(
    key: Key.Type, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> some View {
    anchorPreference(PreferenceToken(key), value, transform)
  }
  package func anchorPreference<Place, Value>(
    _ token: PreferenceToken<Value>, _ source: Anchor<Place>.Source, _ transform: @escaping (Anchor<Place>) -> Value
  ) -> some View {
    modifier(NodeChange { $0.preferenceChanges.append(.set(token, transform(Anchor($0.layout, source)))) })
  }

  /// Adds an anchor in the view to the value of a preference from the views inside.
  public func transformAnchorPreference<Key: PreferenceKey, Value>(
    key: Key.Type, value: Anchor<Value>.Source, transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
  ) -> some View {
    transformAnchorPreference(PreferenceToken(key), value) { current, anchor in
      var result = current
      transform(&result, anchor)
      return result
    }
  }
  package func transformAnchorPreference<Place, Value>(
    _ token: PreferenceToken<Value>, _ source: Anchor<Place>.Source,
    _ transform: @escaping (Value, Anchor<Place>) -> Value
  ) -> some View {
    modifier(
      NodeChange { node in
        let anchor = Anchor(node.layout, source)
        node.preferenceChanges.append(.transform(token) { transform($0, anchor) })
      })
  }

  /// Performs an action when the value of a preference is first known or changes.
  public func onPreferenceChange<Key: PreferenceKey>(_ key: Key.Type, perform action: @escaping (Key.Value) -> Void)
    -> some View where Key.Value: Equatable
  {
    onPreferenceChange(PreferenceToken(key), isEqual: ==, action)
  }
  package func onPreferenceChange<Value>(
    _ token: PreferenceToken<Value>, isEqual: @escaping (Value, Value) -> Bool, _ action: @escaping (Value) -> Void
  ) -> some View {
    modifier(PreferenceObserver(token: token, isEqual: isEqual, action: action))
  }

  /// Adds an overlay to the view that depends on the value of a preference from the views inside.
  public func overlayPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ content: @escaping (Key.Value) -> some View
  ) -> some View {
    preferenceLayer(PreferenceToken(key), .overlay, alignment) { AnyView(content($0)) }
  }
  /// Adds a background to the view that depends on the value of a preference from the views inside.
  public func backgroundPreferenceValue<Key: PreferenceKey>(
    _ key: Key.Type, alignment: Alignment = .center, @ViewBuilder _ content: @escaping (Key.Value) -> some View
  ) -> some View {
    preferenceLayer(PreferenceToken(key), .background, alignment) { AnyView(content($0)) }
  }
  package func overlayPreferenceValue<Value>(
    _ token: PreferenceToken<Value>, alignment: Alignment, isBackground: Bool,
    _ content: @escaping (Value) -> any View
  ) -> some View {
    preferenceLayer(token, isBackground ? .background : .overlay, alignment, content)
  }

  private func preferenceLayer<Value>(
    _ token: PreferenceToken<Value>, _ place: SecondaryLayerModifier.Place, _ alignment: Alignment,
    _ content: @escaping (Value) -> any View
  ) -> some View {
    modifier(PreferenceLayer(token: token, place: place, alignment: alignment, secondary: content))
  }
}

/// Reads a preference after layout and performs an action if it changed; for each view, if the modifier applies to
/// several.
///
/// Source: [`_PreferenceActionModifier`](https://github.com/OpenSwiftUIProject/OpenSwiftUI), a `MultiViewModifier`.
struct PreferenceObserver<Value>: PrimitiveModifier {
  let token: PreferenceToken<Value>
  let isEqual: (Value, Value) -> Bool
  let action: (Value) -> Void

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let nodes = content(context)
    let states = context.graph.states
    for node in nodes {
      let number = states.number(of: node.modified.identity, at: context.identity)
      let cell = states.cell(context.identity, "onPreferenceChange \(token.name) \(number)") {
        Observed<Value>?.none as Any
      }
      context.add(
        .afterLayout {
          let value = node.resolvedPreferences.value(of: token)
          if let last = cell.current as? Observed<Value>, isEqual(last.value, value) { return }
          cell.value = Observed(value: value)
          action(value)
        })
    }
    return nodes
  }
}

/// A layer made from the primary view's preference after that view is placed.
struct PreferenceLayer<Value>: PrimitiveModifier {
  let token: PreferenceToken<Value>
  let place: SecondaryLayerModifier.Place
  let alignment: Alignment
  let secondary: (Value) -> any View

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let changing = context.alwaysChanging()
    return content(context).map { primary in
      primary.role = .primary
      weak var layered: RenderNode?
      let rule = SecondaryLayerRule(alignment: alignment) {
        let view = changing.late { secondary(primary.resolvedPreferences.value(of: token)) }
        guard let layer = changing.layer(of: view, step: .index(1), around: primary) else { return nil }
        layer.role = .secondary
        layered?.children = [primary, layer]
        return layer.layout
      }
      let kind: NodeKind = place == .overlay ? "overlayPreferenceValue" : "backgroundPreferenceValue"
      let node = RenderNode(
        kind, rule: rule, children: [primary], context: context,
        painter: SecondaryLayerPainter(isBehind: place == .background)
      ).carryingTraits(of: primary)
      node.reducesSecondaryFirst = place == .background
      layered = node
      return node
    }
  }
}

extension RenderNode {
  /// The view inside all modifiers. Several views that one modifier wraps have the same identity there.
  fileprivate var modified: RenderNode {
    guard kind.isModifier, let inner = children.first(where: { $0.role != .secondary }) else { return self }
    return inner.modified
  }
}
