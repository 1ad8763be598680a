import Markup

/// The candidate that a misspelt name most likely meant, or `nil` if none is near.
///
/// Near is an edit distance of at most a third of the name's length, ignoring case; ties go to the candidate that comes
/// first. What is longer than a hundred letters is no slip of a name.
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
    let distance = editDistance(wanted, scalars)
    // Of a name all of whose letters are others nothing is left.
    guard distance <= limit, distance < wanted.count else { continue }
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}
