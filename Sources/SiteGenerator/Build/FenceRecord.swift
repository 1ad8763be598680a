import Diagnostics

/// What became of one fence of the site, for the count at the end of a build.
package struct FenceRecord: Hashable, Sendable {
  package enum Kind: String, Sendable, CaseIterable { case drawn, code, failed }

  package var kind: Kind
  /// How the note is shown, and where the fence starts in it.
  package var file: String
  package var place: Location
  package var language: String
  /// Why it was not drawn; empty for drawn ones.
  package var reason: String
}
