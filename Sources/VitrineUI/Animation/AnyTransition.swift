import VitrineLayout

/// How a view comes and goes, where that is animated.
///
/// Source: https://developer.apple.com/documentation/swiftui/anytransition
public struct AnyTransition {
  indirect enum Form {
    case identity, opacity
    case scale(Double, UnitPoint)
    case offset(x: Double, y: Double)
    case move(Edge)
    /// In from the leading edge, out over the trailing one.
    case slide
    /// In from an edge, out over the opposite one.
    case push(Edge)
    case blurReplace(grows: Bool)
    case asymmetric(insertion: Form, removal: Form)
    case combined(Form, Form)
    case animated(Form, Animation?)
    case own(OwnTransition)
  }

  let form: Form

  init(_ form: Form) { self.form = form }
  package init(_ own: OwnTransition) { self.init(.own(own)) }

  /// Comes and goes between two modifiers.
  ///
  /// - Parameters:
  ///   - active: the modifier before the view is there, and once it has gone.
  ///   - identity: that while it is there.
  public static func modifier<Modifier: ViewModifier>(active: Modifier, identity: Modifier) -> AnyTransition {
    func modified(_ view: some View, _ modifier: Modifier) -> any View { view.modifier(modifier) }
    return AnyTransition(OwnTransition { modified($0, $1.isIdentity ? identity : active) })
  }

  public static var identity: AnyTransition { AnyTransition(.identity) }
  public static var opacity: AnyTransition { AnyTransition(.opacity) }
  public static var slide: AnyTransition { AnyTransition(.slide) }
  public static var scale: AnyTransition { AnyTransition(.scale(0, .center)) }
  public static var blurReplace: AnyTransition { AnyTransition(.blurReplace(grows: false)) }

  /// - Parameter scale: without effect in a picture: time goes by in figures with the option `animation`.
  /// - Parameter anchor: without effect in a picture: time goes by in figures with the option `animation`.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor))
  }
  /// - Parameter scale: without effect in a picture: time goes by in figures with the option `animation`.
  /// - Parameter anchor: without effect in a picture: time goes by in figures with the option `animation`.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor))
  }
  /// - Parameter x: without effect in a picture: time goes by in figures with the option `animation`.
  /// - Parameter y: without effect in a picture: time goes by in figures with the option `animation`.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { AnyTransition(.offset(x: x, y: y)) }
  /// - Parameter offset: without effect in a picture: time goes by in figures with the option `animation`.
  public static func offset(_ offset: Size) -> AnyTransition { .offset(x: offset.width, y: offset.height) }
  /// - Parameter edge: without effect in a picture: time goes by in figures with the option `animation`.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }
  /// - Parameter edge: without effect in a picture: time goes by in figures with the option `animation`.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(.push(edge)) }

  /// - Parameter insertion: without effect in a picture: time goes by in figures with the option `animation`.
  /// - Parameter removal: without effect in a picture: time goes by in figures with the option `animation`.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(.asymmetric(insertion: insertion.form, removal: removal.form))
  }
  /// - Parameter other: without effect in a picture: time goes by in figures with the option `animation`.
  public func combined(with other: AnyTransition) -> AnyTransition { AnyTransition(.combined(form, other.form)) }
  /// - Parameter animation: without effect in a picture: time goes by in figures with the option `animation`.
  public func animation(_ animation: Animation?) -> AnyTransition { AnyTransition(.animated(form, animation)) }

  // MARK: Over time

  /// The animation of its own, if it has one: none at all, or none but that which is around (`nil`).
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

  /// The parts that an author wrote.
  func own(isRemoval: Bool) -> [OwnTransition] {
    func own(_ form: Form) -> [OwnTransition] {
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

  /// What it does to a view.
  ///
  /// - Parameters:
  ///   - presence: 0 where the view isn't there yet or any more, 1 where it is; springs go beyond.
  ///   - frame: the view's.
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
  /// Says how the view comes and goes, where that is animated.
  public func transition(_ transition: AnyTransition) -> some View {
    PassingView(content: self, transition: transition)
  }
}
