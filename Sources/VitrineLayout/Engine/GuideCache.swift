/// The explicit guides of a node that were found so far.
///
/// A container's guide is found by placing its children, which asks for their guides: without answers that are kept,
/// stacks on a baseline that are nested in each other would ask twice as often at each level.
struct GuideCache {
  private struct Key: Hashable {
    let alignment: AlignmentKey
    let proposal: ProposalKey
  }

  private var guides: [Key: Double?] = [:]

  /// The guide, or `.some(nil)` where it is known that there is none.
  func guide(_ alignment: AlignmentKey, for proposal: ProposedViewSize) -> Double?? {
    guard !guides.isEmpty else { return nil }
    return guides[Key(alignment: alignment, proposal: ProposalKey(proposal))]
  }

  mutating func store(_ guide: Double?, _ alignment: AlignmentKey, for proposal: ProposedViewSize) {
    guides.updateValue(guide, forKey: Key(alignment: alignment, proposal: ProposalKey(proposal)))
  }
}
