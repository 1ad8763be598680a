/// Finds out which of two series of things are the same.
package enum Pairing {
  /// The longest series of like things in like order, each by its place in both series.
  ///
  /// - Parameter likeness: how much two are like each other, for more of which less is left out; 0 where they are not the same.
  package static func pairs<Item>(
    _ old: [Item], _ new: [Item], likeness: (Item, Item) -> Int
  ) -> [(old: Int, new: Int)] {
    // best[i][j]: the most likeness of those from i on with those from j on.
    var best = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        let like = likeness(old[i], new[j])
        best[i][j] = max(best[i + 1][j], best[i][j + 1], like > 0 ? like + best[i + 1][j + 1] : 0)
      }
    }
    var pairs: [(old: Int, new: Int)] = []
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      let like = likeness(old[i], new[j])
      if like > 0, best[i][j] == like + best[i + 1][j + 1] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if best[i][j] == best[i + 1][j] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }
}
