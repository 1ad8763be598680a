// Written by `make generate` from declarations.

extension InterfaceText {
  static let part7 = InterfacePart(
    starts: [
      0, 79, 338, 630, 732, 879, 999, 1024, 1102, 1139,
    ],
    text: #"""
      !_KeyframeList|struct _KeyframeList<Value>: Keyframes, KeyframeTrackContent {}
      !_MovableOutline|protocol _MovableOutline: InsettableShape {}
      path|func path(in rect: Rect, inset: Double) -> Path
      !_MovableOutline|extension _MovableOutline {}
      path|func path(in rect: Rect) -> Path
      inset|func inset(by amount: CGFloat) -> _MovedOutline<Self>
      !_MovedOutline|struct _MovedOutline<Base: _MovableOutline>: _MovableOutline {}
      animatableData|var animatableData: AnimatablePair<Base.AnimatableData, Double> { get set }
      path|func path(in rect: Rect, inset: Double) -> Path
      sizeThatFits|func sizeThatFits(_ proposal: ProposedViewSize) -> Size
      !_ObservedObject|protocol _ObservedObject: AnyObject {}
      !_ObservedObject|extension _ObservedObject {}
      !_PrimitiveScene|protocol _PrimitiveScene: Scene where Body == Never {}
      !_PrimitiveScene|extension _PrimitiveScene {}
      body|var body: Never { get }
      !_StyleFrame|struct _StyleFrame {}
      frame|var frame: Rect { get }
      environment|var environment: EnvironmentValues { get }
      !_Touch|struct _Touch {}
      !_VSpacer|struct _VSpacer: PrimitiveView {}
      init|init(minHeight: Double? = 0)
      !_ViewContext|struct _ViewContext {}
      !_ViewNodes|struct _ViewNodes {}
      """#)
}
