import Foundation
import SiteStorage
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Watches folders for changes, by notifications of the system where possible. A burst of changes is reported as one.
package final class FolderWatch: Sendable {
  /// A stream with an element after each change, until ``take()``.
  package let signals: AsyncStream<Void>
  private let signal: AsyncStream<Void>.Continuation
  private let changed = Mutex<Set<String>>([])
  private let waker: WakePipe

  /// The pause that ends a burst of changes, and the longest burst, in milliseconds.
  private static let (quiet, longest): (Int32, Int) = (25, 500)
  /// The interval of polling where the system sends no notifications, in milliseconds.
  private static let interval = 300

  /// - Parameters:
  ///   - ignoring: folders in the watched ones that are ignored: the output and the cache.
  ///   - most: the most folders to watch by notifications; `nil` for the system's limit.
  ///   - notice: called with a message if the system sends no notifications.
  package init(
    _ folders: [String], ignoring ignored: [String], most: Int? = nil,
    notice: @escaping @Sendable (String) -> Void = { _ in }
  ) throws {
    (signals, signal) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    let waker = try WakePipe()
    self.waker = waker
    signal.onTermination = { _ in waker.end() }
    let places = WatchedPlaces(folders, ignoring: ignored)
    #if os(Linux)
      let told: InotifyWatcher?
      do { told = try InotifyWatcher(places, most: most) } catch {
        notice(Self.explanation(error))
        told = nil
      }
      // The current state is recorded before this initializer returns, so that every later change counts.
      let looked = told == nil ? PollingWatcher(places) : nil
    #else
      let looked: PollingWatcher? = PollingWatcher(places)
    #endif
    let thread = Thread { [self] in
      #if os(Linux)
        if let told {
          do { return try listen(to: told) } catch { notice(Self.explanation(error)) }
        }
      #endif
      look(looked ?? PollingWatcher(places))
    }
    thread.start()
  }

  /// Stops watching, and ends ``signals``.
  package func end() {
    signal.finish()
    waker.end()
  }

  private static func explanation(_ problem: any Error) -> String {
    "the system cannot watch these folders (\(FileProblem.reason(problem))); their files are checked regularly instead"
  }

  /// Returns the paths of files that were changed, added or removed since the last call, sorted.
  package func take() -> [String] {
    changed.withLock { changed in
      defer { changed = [] }
      return changed.sorted()
    }
  }

  /// Adds an element to ``signals`` after a pause, without a change.
  package func remind(after pause: Duration) {
    Task { [signal] in
      try? await Task.sleep(for: pause)
      signal.yield()
    }
  }

  private func publish(_ paths: some Collection<String>) {
    if paths.isEmpty { return }
    changed.withLock { $0.formUnion(paths) }
    signal.yield()
  }

  #if os(Linux)
    private func listen(to folders: InotifyWatcher) throws {
      defer { folders.end() }
      var folders = folders
      var burst: Set<String> = []
      var end = ContinuousClock.now
      while !waker.isOver {
        var waiting = [folders.descriptor, waker.reading].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let count = poll(&waiting, 2, burst.isEmpty ? -1 : Self.quiet)
        if count > 0, waiting[0].revents != 0 {
          let told = try folders.changes()
          if burst.isEmpty { end = .now + .milliseconds(Self.longest) }
          burst.formUnion(told)
        }
        if count == 0 || (!burst.isEmpty && ContinuousClock.now >= end) {
          publish(burst)
          burst = []
        }
      }
    }
  #endif

  private func look(_ folders: PollingWatcher) {
    var folders = folders
    var pause = Self.interval
    while !waker.isOver {
      var waiting = [pollfd(fd: waker.reading, events: Int16(POLLIN), revents: 0)]
      poll(&waiting, 1, Int32(clamping: pause))
      let start = ContinuousClock.now
      publish(folders.changes())
      // Polling takes at most a twentieth of the time.
      let (seconds, fraction) = (ContinuousClock.now - start).components
      pause = max(Self.interval, Int(clamping: (seconds * 1000 + fraction / 1_000_000_000_000_000) * 20))
    }
  }
}
