import Diagnostics
import Foundation
import Programs
import Synchronization

/// Shares cached results between machines through a server, with `GET` and `PUT` of `ADDRESS/ac/KEY`. This is the
/// protocol of Bazel, ccache and sccache, so any of their servers works. Source:
/// https://bazel.build/remote/caching#http-caching
///
/// The hash and name of a downloaded object are verified before it is cached. A server that doesn't answer isn't asked
/// again during the build; the missing figures are drawn locally.
package final class SharedCache: Sendable {
  private struct State {
    /// The first problem with the server, if there was one.
    var problem: Diagnostic?
    /// Whether the server failed to answer, so that no more requests are sent to it.
    var isLeftAlone = false
    /// The names of the objects that this machine made and hasn't uploaded yet.
    var made: [String] = []
  }

  private let address: String
  private let transfer: ObjectTransfer?
  private let mayStore: Bool
  private let state = Mutex(State())

  /// - Parameters:
  ///   - token: the token for uploads; without one the cache is only read.
  ///   - programs: the installed programs, to find curl.
  package init(_ address: SharedCacheAddress, token: String?, programs: InstalledPrograms = .system) {
    self.address = address.text
    let isSound = token?.utf8.allSatisfy { (0x21...0x7E).contains($0) } ?? true
    let token = token.flatMap { isSound && !$0.isEmpty ? $0 : nil }
    mayStore = token != nil
    transfer = programs.named("curl").first.map {
      ObjectTransfer(program: $0, token: token, patience: programs.patience)
    }
    if transfer == nil {
      tell(
        Diagnostic(
          .note, "shared-cache", "the shared cache is not used: curl \(programs.absence(of: "curl").words)",
          hint: "apt install curl"))
    } else if !isSound {
      tell(
        Diagnostic(
          .warning, "shared-cache",
          "nothing is stored in the shared cache: VITRINE_CACHE_TOKEN contains characters other than printable ASCII",
          hint: "set it to the token alone, without spaces and line breaks"))
    }
  }

  /// The warning or note about the shared cache, if there is one.
  package var diagnostics: [Diagnostic] { state.withLock { [$0.problem].compactMap(\.self) } }

  /// Downloads the objects that a cache doesn't have yet.
  package func fetch(_ keys: [CacheKey], into cache: BuildCache) {
    guard let transfer, let folder = cache.folder else { return }
    let names = keys.filter { !cache.has($0) }.map(\.name)
    guard !names.isEmpty else { return }
    // The downloads are in the cache folder, so that they are on the same file system as the objects.
    let drafts = "\(folder)/.fetched-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: drafts) }
    BuildCache.prepare(folder)
    do { try FileManager.default.createDirectory(atPath: drafts, withIntermediateDirectories: true) } catch { return }
    let problem = inRuns(names, isAnswer: { (200..<300).contains($0) || $0 == 404 || $0 == 410 }) { names in
      let run = transfer.fetch(names.map { (place(of: $0), "\(drafts)/\($0)") })
      for name in names {
        let draft = "\(drafts)/\(name)"
        cache.adopt(draft, name: name)
        try? FileManager.default.removeItem(atPath: draft)
      }
      return run
    }
    if let problem {
      tell(
        Diagnostic(
          .warning, "shared-cache", "stopped using the shared cache '\(address)': \(problem)",
          hint: "check the server; the figures are drawn on this machine meanwhile"))
    }
  }

  /// Adds an object that this machine made to the next upload.
  package func add(_ key: CacheKey) { state.withLock { $0.made.append(key.name) } }

  /// Uploads the objects that this machine made since the last upload.
  package func store(from cache: BuildCache) {
    let made = state.withLock { state in
      defer { state.made = [] }
      return state.made
    }
    guard let transfer, mayStore else { return }
    let files = made.compactMap { name -> (path: String, address: String)? in
      guard let path = cache.path(of: name), let file = RegularFile(path), file.size < ObjectTransfer.largest
      else { return nil }
      return (path, place(of: name))
    }
    let problem = inRuns(files, isAnswer: (200..<300).contains) { transfer.send($0) }
    if let problem {
      tell(
        Diagnostic(
          .warning, "shared-cache", "some figures were not stored in the shared cache '\(address)': \(problem)",
          hint: "check the server and VITRINE_CACHE_TOKEN; other machines draw these figures again"))
    }
  }

  private func place(of name: String) -> String { "\(address)/ac/\(name)" }

  /// The numbers of objects in the first run and in each further one. The first is small to lose little time if the
  /// server doesn't answer.
  private static let (first, next) = (16, 128)

  /// Transfers elements in several runs until the server stops answering.
  ///
  /// - Parameter isAnswer: whether an HTTP status is expected from a working server.
  /// - Returns: the reason why it ended early; `nil` if it didn't.
  private func inRuns<Element>(
    _ elements: [Element], isAnswer: (Int) -> Bool, run: ([Element]) -> ObjectTransfer.Run
  ) -> String? {
    var start = 0
    while start < elements.count, !state.withLock({ $0.isLeftAlone }) {
      let end = min(start + (start == 0 ? Self.first : Self.next), elements.count)
      let run = run(Array(elements[start..<end]))
      let failures = run.outcomes.filter { !isAnswer($0.status) }
      // A few failures are tolerated, many aren't: each transfer that hangs costs seconds.
      if run.end != nil || failures.count > run.outcomes.count / 8 {
        state.withLock { $0.isLeftAlone = true }
        return failures.first?.words ?? run.end
      }
      start = end
    }
    return nil
  }

  /// Stores the problem unless there already is one.
  private func tell(_ diagnostic: Diagnostic) { state.withLock { $0.problem = $0.problem ?? diagnostic } }
}

/// The URL of a shared cache: `https:` or `http:`, a host and optionally a path.
package struct SharedCacheAddress: Hashable, Sendable {
  /// The URL without a slash at its end.
  package let text: String

  /// - Returns: `nil` if the text is not a valid URL of a shared cache.
  package init?(_ text: String) {
    let lowercased = text.lowercased()
    guard let scheme = ["https://", "http://"].first(where: lowercased.hasPrefix) else { return nil }
    let rest = text.dropFirst(scheme.count)
    guard let first = rest.utf8.first, first != UInt8(ascii: "/"),
      rest.utf8.allSatisfy({ (0x21...0x7E).contains($0) && !"\"\\?#@<>`{}|^".utf8.contains($0) })
    else { return nil }
    self.text = text.hasSuffix("/") ? String(text.dropLast()) : text
  }
}
