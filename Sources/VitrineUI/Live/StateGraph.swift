import VitrineLayout

/// The states that a view can reach by its controls, and the transitions between them.
package struct StateGraph: Hashable, Sendable {
  /// A state of the view.
  package struct State: Hashable, Sendable {
    /// The index of its drawing: states that look alike share one.
    package var drawing: Int
    /// A description of the state: `count = 1`; `nil` if there is no state to describe.
    package var words: String?
    package var controls: [LiveControl]
    /// The state to which each control leads, for each way to operate it; `nil` if the search didn't follow it.
    package var leads: [[Int?]]
    /// The transition by which the state was first reached; `nil` for the first state.
    package var origin: Origin?
  }

  /// A state, and the name of the control that was operated in it.
  package struct Origin: Hashable, Sendable {
    package let state: Int
    package let control: String
  }

  /// The bound at which the search ended, so that states may be missing.
  package enum Cut: Hashable, Sendable {
    /// The maximum number of states.
    case states(Int)
    /// The maximum number of actions from the first state.
    case depth(Int)
    /// The maximum number of actions altogether.
    case acts(Int)
  }

  /// The states; the first is the view's initial state.
  package var states: [State]
  /// The distinct drawings of the states.
  package var drawings: [Rendering]
  package var cut: Cut?

  package func drawing(of state: State) -> Rendering { drawings[state.drawing] }

  /// Whether any state has an enabled control.
  package var hasControls: Bool { states.contains { $0.controls.contains(where: \.isEnabled) } }
}

extension StateGraph {
  /// The graph with equivalent states merged: those that look alike, have the same description and lead to the same
  /// states.
  ///
  /// States are partitioned by their look, then by the parts to which they lead, until no part is divided any more.
  /// Source: https://en.wikipedia.org/wiki/DFA_minimization
  package var merged: StateGraph {
    struct Sign: Hashable {
      var own: Int
      var leads: [[Int?]]
    }
    struct Look: Hashable {
      var drawing: Int
      var words: String?
      var controls: [LiveControl]
    }
    var parts = Self.numbered(states.map { Look(drawing: $0.drawing, words: $0.words, controls: $0.controls) })
    var count = 0
    while (parts.max() ?? 0) + 1 > count {
      count = (parts.max() ?? 0) + 1
      parts = Self.numbered(
        zip(parts, states).map { part, state in
          Sign(own: part, leads: state.leads.map { $0.map { $0.map { parts[$0] } } })
        })
    }
    var graph = self
    graph.states = []
    for (index, state) in states.enumerated() where parts[index] == graph.states.count {
      var state = state
      state.leads = state.leads.map { $0.map { $0.map { parts[$0] } } }
      state.origin = state.origin.map { Origin(state: parts[$0.state], control: $0.control) }
      graph.states.append(state)
    }
    return graph
  }

  /// Returns a number for each element, in the order of first occurrence: equal elements have equal numbers.
  static func numbered<Element: Hashable>(_ elements: [Element]) -> [Int] {
    var known: [Element: Int] = [:]
    return elements.map { element in
      if let number = known[element] { return number }
      known[element] = known.count
      return known.count - 1
    }
  }
}
