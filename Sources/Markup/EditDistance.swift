/// Returns the number of insertions, deletions, replacements and swaps of neighbors between two words: the
/// Damerau–Levenshtein distance in its optimal string alignment form.
@inlinable public func editDistance<Symbol: Equatable>(_ a: [Symbol], _ b: [Symbol]) -> Int {
  if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
  var beforeLast = [Int](repeating: 0, count: b.count + 1)
  var last = Array(0...b.count)
  for i in 1...a.count {
    var row = [i] + [Int](repeating: 0, count: b.count)
    for j in 1...b.count {
      let replace = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
      row[j] = min(last[j] + 1, row[j - 1] + 1, replace)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { row[j] = min(row[j], beforeLast[j - 2] + 1) }
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
