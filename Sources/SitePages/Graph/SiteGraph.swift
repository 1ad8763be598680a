import Figures
import SiteContent
import SiteMarkup

/// The notes and named figures of a site with the links between them, for drawings.
struct SiteGraph {
  struct Node: Hashable, Sendable {
    var title: String
    /// The path of the page, and the fragment of the node in it; the fragment is empty for a note.
    var page: String
    var fragment: String
    /// The index of the node's top-level folder in ``SiteGraph/groups``, which determines its colour.
    var group: Int
    var isFigure: Bool { !fragment.isEmpty }
  }

  struct Edge: Hashable, Sendable {
    var from: Int
    var to: Int
  }

  let nodes: [Node]
  /// The links without duplicates, in the order of the notes. A note has a link to each of its figures.
  let edges: [Edge]
  /// The titles of the top-level folders; the first is for notes in no folder.
  let groups: [String]
  private let noteIndices: [String: Int]
  /// For each node the nodes one link away, in order.
  private let adjacent: [[(node: Int, isOutgoing: Bool)]]

  /// - Parameters:
  ///   - figures: the named figures of each note.
  ///   - links: the links of each note.
  ///   - folderTitle: returns the title of a folder.
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

  /// Returns the number of links to and from a node.
  func degree(_ node: Int) -> Int { adjacent[node].count }

  /// Returns the nodes one link away without duplicates, alternating between the targets and the sources of links, so
  /// that a limit leaves some of both.
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

  /// Returns the edges between some of the nodes, in order.
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
