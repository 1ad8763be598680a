import VitrineLayout

/// The states that a view can be brought to with its own controls, and which control leads from which to which.
package struct StateGraph: Hashable, Sendable {
  /// One state of the view, with what it looks like.
  package struct State: Hashable, Sendable {
    /// Its place among the drawings: states that look alike share one.
    package var drawing: Int
    /// The state in words: `count = 1`; `nil` where there is none to tell.
    package var words: String?
    package var controls: [LiveControl]
    /// The state that each control leads to in each of its ways; `nil` where that was not followed.
    package var leads: [[Int?]]
    /// Whence it was first reached; `nil` for the first.
    package var origin: Origin?
  }

  /// A state and what was done there.
  package struct Origin: Hashable, Sendable {
    package let state: Int
    package let control: String
  }

  /// Why states may be missing.
  package enum Cut: Hashable, Sendable {
    /// There are more than were asked for.
    case states(Int)
    /// Some are more taps away from the first than are followed.
    case depth(Int)
    /// All that was done to find them came to more than is done.
    case acts(Int)
  }

  /// The first is that of the view as it is at first.
  package var states: [State]
  /// What the states look like, each once.
  package var drawings: [Rendering]
  package var cut: Cut?

  package func drawing(of state: State) -> Rendering { drawings[state.drawing] }

  /// Whether there is anything to operate.
  package var hasControls: Bool { states.contains { $0.controls.contains(where: \.isEnabled) } }
}

extension StateGraph {
  /// The same with one state for those that look alike, say the same and lead to the same.
  ///
  /// The states are parted by what they are, then by the parts that they lead to, until no part falls apart any more.
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

  /// A number for each, in the order in which they first come: equal ones have equal numbers.
  static func numbered<Element: Hashable>(_ elements: [Element]) -> [Int] {
    var known: [Element: Int] = [:]
    return elements.map { element in
      if let number = known[element] { return number }
      known[element] = known.count
      return known.count - 1
    }
  }
}
