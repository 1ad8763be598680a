import VitrineUI

/// The facts of a figure that sentences may state in words: how its texts are laid out, in which order stacks ask their
/// children, and what a film strip shows of bodies and state.
package struct StatedFacts: Hashable, Sendable {
  /// A text, in all pictures of the figure.
  package struct Text: Hashable, Sendable {
    package var string: String
    /// The numbers of its lines that occur, in order.
    package var lines: [Int]
    /// Whether a picture shows it truncated.
    package var isTruncated: Bool
    /// Whether a picture shows all of it.
    package var isWhole: Bool

    package init(string: String, lines: [Int], isTruncated: Bool, isWhole: Bool) {
      (self.string, self.lines, self.isTruncated, self.isWhole) = (string, lines, isTruncated, isWhole)
    }
  }

  /// A child of a stack that divides its length.
  package struct Asked: Hashable, Sendable {
    package var label: String
    /// The words by which a sentence may name it, in lower case.
    package var names: [String]

    package init(label: String, names: [String]) { (self.label, self.names) = (label, names) }
  }

  /// The evaluations of the bodies of one type.
  package struct Runs: Hashable, Sendable {
    package var view: String
    /// Their numbers in each picture of a film strip.
    package var counts: [Int]

    package init(view: String, counts: [Int]) { (self.view, self.counts) = (view, counts) }
  }

  /// The states of the views of one type, in a film strip.
  package struct Life: Hashable, Sendable {
    package var view: String
    /// Whether an event removes such a view, or sets its state back to an earlier value.
    package var losesState: Bool
    /// Whether such a view outlives an event.
    package var keepsState: Bool

    package init(view: String, losesState: Bool, keepsState: Bool) {
      (self.view, self.losesState, self.keepsState) = (view, losesState, keepsState)
    }
  }

  package var texts: [Text] = []
  /// The children of stacks, in the order in which each stack asked them.
  package var orders: [[Asked]] = []
  package var runs: [Runs] = []
  package var lives: [Life] = []

  package init() {}

  /// - Parameter film: the data of the pictures, if they are those of a film strip.
  init(_ renderings: [Rendering], film: [FilmFrame]) {
    var places: [String: Int] = [:]
    for rendering in renderings { if let root = rendering.root { add(root, &places) } }
    add(film)
  }

  private mutating func add(_ node: RenderedNode, _ places: inout [String: Int]) {
    if let lines = node.lines { add(lines, of: node.argument.withoutQuotes, &places) }
    if let division = node.division, division.turns.count > 1 {
      let order = division.turns.compactMap { turn in
        node.children.indices.contains(turn.child) ? Asked(node.children[turn.child]) : nil
      }
      if order.count == division.turns.count, !orders.contains(order) { orders.append(order) }
    }
    for child in node.children { add(child, &places) }
  }

  private mutating func add(_ lines: RenderedNode.Lines, of string: String, _ places: inout [String: Int]) {
    let place = places[string] ?? texts.count
    if places[string] == nil {
      places[string] = place
      texts.append(Text(string: string, lines: [], isTruncated: false, isWhole: false))
    }
    if lines.isTruncated { texts[place].isTruncated = true } else { texts[place].isWhole = true }
    if !texts[place].lines.contains(lines.count) {
      texts[place].lines = (texts[place].lines + [lines.count]).sorted()
    }
  }

  private mutating func add(_ film: [FilmFrame]) {
    for view in Set(film.flatMap { $0.bodies.map(\.view) }).sorted() {
      runs.append(Runs(view: view, counts: film.map { frame in frame.bodies.count { $0.view == view } }))
    }
    guard film.count > 1 else { return }
    for view in Set(film.flatMap { $0.state.map(\.owner) }).sorted() { lives.append(Life(of: view, in: film)) }
  }
}

extension StatedFacts.Life {
  fileprivate init(of view: String, in film: [FilmFrame]) {
    self.init(view: view, losesState: false, keepsState: false)
    // The last picture with a value.
    var values: [FilmFrame.State: Int] = [:]
    var former: Set<Int> = []
    for (index, frame) in film.enumerated() {
      let states = frame.state.filter { $0.owner == view }
      let nodes = Set(states.map(\.node))
      losesState = losesState || !former.isSubset(of: nodes)
      keepsState = keepsState || !former.isDisjoint(with: nodes)
      former = nodes
      for state in states {
        if let last = values[state], last < index - 1 { losesState = true }
        values[state] = index
      }
    }
  }
}

extension StatedFacts.Asked {
  /// Creates a child with the names of the view in it, below its modifiers.
  fileprivate init(_ node: RenderedNode) {
    var names: [String] = []
    var view = node
    while true {
      names += [view.type, view.argument.withoutQuotes, view.kind.noun?.rawValue, view.id].compactMap {
        $0?.lowercased()
      }
      names += view.wrappers.map { $0.name.lowercased() }
      guard view.kind.isModifier, let inner = view.children.first else { break }
      view = inner
    }
    self.init(label: view.label, names: names.filter { !$0.isEmpty })
  }
}

extension String {
  /// The text without the quotation marks around it, as arguments of views have them.
  var withoutQuotes: String { count > 1 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self }
}
