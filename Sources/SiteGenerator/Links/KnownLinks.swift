import Diagnostics

/// What a note's links lead to, looked up once for all that say the same.
struct KnownLinks {
  /// A link as a note has it, without its words.
  enum Link: Hashable {
    case address(String)
    case image(String)
    case name(_ target: String, _ fragment: String)
  }

  private var resolutions: [Link: LinkResolver.Resolution] = [:]

  /// - Parameters:
  ///   - span: where this one stands; what is wrong with it is told there.
  ///   - look: looks it up, where it is the first that says so.
  mutating func resolution(
    of link: Link, at span: Span, _ look: () -> LinkResolver.Resolution
  ) -> LinkResolver.Resolution {
    if var known = resolutions[link] {
      known.diagnostic?.span = span
      return known
    }
    let found = look()
    resolutions[link] = found
    return found
  }
}
