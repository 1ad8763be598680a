/// A view that passes through phases. At rest it shows the first one.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnimatorTrigger
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.content, self.animation) = (Array(phases), content, animation)
    trigger = AnimatorTrigger(nil, isSame: isEqual)
  }

  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.content, self.animation) = (Array(phases), content, animation)
    self.trigger = AnimatorTrigger(trigger, isSame: isEqual)
  }

  public var body: some View {
    PhasedView(
      phases.map { phase in { content(phase) } }, names: phases.map { "\($0)" }, animations: phases.map(animation),
      trigger: trigger)
  }
}

extension View {
  /// Animates effects that pass through phases. At rest the view has those of the first one.
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, content: { content(PlaceholderContentView(view: self), $0) }, animation: animation)
  }

  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(view: self), $0) }, animation: animation)
  }
}
