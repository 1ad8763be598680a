/// The candidate that a misspelt name most likely meant, or `nil` if none is near.
///
/// Near is a Damerau–Levenshtein distance (insert, delete, replace, swap neighbours; optimal string alignment) of at
/// most a third of the name's length, ignoring case; ties go to the candidate that comes first. What is longer than a
/// hundred letters is no slip of a name.
public func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased().unicodeScalars)
  guard !wanted.isEmpty, wanted.count <= 100 else { return nil }
  let limit = max(1, wanted.count / 3)
  var best: (name: String, distance: Int)?
  for candidate in candidates where candidate != name {
    // Letters in lower case may have one scalar more or less.
    guard abs(candidate.unicodeScalars.count - wanted.count) <= limit + 3 else { continue }
    let scalars = Array(candidate.lowercased().unicodeScalars)
    guard abs(scalars.count - wanted.count) <= limit else { continue }
    let distance = alignmentDistance(wanted, scalars)
    if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}

private func alignmentDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
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
