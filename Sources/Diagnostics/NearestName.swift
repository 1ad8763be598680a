import Markup

/// Returns the candidate that is most similar to a misspelled name, or `nil` if none is similar.
///
/// The edit distance must be at most a third of the name's length, ignoring case; of several nearest candidates, the
/// first is returned. Names of more than 100 letters have no similar candidates.
public func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(name.lowercased().unicodeScalars)
  guard !wanted.isEmpty, wanted.count <= 100 else { return nil }
  let limit = max(1, wanted.count / 3)
  var best: (name: String, distance: Int)?
  for candidate in candidates where candidate != name {
    // Lowercasing may change the number of scalars slightly.
    guard abs(candidate.unicodeScalars.count - wanted.count) <= limit + 3 else { continue }
    let scalars = Array(candidate.lowercased().unicodeScalars)
    guard abs(scalars.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, scalars)
    // If every letter differs, the names are not similar.
    guard distance <= limit, distance < wanted.count else { continue }
    if distance < best?.distance ?? .max { best = (candidate, distance) }
  }
  return best?.name
}
