import Diagnostics

/// The resolved links of a note, so that equal links are resolved once.
struct KnownLinks {
  /// A link without its text.
  enum Link: Hashable {
    case address(String)
    case image(String)
    case name(_ target: String, _ fragment: String)
  }

  private var resolutions: [Link: LinkResolver.Resolution] = [:]

  /// - Parameters:
  ///   - span: the place of this link, for its diagnostic.
  ///   - look: resolves the link; called for the first of equal links.
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
