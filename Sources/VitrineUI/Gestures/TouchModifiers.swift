import VitrineLayout

extension View {
  /// Performs an action when people tap the view.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Performs an action when people tap the view.
  ///
  /// - Parameters:
  ///   - count: the number of taps.
  ///   - coordinateSpace: without effect: places are in the view's own coordinates.
  ///   - action: called with the tapped point.
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (Point) -> Void
  ) -> some View {
    gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
  }

  /// Performs an action when people press the view for long.
  ///
  /// - Parameters:
  ///   - minimumDuration: the minimum duration of the press, in seconds.
  ///   - maximumDistance: the maximum distance that the finger moves, in points.
  ///   - action: the action to perform.
  ///   - onPressingChanged: called when the press starts or ends. Events perform whole presses.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance).onEnded { _ in
        onPressingChanged?(true)
        action()
        onPressingChanged?(false)
      })
  }

  /// Performs an action when people press the view for long.
  @_disfavoredOverload
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }
}
