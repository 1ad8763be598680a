/// A view that lives, for who explores its states. It begins as the view is at first.
package protocol LiveSession: AnyObject {
  /// What there is to be operated, as it is now.
  var controls: [LiveControl] { get }
  /// All that what happens next may depend on: two sessions of one key go on alike.
  var key: String { get }
  /// The state in words.
  var words: String? { get }
  /// Operates a control.
  ///
  /// - Returns: whether that could be followed.
  func operate(_ place: String, way: Int) -> Bool
  func render() -> Rendering
}

/// Finds the states that a view can be brought to with its own controls: breadth first, within bounds.
///
/// No state is gone back to: what a view does may change objects, of which there are no copies. A state is reached again by
/// doing, in a session of its own, what led to it; so a view must do the same each time.
package struct StateExplorer {
  /// What bounds the exploration.
  package struct Bounds: Hashable, Sendable {
    /// The most states.
    package var states = 24
    /// The most acts from the first state to any other.
    package var depth = 64
    /// The most acts altogether, those done again included.
    package var acts = 4_000
    /// The most seconds: a last resort, far beyond what the acts take.
    package var seconds = 30.0
    package init() {}
  }

  /// Why there is no graph.
  package enum Problem: Error, Hashable {
    /// The view cannot be begun, or not again.
    case cannotBegin
    case tooSlow
  }

  private struct Act {
    let place: String
    let way: Int
  }

  private struct Found {
    /// What leads to it from the first.
    let acts: [Act]
    var state: StateGraph.State
    /// A session that is in this state.
    var session: (any LiveSession)?
  }

  private let bounds: Bounds
  private let begin: () -> (any LiveSession)?
  private let deadline: ContinuousClock.Instant
  private var found: [Found] = []
  private var numbers: [String: Int] = [:]
  private var drawings: [Rendering] = []
  private var drawingNumbers: [Rendering: Int] = [:]
  private var cut: StateGraph.Cut?
  private var actCount = 0

  /// - Parameter begin: makes the view anew, as it is at first.
  package static func explore(
    _ bounds: Bounds = Bounds(), begin: @escaping () -> (any LiveSession)?
  ) throws(Problem) -> StateGraph {
    var explorer = StateExplorer(bounds, begin)
    return try explorer.graph().merged
  }

  private init(_ bounds: Bounds, _ begin: @escaping () -> (any LiveSession)?) {
    (self.bounds, self.begin) = (bounds, begin)
    deadline = ContinuousClock.now.advanced(by: .seconds(bounds.seconds))
  }

  private mutating func graph() throws(Problem) -> StateGraph {
    guard let session = begin() else { throw .cannotBegin }
    add(session, session.key, after: [], from: nil)
    var next = 0
    while next < found.count {
      try follow(next)
      found[next].session = nil
      next += 1
    }
    return StateGraph(states: found.map(\.state), drawings: drawings, cut: cut)
  }

  /// Operates all controls of a state.
  private mutating func follow(_ index: Int) throws(Problem) {
    for (number, control) in found[index].state.controls.enumerated() where control.isEnabled {
      for way in 0..<control.ways {
        found[index].state.leads[number][way] = try lead(from: index, control, way)
      }
    }
  }

  /// Where a control leads; `nil` where it is not followed.
  private mutating func lead(from index: Int, _ control: LiveControl, _ way: Int) throws(Problem) -> Int? {
    guard actCount < bounds.acts else {
      cut = cut ?? .acts(bounds.acts)
      return nil
    }
    let session = try session(in: index)
    guard operate(session, Act(place: control.place, way: way)) else { return nil }
    let key = session.key
    if let known = numbers[key] {
      if known >= index, found[known].session == nil { found[known].session = session }
      return known
    }
    guard found[index].acts.count < bounds.depth else {
      cut = cut ?? .depth(bounds.depth)
      return nil
    }
    guard found.count < bounds.states else {
      cut = cut ?? .states(bounds.states)
      return nil
    }
    add(
      session, key, after: found[index].acts + [Act(place: control.place, way: way)],
      from: StateGraph.Origin(state: index, control: control.name(of: way)))
    return found.count - 1
  }

  /// A session in a state: one that is there already, or one that is brought there.
  private mutating func session(in index: Int) throws(Problem) -> any LiveSession {
    if let session = found[index].session {
      found[index].session = nil
      return session
    }
    guard let session = begin() else { throw .cannotBegin }
    for act in found[index].acts where !operate(session, act) { throw .cannotBegin }
    guard ContinuousClock.now < deadline else { throw .tooSlow }
    return session
  }

  private mutating func operate(_ session: any LiveSession, _ act: Act) -> Bool {
    actCount += 1
    return session.operate(act.place, way: act.way)
  }

  private mutating func add(
    _ session: any LiveSession, _ key: String, after acts: [Act], from origin: StateGraph.Origin?
  ) {
    numbers[key] = found.count
    var rendering = session.render()
    // How much was measured is no matter of looks.
    rendering.measurements = 0
    if drawingNumbers[rendering] == nil {
      drawingNumbers[rendering] = drawings.count
      drawings.append(rendering)
    }
    let controls = session.controls
    let state = StateGraph.State(
      drawing: drawingNumbers[rendering] ?? 0, words: session.words, controls: controls,
      leads: controls.map { Array(repeating: nil, count: $0.ways) }, origin: origin)
    found.append(Found(acts: acts, state: state, session: session))
  }
}
