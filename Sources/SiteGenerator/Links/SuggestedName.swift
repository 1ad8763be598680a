import Diagnostics

/// Suggestions for misspelt paths among many: comparing with everything costs too much in a large site.
enum SuggestedName {
  private static let limit = 2_000

  static func nearest(to name: String, among candidates: [String]) -> String? {
    nearestName(to: name, among: candidates.prefix(limit))
  }
}
