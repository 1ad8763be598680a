/// A view session whose states can be explored. It begins in the view's initial state.
package protocol LiveSession: AnyObject {
  /// The controls in the current state.
  var controls: [LiveControl] { get }
  /// A key for everything that future behaviour may depend on: sessions with equal keys behave alike.
  var key: String { get }
  /// A description of the state.
  var words: String? { get }
  /// Operates the control at a path, in one of its ways.
  ///
  /// - Returns: whether the session could perform the action.
  func operate(_ place: String, way: Int) -> Bool
  func render() -> Rendering
}

/// A search for the states that a view can reach by its controls, breadth first and within bounds.
///
/// A session can't return to an earlier state, because a view may change objects that can't be copied. To reach a state
/// again, the search repeats the actions that led to it in a new session; so a view must behave the same each time.
package struct StateExplorer {
  /// The bounds of the exploration.
  package struct Bounds: Hashable, Sendable {
    /// The maximum number of states.
    package var states = 24
    /// The maximum number of actions from the first state to any other.
    package var depth = 64
    /// The maximum number of actions altogether, including repeated ones.
    package var acts = 4_000
    /// The time limit in seconds: a last resort, far above the time that the actions usually take.
    package var seconds = 30.0
    package init() {}
  }

  /// The reason why there is no graph.
  package enum Problem: Error, Hashable {
    /// The session can't be created, or its actions can't be repeated in a new one.
    case cannotBegin
    case tooSlow
  }

  private struct Act {
    let place: String
    let way: Int
  }

  private struct Found {
    /// The actions that lead from the first state to this one.
    let acts: [Act]
    var state: StateGraph.State
    /// A session in this state, if one is available.
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

  /// - Parameter begin: creates a session in the view's initial state.
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

  /// Operates all enabled controls of a state.
  private mutating func follow(_ index: Int) throws(Problem) {
    for (number, control) in found[index].state.controls.enumerated() where control.isEnabled {
      for way in 0..<control.ways {
        found[index].state.leads[number][way] = try lead(from: index, control, way)
      }
    }
  }

  /// Returns the state to which a control leads; `nil` if the search doesn't follow it.
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

  /// Returns a session in a state: an available one, or a new one in which the actions are repeated.
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
    // Renderings that differ only in the number of measurements look the same.
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
