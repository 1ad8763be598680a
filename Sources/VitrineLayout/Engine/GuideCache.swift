/// A cache of the explicit guides of a node.
///
/// A container finds its guide by placing its children, which asks for their guides in turn. Without a cache, nested
/// stacks that align on a baseline would double the number of questions at each level.
struct GuideCache {
  private struct Key: Hashable {
    let alignment: AlignmentKey
    let proposal: ProposalKey
  }

  private var guides: [Key: Double?] = [:]

  /// Returns the cached guide, or `.some(nil)` if the cache knows that the node has none; `nil` for a cache miss.
  func guide(_ alignment: AlignmentKey, for proposal: ProposedViewSize) -> Double?? {
    guard !guides.isEmpty else { return nil }
    return guides[Key(alignment: alignment, proposal: ProposalKey(proposal))]
  }

  mutating func store(_ guide: Double?, _ alignment: AlignmentKey, for proposal: ProposedViewSize) {
    guides.updateValue(guide, forKey: Key(alignment: alignment, proposal: ProposalKey(proposal)))
  }
}
