/// An event in the lifetime of a view between two renderings.
package enum LifetimeMoment {
  case appears
  /// The view is still present.
  case stays
  /// The observed value changed.
  case changes(from: Any)
  case vanishes
}

/// An observer of a view's lifetime: of its appearance and disappearance, and of changes to a value.
package struct LifetimeObserver: PrimitiveModifier {
  let name: String
  let value: Any
  let isEqual: (Any, Any) -> Bool
  let startsWork: Bool
  let tell: (LifetimeMoment, _ kept: inout Any?) -> Void

  /// - Parameters:
  ///   - name: the name of the observer, which distinguishes it from others of the same view.
  ///   - startsWork: whether the observer starts work, and is therefore notified after the others.
  ///   - tell: called at each moment; `kept` is stored from one call to the next, for as long as the view exists.
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

/// A view with a lifetime observer, in one rendering.
package struct WatchedView {
  struct Place: Hashable {
    let identity: Identity
    let name: String
  }

  let place: Place
  let observer: LifetimeObserver
  let nodes: [RenderNode]
  /// The custom view whose body adds the observer.
  let owner: BodyNode

  /// Whether any part of the view was placed. A view that `ViewThatFits` left out isn't present, nor is one in a lazy
  /// container outside the visible part of its scroll view.
  var isThere: Bool { nodes.contains { $0.layout.isPlacedWithAllAround && $0.layout.isNeeded } }
}

/// The lifetimes of observed views, from one rendering to the next.
final class Lifetimes {
  private struct Life {
    var observer: LifetimeObserver
    var kept: Any?
    let number: Int
  }

  private var lives: [WatchedView.Place: Life] = [:]
  private var count = 0
  private let tasks: TaskLedger

  /// - Parameter tasks: records the tasks that views start.
  init(noting tasks: TaskLedger) { self.tasks = tasks }

  /// Notifies the observers of changes since the last rendering: inner views before outer ones, then views that
  /// disappeared, then the observers that start work.
  ///
  /// - Returns: whether anything changed.
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
