extension View {
  /// Says what a tap on the view does, to events.
  package func onTap(_ action: @escaping () -> Void) -> some View {
    modifier(NodeChange { $0.traits.actions.tapGesture = action })
  }

  /// Says what a finger that rests on the view does, to events.
  package func onLongPress(_ action: @escaping () -> Void) -> some View {
    modifier(NodeChange { $0.traits.actions.longPress = action })
  }
}
