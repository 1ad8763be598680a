/// Finds the common items of two sequences.
package enum Pairing {
  /// Returns a heaviest common subsequence as pairs of indices.
  ///
  /// - Parameter likeness: the weight of a pair; 0 if the two items are not the same.
  package static func pairs<Item>(
    _ old: [Item], _ new: [Item], likeness: (Item, Item) -> Int
  ) -> [(old: Int, new: Int)] {
    // best[i][j]: the largest total weight of the items from i on with those from j on.
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
