import DevelopmentServer
import Foundation

/// A file after whose changes something is done again.
struct WatchedFile {
  let path: String

  /// Does something now, and again whenever the file changes, until the program is ended. A failure that ends a command
  /// otherwise is printed.
  func each(_ body: () async throws -> Void) async throws {
    let file = URL(fileURLWithPath: path).standardizedFileURL
    let watch = FolderWatch([file.deletingLastPathComponent().path], ignoring: []) { Output.error("note: \($0)") }
    defer { watch.end() }
    try await attempt(body)
    for await files in watch.changes
    where files.contains(where: { URL(fileURLWithPath: $0).standardizedFileURL == file }) {
      try await attempt(body)
    }
  }

  private func attempt(_ body: () async throws -> Void) async throws {
    do { try await body() } catch let failure as CommandFailure where failure.code == .machine {
      throw failure
    } catch let failure as CommandFailure {
      Output.error("error: \(failure.message)")
    } catch {
      // A bare exit code: the diagnostics are printed already.
    }
  }
}
