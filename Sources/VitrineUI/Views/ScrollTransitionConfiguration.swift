import VitrineLayout

/// The way in which a transition follows scrolling. Figures draw views that are fully visible.
public struct ScrollTransitionConfiguration: Sendable {
  public static let identity = ScrollTransitionConfiguration()
  public static let interactive = ScrollTransitionConfiguration()
  public static let animated = ScrollTransitionConfiguration()
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { identity }
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration { identity }
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration { self }

  /// The part of a view that has to be visible.
  public struct Threshold: Sendable {
    public static let visible = Threshold()
    public static let hidden = Threshold()
    public static let centered = Threshold()
    public static func visible(_ amount: Double) -> Threshold { visible }
    public func inset(by distance: Double) -> Threshold { self }
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold { self }
  }
}

extension View {
  /// Applies effects while the view enters or leaves the visible part of a scroll view.
  ///
  /// - Parameters:
  ///   - configuration: without effect: views are drawn fully visible.
  ///   - axis: without effect: views are drawn fully visible.
  ///   - transition: the effects in a phase.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some View
  ) -> some View { scrollTransition(transition: transition) }

  public func scrollTransition(
    axis: Axis?, transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some View
  ) -> some View { scrollTransition(transition: transition) }

  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping (EmptyVisualEffect, ScrollTransitionPhase) -> some View
  ) -> some View { scrollTransition(transition: transition) }
}
