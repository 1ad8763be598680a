import VitrineLayout

/// The way a view appears and disappears, if that is animated.
///
/// Source: https://developer.apple.com/documentation/swiftui/anytransition
public struct AnyTransition {
  indirect enum Form {
    case identity, opacity
    case scale(Double, UnitPoint)
    case offset(x: Double, y: Double)
    case move(Edge)
    /// Insertion from the leading edge, removal to the trailing edge.
    case slide
    /// Insertion from an edge, removal to the opposite one.
    case push(Edge)
    case blurReplace(grows: Bool)
    case asymmetric(insertion: Form, removal: Form)
    case combined(Form, Form)
    case animated(Form, Animation?)
    case own(CustomTransition)
  }

  let form: Form

  init(_ form: Form) { self.form = form }
  package init(_ own: CustomTransition) { self.init(.own(own)) }

  /// Returns a transition between an active modifier and an identity modifier.
  ///
  /// - Parameters:
  ///   - active: the modifier before the view appears, and after it has disappeared.
  ///   - identity: the modifier while the view is present.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    func modified(_ view: some View, _ modifier: Modifier) -> any View { view.modifier(modifier) }
    return AnyTransition(CustomTransition { modified($0, $1.isIdentity ? identity : active) })
  }

  public static var identity: AnyTransition { AnyTransition(.identity) }
  public static var opacity: AnyTransition { AnyTransition(.opacity) }
  public static var slide: AnyTransition { AnyTransition(.slide) }
  public static var scale: AnyTransition { AnyTransition(.scale(0, .center)) }
  public static var blurReplace: AnyTransition { AnyTransition(.blurReplace(grows: false)) }

  /// - Parameter scale: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter anchor: without effect in a picture: it only affects figures with the option `animation`.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor))
  }
  /// - Parameter scale: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter anchor: without effect in a picture: it only affects figures with the option `animation`.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor))
  }
  /// - Parameter x: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter y: without effect in a picture: it only affects figures with the option `animation`.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition(.offset(x: x, y: y)) }
  /// - Parameter offset: without effect in a picture: it only affects figures with the option `animation`.
  public static func offset(_ offset: Size) -> AnyTransition { .offset(x: offset.width, y: offset.height) }
  /// - Parameter edge: without effect in a picture: it only affects figures with the option `animation`.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }
  /// - Parameter edge: without effect in a picture: it only affects figures with the option `animation`.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge)) }

  /// - Parameter insertion: without effect in a picture: it only affects figures with the option `animation`.
  /// - Parameter removal: without effect in a picture: it only affects figures with the option `animation`.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(.asymmetric(insertion: insertion.form, removal: removal.form))
  }
  /// - Parameter other: without effect in a picture: it only affects figures with the option `animation`.
  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(.combined(form, other.form)) }
  /// - Parameter animation: without effect in a picture: it only affects figures with the option `animation`.
  public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(.animated(form, animation)) }

  // MARK: Over time

  /// Returns the animation attached to the transition; `nil` if none is attached, `.some(nil)` if it isn't animated.
  func animation(isRemoval: Bool) -> Animation?? {
    func own(_ form: Form) -> Animation?? {
      switch form {
      case .animated(_, let animation): .some(animation)
      case .asymmetric(let insertion, let removal): own(isRemoval ? removal : insertion)
      case .combined(let first, let second): own(first) ?? own(second)
      default: nil
      }
    }
    return own(form)
  }

  /// Returns the custom transitions that this one is combined from.
  func own(isRemoval: Bool) -> [CustomTransition] {
    func own(_ form: Form) -> [CustomTransition] {
      switch form {
      case .own(let transition): [transition]
      case .animated(let form, _): own(form)
      case .asymmetric(let insertion, let removal): own(isRemoval ? removal : insertion)
      case .combined(let first, let second): own(first) + own(second)
      default: []
      }
    }
    return own(form)
  }

  /// Returns the effects on a view that appears or disappears.
  ///
  /// - Parameters:
  ///   - presence: 0 if the view is absent, 1 if it is fully present; springs overshoot.
  ///   - frame: the view's frame.
  func effects(_ presence: Double, isRemoval: Bool, _ frame: Rect, _ direction: LayoutDirection) -> GroupEffects {
    var effects = GroupEffects()
    add(form, presence, isRemoval, frame, direction, &effects)
    return effects
  }

  private func add(
    _ form: Form, _ presence: Double, _ isRemoval: Bool, _ frame: Rect, _ direction: LayoutDirection,
    _ effects: inout GroupEffects
  ) {
    let away = 1 - presence
    func move(_ x: Double, _ y: Double) {
      effects.transform = (effects.transform ?? .identity).then(.translation(x: x * away, y: y * away))
    }
    func leave(over edge: Edge) {
      let isMirrored = direction == .rightToLeft
      switch edge {
      case .top: move(0, -frame.height)
      case .bottom: move(0, frame.height)
      case .leading: move(isMirrored ? frame.width : -frame.width, 0)
      case .trailing: move(isMirrored ? -frame.width : frame.width, 0)
      }
    }
    func fade() { effects.opacity *= min(max(presence, 0), 1) }
    func scale(to scale: Double, _ anchor: UnitPoint) {
      let factor = scale + (1 - scale) * presence
      effects.transform = (effects.transform ?? .identity).then(
        .scaling(x: factor, y: factor, around: frame.point(anchor)))
    }
    switch form {
    case .identity, .own: break
    case .opacity: fade()
    case .scale(let factor, let anchor): scale(to: factor, anchor)
    case .offset(let x, let y): move(x, y)
    case .move(let edge): leave(over: edge)
    case .slide: leave(over: isRemoval ? .trailing : .leading)
    case .push(let edge):
      leave(over: isRemoval ? edge.opposite : edge)
      fade()
    case .blurReplace(let grows):
      effects.blur += max(away, 0) * 8
      scale(to: grows == isRemoval ? 1.1 : 0.9, .center)
      fade()
    case .asymmetric(let insertion, let removal):
      add(isRemoval ? removal : insertion, presence, isRemoval, frame, direction, &effects)
    case .combined(let first, let second):
      add(first, presence, isRemoval, frame, direction, &effects)
      add(second, presence, isRemoval, frame, direction, &effects)
    case .animated(let form, _): add(form, presence, isRemoval, frame, direction, &effects)
    }
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension View {
  /// Associates a transition with the view, which applies where the view's appearance or removal is animated.
  public func transition(_ transition: AnyTransition) -> some View {
    TransitionView(content: self, transition: transition)
  }
}
