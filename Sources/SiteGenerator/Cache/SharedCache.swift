import Diagnostics
import Foundation
import Notes
import Programs
import Synchronization

/// Results that machines share through a server, by `GET` and `PUT` of `ADDRESS/ac/KEY`: what Bazel, ccache and sccache speak, so
/// any of their servers serves. Source: https://bazel.build/remote/caching#http-caching
///
/// What comes is checked against its sum and its name before it is kept. A server that does not answer is left alone for the
/// rest of a build: it costs time, and changes nothing.
package final class SharedCache: Sendable {
  private struct State {
    /// What is to be said, if anything is.
    var problem: Diagnostic?
    /// Whether the server has not answered, so that nothing more is asked of it.
    var isLeftAlone = false
    /// The names of what was made here.
    var made: [String] = []
  }

  private let address: String
  private let transfer: ObjectTransfer?
  private let mayStore: Bool
  private let state = Mutex(State())

  /// - Parameters:
  ///   - token: with which objects are stored; without one they are only read.
  ///   - programs: where curl is looked for.
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
          .note, "shared-cache", "the shared cache is not used: curl is not installed", hint: "apt install curl"))
    } else if !isSound {
      tell(
        Diagnostic(
          .warning, "shared-cache", "nothing is stored in the shared cache: VITRINE_CACHE_TOKEN is no printable ASCII",
          hint: "set it to the token alone, without spaces and line ends"))
    }
  }

  /// What is to be said of it.
  package var diagnostics: [Diagnostic] { state.withLock { [$0.problem].compactMap(\.self) } }

  /// Fetches what a cache does not have yet.
  func fetch(_ keys: [CacheKey], into cache: BuildCache) {
    guard let transfer, let folder = cache.folder else { return }
    let names = keys.filter { !cache.has($0) }.map(\.name)
    guard !names.isEmpty else { return }
    // Beside the objects, so that they are on the same disk.
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
          .warning, "shared-cache", "the shared cache ‘\(address)’ is not used any more: \(problem)",
          hint: "figures that it may have are drawn here"))
    }
  }

  /// Remembers that something was made here, which other machines can use.
  func add(_ key: CacheKey) { state.withLock { $0.made.append(key.name) } }

  /// Stores what was made here and not stored yet.
  func store(from cache: BuildCache) {
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
          .warning, "shared-cache", "not all was stored in the shared cache ‘\(address)’: \(problem)",
          hint: "other machines draw the rest themselves"))
    }
  }

  private func place(of name: String) -> String { "\(address)/ac/\(name)" }

  /// The first run asks for less: where nothing answers, little time is lost.
  private static let (first, next) = (16, 128)

  /// Works on some elements at a time, until the server does not answer.
  ///
  /// - Parameter isAnswer: whether a status is what a server that works says.
  /// - Returns: why it ended early, if it did.
  private func inRuns<Element>(
    _ elements: [Element], isAnswer: (Int) -> Bool, run: ([Element]) -> ObjectTransfer.Run
  ) -> String? {
    var start = 0
    while start < elements.count, !state.withLock({ $0.isLeftAlone }) {
      let end = min(start + (start == 0 ? Self.first : Self.next), elements.count)
      let run = run(Array(elements[start..<end]))
      let failures = run.outcomes.filter { !isAnswer($0.status) }
      // One that fails now and then is no reason; each that hangs costs seconds.
      if run.end != nil || failures.count > run.outcomes.count / 8 {
        state.withLock { $0.isLeftAlone = true }
        return failures.first?.words ?? run.end
      }
      start = end
    }
    return nil
  }

  /// Remembers what is to be said, if nothing is yet.
  private func tell(_ diagnostic: Diagnostic) { state.withLock { $0.problem = $0.problem ?? diagnostic } }
}

/// The address of a shared cache: `https:` or `http:`, a host, and perhaps a path.
package struct SharedCacheAddress: Hashable, Sendable {
  /// Without a slash at its end.
  package let text: String

  /// - Returns: `nil` for what is no such address.
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
