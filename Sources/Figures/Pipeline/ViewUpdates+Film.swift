import VitrineDiagrams
import VitrineUI

extension ViewUpdates {
  /// Creates the list of the custom views of a frame and of those that were removed, with their changes since the
  /// previous frame.
  ///
  /// - Parameter ids: explicit identifiers, by the numbers of nodes.
  init(_ frame: FilmFrame, after earlier: FilmFrame?, ids: [Int: String]) {
    let ran = Set(frame.bodies.map(\.number))
    let present = Set(frame.views.map(\.number))
    let (now, before) = (Self.byParent(frame.views), Self.byParent(earlier?.views ?? []))
    let former = Set(earlier?.views.map(\.number) ?? [])

    func marks(_ view: LivingView, _ moved: Set<Int>) -> [Mark] {
      guard present.contains(view.number) else { return [.gone] }
      guard former.contains(view.number) else { return [.made] }
      let changes: [Mark] =
        (moved.contains(view.number) ? [.moved] : []) + (ran.contains(view.number) ? [.updated] : [])
      return changes.isEmpty ? [.kept] : changes
    }
    func items(in parent: Int?) -> [Item] {
      let (own, old) = (now[parent] ?? [], before[parent] ?? [])
      let moved = Self.moved(own.map(\.number), old.map(\.number))
      return Self.merged(own, old.filter { !present.contains($0.number) }, old).map { view in
        Item(
          name: frame.names(view.number, view.name), node: view.number, id: ids[view.number],
          marks: marks(view, moved), children: items(in: view.number))
      }
    }
    self.init(views: items(in: nil), bodies: frame.bodyTexts)
  }

  private static func byParent(_ views: [LivingView]) -> [Int?: [LivingView]] {
    Dictionary(grouping: views, by: \.parent)
  }

  /// Returns the current views and the removed ones, each removed one after its previous predecessor.
  private static func merged(_ now: [LivingView], _ gone: [LivingView], _ before: [LivingView]) -> [LivingView] {
    var merged = now
    for view in gone {
      let ahead = before.prefix { $0.number != view.number }.map(\.number)
      let place = ahead.reversed().lazy.compactMap { number in merged.firstIndex { $0.number == number } }.first
      merged.insert(view, at: place.map { $0 + 1 } ?? 0)
    }
    return merged
  }

  /// Returns the views that moved among those that stayed: all except a longest increasing subsequence.
  private static func moved(_ now: [Int], _ before: [Int]) -> Set<Int> {
    let places = Dictionary(before.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let stayed = now.compactMap { number in places[number].map { (number: number, place: $0) } }
    // The longest increasing subsequence: for each last element, its length and the index of its predecessor.
    var rows: [(length: Int, previous: Int?)] = []
    for (index, item) in stayed.enumerated() {
      let best = (0..<index).filter { stayed[$0].place < item.place }.max { rows[$0].length < rows[$1].length }
      rows.append((1 + (best.map { rows[$0].length } ?? 0), best))
    }
    var kept: Set<Int> = []
    var end = rows.indices.max { rows[$0].length < rows[$1].length }
    while let index = end {
      kept.insert(stayed[index].number)
      end = rows[index].previous
    }
    return Set(stayed.map(\.number)).subtracting(kept)
  }
}

extension Rendering {
  /// The explicit identifiers of custom views, by the numbers of their nodes.
  var idsOfBodies: [Int: String] {
    var ids: [Int: String] = [:]
    func visit(_ view: TracedView, _ around: String?) {
      var id = around
      if case .id(let own) = view.step { id = own }
      if case .body(let number) = view.box {
        ids[number] = id
        id = nil
      }
      for child in view.children { visit(child, id) }
    }
    for view in viewTree { visit(view, nil) }
    return ids
  }
}
