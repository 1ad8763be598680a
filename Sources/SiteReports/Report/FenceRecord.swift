import Diagnostics

/// The outcome of one fence, for the counts at the end of a build.
package struct FenceRecord: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable { case drawn, code, failed }

  package var kind: Kind
  /// The note's path in diagnostics, and the start of the fence in it.
  package var file: String
  package var place: Location
  package var language: String
  /// The reason why the fence wasn't drawn; empty if it was.
  package var reason: String

  package init(kind: Kind, file: String, place: Location, language: String, reason: String) {
    (self.kind, self.file, self.place, self.language) = (kind, file, place, language)
    self.reason = reason
  }
}
