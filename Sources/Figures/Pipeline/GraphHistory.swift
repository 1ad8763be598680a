import Notation
import VitrineDiagrams
import VitrineUI

/// The attribute graph of a view over the frames of a film strip, with the changes since the previous frame.
final class GraphHistory {
  /// The identity of a source in all frames.
  fileprivate enum Key: Hashable {
    case state(node: Int, String)
    case property(object: Int, String)
    case environment(String)
  }

  /// The graph of a frame before its owners are named: the names depend on all frames.
  struct Snapshot {
    fileprivate let sources: [AttributeGraph.Source]
    fileprivate let keys: [Key]
    fileprivate let bodies: [AttributeGraph.Body]
    fileprivate let edges: [AttributeGraph.Edge]
  }

  /// A source in the current frame.
  private struct Found {
    let kind: AttributeGraph.Source.Kind
    let owner: String
    let name: String
    let value: String?
    /// The number of its changes; `nil` if changes are not observed.
    let changes: Int?
  }

  /// The objects in the order in which they were found. They are retained, so that no other object gets the same
  /// identity.
  private var objects: [ObservedSubject] = []
  /// The sources in the previous frame.
  private var known: [Key: (value: String?, changes: Int?)] = [:]

  func snapshot(_ view: ViewSession, _ notebook: Notebook, frame: FilmFrame, after earlier: FilmFrame?) -> Snapshot {
    var keys: [Key] = []
    var found: [Key: Found] = [:]
    func add(_ key: Key, _ source: Found) {
      if found[key] == nil { keys.append(key) }
      found[key] = source
    }
    var cells: [ObjectIdentifier: Key] = [:]
    let bodies = Dictionary(view.bodies.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
    state(view, notebook, add) { cells[$0] = $1 }
    var edges: [(key: Key, body: Int, isOfBody: Bool)] = []
    for (index, item) in frame.views.enumerated() {
      guard let node = bodies[item.number] else { continue }
      for read in node.dependencies {
        guard let key = cells[ObjectIdentifier(read.dependency)] ?? property(read.dependency, notebook, add) else {
          continue
        }
        edges.append((key, index, read.isOfBody))
      }
      for name in node.environmentNames {
        let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
        let key = Key.environment(plain)
        add(key, Found(kind: .environment, owner: "Environment", name: plain, value: nil, changes: nil))
        edges.append((key, index, true))
      }
    }
    defer { known = found.mapValues { ($0.value, $0.changes) } }
    keys.removeAll { isPartOfWhole($0, found) && !edges.map(\.key).contains($0) }
    let places = Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) })
    return Snapshot(
      sources: keys.compactMap { key in found[key].map { source($0, since: known[key]) } }, keys: keys,
      bodies: self.bodies(frame, after: earlier),
      edges: edges.compactMap { edge in
        places[edge.key].map { AttributeGraph.Edge(source: $0, body: edge.body, isOfBody: edge.isOfBody) }
      })
  }

  // MARK: Sources

  /// Adds the state, each value followed by the properties if it is an object.
  private func state(
    _ view: ViewSession, _ notebook: Notebook, _ add: (Key, Found) -> Void, _ note: (ObjectIdentifier, Key) -> Void
  ) {
    for piece in view.ownedState where !piece.name.hasPrefix("@") {
      let key = Key.state(node: piece.owner.number, piece.name)
      let subject = notebook.subject(ofState: piece.value)
      note(ObjectIdentifier(piece.dependency), key)
      add(
        key,
        Found(
          kind: .state, owner: piece.owner.name, name: piece.name,
          value: notebook.text(ofState: piece.value) ?? subject?.name, changes: piece.dependency.changes))
      guard let subject else { continue }
      for part in notebook.texts(ofState: piece.value) {
        let name = part.path.joined(separator: ".")
        add(
          .property(object: number(of: subject), name),
          Found(kind: .model, owner: subject.name, name: name, value: part.text, changes: nil))
      }
    }
  }

  /// Adds the property of an object that a body read.
  private func property(_ dependency: ObservedSource, _ notebook: Notebook, _ add: (Key, Found) -> Void) -> Key? {
    guard let property = dependency.subject else { return nil }
    let name = property.name.isEmpty ? Self.whole : property.name
    let key = Key.property(object: number(of: property.subject), name)
    let value = property.subject.value(property.name).flatMap { notebook.text(ofState: $0) }
    add(
      key,
      Found(kind: .model, owner: property.subject.name, name: name, value: value, changes: dependency.changes))
    return key
  }

  /// Whether the property belongs to an object that is observed as a whole, so that no view observes the property
  /// alone.
  private func isPartOfWhole(_ key: Key, _ found: [Key: Found]) -> Bool {
    guard case .property(let object, let name) = key, name != Self.whole else { return false }
    return found[.property(object: object, Self.whole)] != nil
  }

  /// The name of the source for an object that is observed as a whole.
  private static let whole = "objectWillChange"

  private func number(of subject: ObservedSubject) -> Int {
    if let place = objects.firstIndex(where: { $0 === subject }) { return place }
    objects.append(subject)
    return objects.count - 1
  }

  private func source(_ found: Found, since former: (value: String?, changes: Int?)?) -> AttributeGraph.Source {
    let isOther = former.map { $0.value != found.value } ?? false
    let isTold = former?.changes.flatMap { before in found.changes.map { before < $0 } } ?? false
    return AttributeGraph.Source(
      kind: found.kind, owner: found.owner, name: found.name, value: found.value,
      former: isOther ? former?.value : nil, hasChanged: isOther || isTold)
  }

  // MARK: Bodies

  private func bodies(_ frame: FilmFrame, after earlier: FilmFrame?) -> [AttributeGraph.Body] {
    let former = Set(earlier?.views.map(\.number) ?? [])
    var levels: [Int: Int] = [:]
    return frame.views.map { view in
      let level = view.parent.flatMap { levels[$0] }.map { $0 + 1 } ?? 0
      levels[view.number] = level
      return AttributeGraph.Body(
        name: view.name, node: view.number, level: level, runs: frame.bodies.count { $0.number == view.number },
        isMade: !former.contains(view.number))
    }
  }

  /// Returns the graph of a frame with the names of its owners.
  ///
  /// - Parameter views: the names of views.
  func graph(_ snapshot: Snapshot, _ views: NumberedViewNames) -> AttributeGraph {
    let names = NumberedViewNames(objects.enumerated().map { (number: $0, name: $1.name) })
    return AttributeGraph(
      sources: zip(snapshot.sources, snapshot.keys).map { source, key in
        switch key {
        case .state(let node, _): source.owned(by: views(node, source.owner))
        case .property(let object, _): source.owned(by: names(object, source.owner))
        case .environment: source
        }
      },
      bodies: snapshot.bodies.map { body in
        AttributeGraph.Body(
          name: views(body.node, body.name), node: body.node, level: body.level, runs: body.runs, isMade: body.isMade)
      }, edges: snapshot.edges)
  }
}
