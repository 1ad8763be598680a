extension View {
  /// Says what a tap on the view does.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(NodeChange { $0.traits.actions.tapGesture = action })
  }

  /// Says what a finger that rests on the view does.
  public func onLongPressGesture(minimumDuration: Double = 0.5, perform action: @escaping () -> Void) -> some View {
    modifier(NodeChange { $0.traits.actions.longPress = action })
  }

  package func onTap(_ action: @escaping () -> Void) -> some View { onTapGesture(perform: action) }
  package func onLongPress(_ action: @escaping () -> Void) -> some View { onLongPressGesture(perform: action) }
}
