import VitrineLayout

/// The position of a scroll view, which code can set and people can change.
public struct ScrollPosition: Hashable {
  /// A position that code asks for.
  enum Request: Hashable {
    case view(AnyHashable, name: String, UnitPoint?)
    case edge(Edge)
    case place(x: Double?, y: Double?)
  }

  private struct Asked: Hashable {
    var request: Request?
    /// A number that distinguishes equal requests.
    var count = 0
  }

  private var own = Asked()
  private var request: Request? { own.request }
  /// The last request, for comparisons.
  var asked: AnyHashable { AnyHashable(own) }
  /// The identifier of the view at the beginning of the visible part.
  package private(set) var viewID: AnyHashable?
  /// Whether a person has scrolled since the last request.
  public private(set) var isPositionedByUser = false

  public init() {}
  public init(edge: Edge) { ask(.edge(edge)) }

  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    scrollTo(AnyHashable(id), named: String(describing: id), anchor: anchor)
  }
  package mutating func scrollTo(_ id: AnyHashable, named name: String, anchor: UnitPoint?) {
    ask(.view(id, name: name, anchor))
  }
  public mutating func scrollTo(edge: Edge) { ask(.edge(edge)) }
  public mutating func scrollTo(x: Double? = nil, y: Double? = nil) { ask(.place(x: x, y: y)) }
  public mutating func scrollTo(point: Point) { ask(.place(x: point.x, y: point.y)) }

  private mutating func ask(_ request: Request) {
    own = Asked(request: request, count: own.count + 1)
    isPositionedByUser = false
    if case .view(let id, _, _) = request { viewID = id } else { viewID = nil }
  }

  /// Stores the view to which a person has scrolled.
  fileprivate mutating func wasScrolled(to id: AnyHashable?) { (viewID, isPositionedByUser) = (id, true) }

  /// Scrolls to the requested position.
  func act(on view: ScrolledView) {
    let far = 1e9
    switch request {
    case .view(let id, let name, let anchor):
      if let target = view.node.scrolled(to: id, name)?.target { view.show(target, at: anchor) }
    case .edge(let edge):
      let isBack = edge == .top || edge == .leading
      let isVertical = edge == .top || edge == .bottom
      view.node.traits.actions.scrollBy?(
        Point(x: isVertical ? 0 : (isBack ? -far : far), y: isVertical ? (isBack ? -far : far) : 0))
    case .place(let x, let y):
      guard let now = view.node.traits.actions.scrollGeometry?()?.contentOffset else { return }
      view.node.traits.actions.scrollBy?(Point(x: x.map { $0 - now.x } ?? 0, y: y.map { $0 - now.y } ?? 0))
    case nil: break
    }
  }
}

extension View {
  /// Scrolls the scroll view to a binding's position, and updates the binding when a person scrolls.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
    modifier(
      ScrollPositionModifier(anchor: anchor) {
        position.wrappedValue.asked
      } act: { view in
        position.wrappedValue.act(on: view)
      } tell: { target in
        position.wrappedValue.wasScrolled(
          to: target.flatMap { target in target.traits.choice ?? target.id.map { AnyHashable($0) } })
      })
  }

  /// Scrolls to the view with a binding's identifier, and updates the binding when a person scrolls.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    scrollPosition(anchor: anchor) {
      id.wrappedValue.map { (AnyHashable($0), String(describing: $0)) }
    } set: { value in
      if let value = (value as? ID) ?? (value.base as? ID) { id.wrappedValue = value }
    }
  }

  /// Scrolls to the view with an identifier, given with its description, and reports the identifier when a person
  /// scrolls.
  package func scrollPosition(
    anchor: UnitPoint?, get: @escaping () -> (id: AnyHashable, name: String)?, set: @escaping (AnyHashable) -> Void
  ) -> some View {
    modifier(
      ScrollPositionModifier(anchor: anchor) {
        AnyHashable(get()?.id)
      } act: { view in
        guard let (id, name) = get(), let target = view.node.scrolled(to: id, name)?.target else { return }
        view.show(target, at: anchor ?? .topLeading)
      } tell: { target in
        if let id = target?.traits.choice { set(id) }
      })
  }

  /// Makes the views of the container scroll targets, whose identifiers scroll positions use.
  ///
  /// - Parameter isEnabled: whether they are scroll targets.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    trait { $0.isScrollTargetLayout = isEnabled }
  }

  /// Sets the positions at which scroll views inside come to rest.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View {
    changingEnvironment { $0[ScrollTargetBehaviorKey.self] = behavior }
  }
}

/// The positions at which scroll views come to rest.
public enum ScrollTargetBehavior: String, Hashable, Sendable, CaseIterable {
  case automatic
  /// At whole multiples of the scroll view's length.
  case paging
  /// At the start of a scroll target.
  case viewAligned

  /// Returns the behaviour of resting at scroll targets. Figures, which are not flung, have no limit.
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior) -> ScrollTargetBehavior {
    .viewAligned
  }
}

/// The names of what ``ScrollTargetBehavior`` has.
public enum ViewAlignedScrollTargetBehavior {
  /// The most scroll targets that one fling passes.
  public enum LimitBehavior: Hashable, Sendable { case automatic, always, alwaysByFew, alwaysByOne, never }
}

struct ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: ScrollTargetBehavior { .automatic }
}

/// A modifier that synchronizes a binding and a scroll view's position: the later change wins.
private struct ScrollPositionModifier: PrimitiveModifier {
  let anchor: UnitPoint?
  /// Returns the value of the binding.
  let value: () -> AnyHashable
  let act: (ScrolledView) -> Void
  let tell: (RenderNode?) -> Void

  /// The value and position at the last synchronization.
  private struct Agreed: Equatable {
    var value: AnyHashable?
    var origin: Point?
  }

  init(
    anchor: UnitPoint?, value: @escaping () -> AnyHashable, act: @escaping (ScrolledView) -> Void,
    tell: @escaping (RenderNode?) -> Void
  ) { (self.anchor, self.value, self.act, self.tell) = (anchor, value, act, tell) }

  func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let nodes = content(context)
    // Reading the value makes the view depend on it, so that the view is updated when the binding changes.
    let wanted = value()
    let agreed = context.graph.states.cell(context.identity, "@position") { Agreed() }
    context.add(
      .afterLayout {
        guard let view = nodes.lazy.compactMap(\.scrolledView).first else { return }
        let last = agreed.current as? Agreed ?? Agreed()
        let origin = view.node.traits.actions.scrollGeometry?()?.contentOffset
        if last.value != wanted {
          agreed.value = Agreed(value: wanted, origin: last.value == nil ? origin : nil)
          return act(view)
        }
        guard last.origin != origin else { return }
        if last.origin != nil { tell(view.target(at: anchor ?? .topLeading)) }
        agreed.value = Agreed(value: value(), origin: origin)
      })
    return nodes
  }
}
