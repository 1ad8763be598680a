import Figures
import Notes

/// The notes and named figures of a site with what leads from one to the other, for drawing.
struct SiteGraph {
  struct Node: Hashable, Sendable {
    var title: String
    /// The page, and the place in it: empty for a note.
    var page: String
    var fragment: String
    /// The place of its kind in the drawing's colours: the folder at the top that it is in.
    var group: Int
    var isFigure: Bool { !fragment.isEmpty }
  }

  struct Edge: Hashable, Sendable {
    var from: Int
    var to: Int
  }

  let nodes: [Node]
  /// Each once, in the order of the notes; a note leads to its figures.
  let edges: [Edge]
  /// The folders at the top, as their pages are titled; the first stands for notes in none.
  let groups: [String]
  private let noteIndices: [String: Int]
  /// For each node those one link away, in order.
  private let adjacent: [[(node: Int, isOutgoing: Bool)]]

  /// - Parameters:
  ///   - figures: for each note its named figures.
  ///   - links: for each note its links.
  ///   - folderTitle: how a folder is called.
  init(notes: [Note], figures: [[NamedFigure]], links: [[OutgoingLink]], folderTitle: (String) -> String) {
    var nodes: [Node] = []
    var groups = [""]
    var groupIndices = ["": 0]
    var noteIndices: [String: Int] = [:]
    var figureIndices: [String: [String: Int]] = [:]
    for note in notes {
      let folder = note.path.contains("/") ? String(note.path.prefix { $0 != "/" }) : ""
      if groupIndices[folder] == nil {
        groupIndices[folder] = groups.count
        groups.append(folderTitle(folder))
      }
      noteIndices[note.path] = nodes.count
      nodes.append(Node(title: note.title, page: note.page, fragment: "", group: groupIndices[folder] ?? 0))
    }
    var edges: [Edge] = []
    var seen: Set<Edge> = []
    func connect(_ from: Int, _ to: Int) {
      let edge = Edge(from: from, to: to)
      if from != to, seen.insert(edge).inserted { edges.append(edge) }
    }
    for (index, note) in notes.enumerated() {
      for figure in figures[index] where figureIndices[note.path]?[figure.fragment] == nil {
        figureIndices[note.path, default: [:]][figure.fragment] = nodes.count
        nodes.append(
          Node(title: figure.title, page: note.page, fragment: figure.fragment, group: nodes[index].group))
        connect(index, nodes.count - 1)
      }
    }
    for (index, links) in links.enumerated() {
      for link in links {
        guard let target = link.target, target != notes[index].path, let note = noteIndices[target] else { continue }
        connect(index, figureIndices[target]?[link.fragment] ?? note)
      }
    }
    var adjacent = [[(node: Int, isOutgoing: Bool)]](repeating: [], count: nodes.count)
    for edge in edges {
      adjacent[edge.from].append((edge.to, true))
      adjacent[edge.to].append((edge.from, false))
    }
    (self.nodes, self.edges, self.groups) = (nodes, edges, groups)
    (self.noteIndices, self.adjacent) = (noteIndices, adjacent)
  }

  func index(ofNote path: String) -> Int? { noteIndices[path] }

  /// How many links lead to or from a node.
  func degree(_ node: Int) -> Int { adjacent[node].count }

  /// Those one link away, each once: what it leads to and what leads to it by turns, so that a limit keeps some of both.
  func neighbours(of node: Int) -> [Int] {
    let (outgoing, incoming) = (adjacent[node].filter(\.isOutgoing), adjacent[node].filter { !$0.isOutgoing })
    var all: [Int] = []
    var seen: Set<Int> = []
    for place in 0..<max(outgoing.count, incoming.count) {
      if place < outgoing.count, seen.insert(outgoing[place].node).inserted { all.append(outgoing[place].node) }
      if place < incoming.count, seen.insert(incoming[place].node).inserted { all.append(incoming[place].node) }
    }
    return all
  }

  /// The edges among some of the nodes, in order.
  func edges(among chosen: [Int]) -> [Edge] {
    let places = Dictionary(chosen.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return chosen.sorted().flatMap { node in
      adjacent[node].compactMap { neighbour in
        guard neighbour.isOutgoing, let from = places[node], let to = places[neighbour.node] else { return nil }
        return Edge(from: from, to: to)
      }
    }
  }
}
