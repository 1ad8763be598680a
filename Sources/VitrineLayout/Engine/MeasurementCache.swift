/// A proposal as a cache key: two bit patterns; `nil` is a NaN pattern that no computation produces.
struct ProposalKey: Hashable {
  let width: UInt64
  let height: UInt64

  private static let unspecified: UInt64 = 0x7FF8_0000_0000_0A11

  init(_ proposal: ProposedViewSize) {
    width = Self.bits(proposal.width)
    height = Self.bits(proposal.height)
  }

  private static func bits(_ value: Double?) -> UInt64 {
    guard let value else { return unspecified }
    return (value + 0).bitPattern  // -0 and 0 are the same proposal
  }
}

/// A cache of a node's answers by proposal.
///
/// Few nodes are asked more than three different proposals, so three answers are stored inline and the rest in a
/// dictionary.
struct MeasurementCache {
  private struct Entry {
    var key: ProposalKey
    var size: Size
  }

  private var first: Entry?
  private var second: Entry?
  private var third: Entry?
  private var more: [ProposalKey: Size]?

  func size(for key: ProposalKey) -> Size? {
    guard let first else { return nil }
    if first.key == key { return first.size }
    guard let second else { return nil }
    if second.key == key { return second.size }
    guard let third else { return nil }
    if third.key == key { return third.size }
    return more?[key]
  }

  mutating func store(_ size: Size, for key: ProposalKey) {
    let entry = Entry(key: key, size: size)
    if first == nil {
      first = entry
    } else if second == nil {
      second = entry
    } else if third == nil {
      third = entry
    } else {
      more = more ?? [:]
      more?[key] = size
    }
  }
}
