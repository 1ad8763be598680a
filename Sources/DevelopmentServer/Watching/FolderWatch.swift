import Foundation
import SiteGenerator
import SiteStorage
import Synchronization

/// Watches folders for changes, by notifications of the system where possible. A burst of changes is reported as one.
package final class FolderWatch: Sendable {
  /// For each burst, the paths of files that were changed, added or removed, sorted.
  package let changes: AsyncStream<[String]>
  private let report: AsyncStream<[String]>.Continuation
  private let notice: @Sendable (String) -> Void
  private let queue = DispatchQueue(label: "vitrine.folder-watch")
  private let state: Mutex<State>

  private struct State {
    let places: WatchedPlaces
    var isOver = false
    var burst: Set<String> = []
    /// The times of the first and the last change of the burst.
    var (first, last): (ContinuousClock.Instant, ContinuousClock.Instant)
    #if os(Linux)
      var inotify: InotifyWatcher?
    #endif
    /// Calls when the system sends notifications.
    var source: (any DispatchSourceRead)?
    var polling: PollingWatcher?
  }

  /// The pause that ends a burst of changes, and the longest burst.
  private static let (quiet, longest) = (Duration.milliseconds(25), Duration.milliseconds(500))
  /// The least interval of polling where the system sends no notifications.
  private static let interval = Duration.milliseconds(300)

  /// - Parameters:
  ///   - ignoring: folders in the watched ones that are ignored: the output and the cache.
  ///   - most: the most folders to watch by notifications; `nil` for the system's limit.
  ///   - notice: called with a message if the system sends no notifications.
  package init(
    _ folders: [String], ignoring ignored: [String], most: Int? = nil,
    notice: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    (changes, report) = AsyncStream.makeStream()
    self.notice = notice
    state = Mutex(State(places: WatchedPlaces(folders, ignoring: ignored), first: .now, last: .now))
    // The current state is recorded before this initializer returns, so that every later change counts.
    state.withLock { state in
      #if os(Linux)
        do { try listen(&state, most) } catch { poll(&state, because: error) }
      #else
        poll(&state, because: nil)
      #endif
    }
    report.onTermination = { [weak self] _ in self?.end() }
  }

  deinit { end() }

  /// Stops watching, and ends ``changes``.
  package func end() {
    state.withLock { state in
      state.isOver = true
      state.source?.cancel()
      state.source = nil
    }
    report.finish()
  }

  private func publish(_ paths: some Collection<String>) { if !paths.isEmpty { report.yield(paths.sorted()) } }

  // MARK: Notifications

  #if os(Linux)
    private func listen(_ state: inout State, _ most: Int?) throws {
      let inotify = try InotifyWatcher(state.places, most: most)
      let source = DispatchSource.makeReadSource(fileDescriptor: inotify.descriptor, queue: queue)
      source.setEventHandler { [weak self] in self?.readNotifications() }
      source.setCancelHandler { inotify.end() }
      (state.inotify, state.source) = (inotify, source)
      source.activate()
    }

    private func readNotifications() {
      state.withLock { state in
        guard !state.isOver else { return }
        do {
          let changed = try state.inotify?.changes() ?? []
          if changed.isEmpty { return }
          state.last = .now
          if state.burst.isEmpty { state.first = state.last }
          state.burst.formUnion(changed)
          if state.last - state.first >= Self.longest { return publishBurst(&state) }
          queue.asyncAfter(deadline: .now() + Self.quiet.seconds) { [weak self, last = state.last] in
            self?.endBurst(ifLastChangeWasAt: last)
          }
        } catch {
          state.source?.cancel()
          state.source = nil
          poll(&state, because: error)
        }
      }
    }

    private func endBurst(ifLastChangeWasAt time: ContinuousClock.Instant) {
      state.withLock { if $0.last == time { publishBurst(&$0) } }
    }

    private func publishBurst(_ state: inout State) {
      publish(state.burst)
      state.burst = []
    }
  #endif

  // MARK: Polling

  private func poll(_ state: inout State, because problem: (any Error)?) {
    if let problem {
      notice(
        "the system cannot watch these folders (\(FileProblem.reason(problem))); their files are checked regularly instead"
      )
    }
    state.polling = PollingWatcher(state.places)
    poll(after: Self.interval)
  }

  private func poll(after pause: Duration) {
    queue.asyncAfter(deadline: .now() + pause.seconds) { [weak self] in self?.compareFiles() }
  }

  private func compareFiles() {
    let pause: Duration? = state.withLock { state in
      guard !state.isOver else { return nil }
      let start = ContinuousClock.now
      publish(state.polling?.changes() ?? [])
      // Polling takes at most a twentieth of the time.
      return max(Self.interval, (.now - start) * 20)
    }
    if let pause { poll(after: pause) }
  }
}

extension Duration {
  fileprivate var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
