import VitrineLayout

/// Where a scroll view stands, as something outside of it says and is told.
public struct ScrollPosition: Hashable {
  /// Where somebody asked it to be.
  enum Request: Hashable {
    case view(AnyHashable, name: String, UnitPoint?)
    case edge(Edge)
    case place(x: Double?, y: Double?)
  }

  private struct Asked: Hashable {
    var request: Request?
    /// Tells requests apart that ask for the same.
    var count = 0
  }

  private var own = Asked()
  private var request: Request? { own.request }
  /// What was asked for last.
  var asked: AnyHashable { AnyHashable(own) }
  /// The identifier of the view that stands at the beginning.
  package private(set) var viewID: AnyHashable?
  /// Whether a person scrolled since somebody asked for a place.
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

  /// Notes where a person scrolled to.
  fileprivate mutating func wasScrolled(to id: AnyHashable?) { (viewID, isPositionedByUser) = (id, true) }

  /// Does what is asked for.
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
  /// Has a scroll view stand where a binding says, and the binding tell where it stands.
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

  /// Has a scroll view stand at the view of an identifier, and the binding tell which one that is.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
    scrollPosition(anchor: anchor) {
      id.wrappedValue.map { (AnyHashable($0), String(describing: $0)) }
    } set: { value in
      if let value = (value as? ID) ?? (value.base as? ID) { id.wrappedValue = value }
    }
  }

  /// The same with identifiers of any kind, each with how it is written.
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

  /// Marks the container whose views positions are told by.
  ///
  /// - Parameter isEnabled: whether it does.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    trait { $0.isScrollTargetLayout = isEnabled }
  }

  /// Where scroll views inside come to rest once they were scrolled.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View {
    changingEnvironment { $0[ScrollTargetBehaviorKey.self] = behavior }
  }
}

/// Where scroll views come to rest.
public enum ScrollTargetBehavior: String, Hashable, Sendable, CaseIterable {
  case automatic
  /// At whole multiples of their own length.
  case paging
  /// At the beginning of a view.
  case viewAligned
}

struct ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: ScrollTargetBehavior { .automatic }
}

/// Keeps a binding and a scroll view's place the same: whichever changed last has the say.
private struct ScrollPositionModifier: PrimitiveModifier {
  let anchor: UnitPoint?
  /// What the binding says.
  let value: () -> AnyHashable
  let act: (ScrolledView) -> Void
  let tell: (RenderNode?) -> Void

  /// What was there when both were the same.
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
    // What the view depends on, so that it is made again when the binding changes.
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
