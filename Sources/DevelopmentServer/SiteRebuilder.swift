import SiteGenerator
import SiteReports

/// The builds of a served site, which the server asks for.
package protocol SiteRebuilder: Sendable {
  /// Builds the site, or completes it.
  ///
  /// - Throws: an error whose description is shown to the user.
  func build(_ kind: BuildKind) async throws -> FinishedBuild

  /// Replaces the pages of changed notes in the site of the last build.
  ///
  /// - Returns: `nil` if the change requires a build.
  func refresh(_ files: [String]) async -> RefreshedPages?

  /// Watches folders and files, except the output and the cache.
  func watch(_ places: [String]) async -> FolderWatch

  /// Shows a message to the user.
  func log(_ message: ServeMessage)
}

/// The two kinds of builds of a served site.
package enum BuildKind: Hashable, Sendable {
  /// The whole site, except what takes long and no page needs at once.
  case site
  /// The search index, and the errors of the Swift compiler.
  case rest
}

/// A build that succeeded.
package struct FinishedBuild: Sendable {
  package var report: BuildReport
  /// The paths of the files in the site that the build has changed; `nil` if unknown.
  package var changedFiles: Set<String>?
  /// The folders and files from which the site is built.
  package var places: [String]
  /// Whether the site has a search index, or its fences are compiled.
  package var hasRest: Bool
  /// Whether the rest is still to be done.
  package var lacksRest = false

  package init(_ report: BuildReport, changedFiles: Set<String>?, places: [String], hasRest: Bool) {
    (self.report, self.changedFiles, self.places, self.hasRest) = (report, changedFiles, places, hasRest)
  }
}

/// A message to the user of a served site.
package enum ServeMessage: Sendable {
  /// Files have changed.
  case changed([String])
  /// The diagnostics after a refresh that needs no build.
  case report(BuildReport)
  /// The reason why a build failed.
  case failure(String)
}
