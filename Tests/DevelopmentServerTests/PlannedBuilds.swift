import SiteGenerator
import Synchronization

@testable import DevelopmentServer
@testable import SiteReports

/// Builds and refreshes whose results a test plans, in order.
final class PlannedBuilds: SiteRebuilder {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let plan: Mutex<(builds: [Result<FinishedBuild, Failure>], refreshes: [RefreshedPages?])>

  init(builds: [Result<FinishedBuild, Failure>], refreshes: [RefreshedPages?]) { plan = Mutex((builds, refreshes)) }

  func build(_ kind: BuildKind) async throws -> FinishedBuild {
    try plan.withLock { try $0.builds.isEmpty ? Self.build() : $0.builds.removeFirst().get() }
  }

  func refresh(_ files: [String]) async -> RefreshedPages? {
    plan.withLock { $0.refreshes.isEmpty ? nil : $0.refreshes.removeFirst() }
  }

  func watch(_ places: [String]) -> FolderWatch { FolderWatch(places, ignoring: []) }

  func log(_ message: ServeMessage) {}

  /// A build of one page, after which anything may have changed.
  static func build(changed: Set<String>? = nil, places: [String] = [], hasRest: Bool = false) -> FinishedBuild {
    FinishedBuild(BuildReport(), changedFiles: changed, places: places, hasRest: hasRest)
  }
}
