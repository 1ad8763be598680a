// Written by `make generate` from declarations.

extension InterfaceText {
  static let part7 = InterfacePart(
    starts: [
      0, 135, 212, 291, 550, 842, 944, 1091, 1211, 1236, 1314, 1351,
    ],
    text: #"""
      !_GestureStep|enum _GestureStep: CaseIterable, Sendable {}
      updates|case updates
      changes|case changes
      ends|case ends
      resets|case resets
      !_HSpacer|struct _HSpacer: PrimitiveView {}
      init|init(minWidth: Double? = 0)
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
