/// What happens to a view between two renderings.
package enum LifetimeMoment {
  case appears
  /// It was there and is there still.
  case stays
  /// The value that is watched was another.
  case changes(from: Any)
  case vanishes
}

/// Watches a view's life: whether it is there, and whether a value changes.
package struct LifetimeObserver: PrimitiveModifier {
  let name: String
  let value: Any
  let isEqual: (Any, Any) -> Bool
  let startsWork: Bool
  let tell: (LifetimeMoment, _ kept: inout Any?) -> Void

  /// - Parameters:
  ///   - name: tells observers of one view apart.
  ///   - startsWork: whether it is told after those that only act.
  ///   - tell: what is done; `kept` is kept for the next moment, for as long as the view lives.
  package init(
    _ name: String, value: Any = (), isEqual: @escaping (Any, Any) -> Bool = { _, _ in true },
    startsWork: Bool = false, tell: @escaping (LifetimeMoment, _ kept: inout Any?) -> Void
  ) {
    (self.name, self.value, self.isEqual, self.startsWork, self.tell) = (name, value, isEqual, startsWork, tell)
  }

  package func makeNodes(_ context: RenderContext, _ content: (RenderContext) -> [RenderNode]) -> [RenderNode] {
    let nodes = content(context)
    let place = WatchedView.Place(identity: context.identity, name: name)
    context.add(.watch(WatchedView(place: place, observer: self, nodes: nodes, owner: context.owner)))
    return nodes
  }
}

/// A view that is watched, in one rendering.
package struct WatchedView {
  struct Place: Hashable {
    let identity: Identity
    let name: String
  }

  let place: Place
  let observer: LifetimeObserver
  let nodes: [RenderNode]
  /// The custom view whose body says that it is watched.
  let owner: BodyNode

  /// A view is there where any of it was placed: one that `ViewThatFits` left out is not, and neither is one in a lazy
  /// container that is outside the window it is scrolled in.
  var isThere: Bool { nodes.contains { $0.layout.isPlacedWithAllAround && $0.layout.isNeeded } }
}

/// The views that are watched, from one rendering to the next.
final class Lifetimes {
  private struct Life {
    var observer: LifetimeObserver
    var kept: Any?
    let number: Int
  }

  private var lives: [WatchedView.Place: Life] = [:]
  private var count = 0
  private let tasks: TaskLedger

  /// - Parameter tasks: gets what views begin.
  init(noting tasks: TaskLedger) { self.tasks = tasks }

  /// Tells the observers what happened since the last rendering: inner views before those around them, those that vanish
  /// after those that are there, and those that start work last.
  ///
  /// - Returns: whether anything happened.
  func update(_ watched: [WatchedView]) -> Bool {
    let present = watched.filter(\.isThere)
    let places = Set(present.map(\.place))
    let gone = lives.filter { !places.contains($0.key) }.sorted { $0.value.number < $1.value.number }
    var didHappen = !gone.isEmpty
    for view in present where !view.observer.startsWork { didHappen = tell(view) || didHappen }
    for (place, life) in gone {
      lives[place] = nil
      var kept = life.kept
      life.observer.tell(.vanishes, &kept)
    }
    for view in present where view.observer.startsWork { didHappen = tell(view) || didHappen }
    return didHappen
  }

  private func tell(_ view: WatchedView) -> Bool {
    guard var life = lives[view.place] else {
      count += 1
      var life = Life(observer: view.observer, number: count)
      view.observer.tell(.appears, &life.kept)
      tasks.note(life.kept, of: view, instead: nil)
      lives[view.place] = life
      return true
    }
    let old = life.observer
    life.observer = view.observer
    let isChanged = !view.observer.isEqual(old.value, view.observer.value)
    let before = life.kept
    view.observer.tell(isChanged ? .changes(from: old.value) : .stays, &life.kept)
    tasks.note(life.kept, of: view, instead: before)
    lives[view.place] = life
    return isChanged
  }
}
