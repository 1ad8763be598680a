import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Notices changes in folders, as the system tells of them: nothing is done while nothing changes. What changes in a burst is one
/// change.
package final class FolderWatch: Sendable {
  /// Comes when something has changed since ``take()``.
  package let signals: AsyncStream<Void>
  private let signal: AsyncStream<Void>.Continuation
  private let changed = Mutex<Set<String>>([])
  private let waker: WakePipe

  /// So long nothing more must happen until a burst is over, and so long it may last, in milliseconds.
  private static let (quiet, longest): (Int32, Int) = (25, 500)
  /// How long to wait between two looks where the system does not tell, in milliseconds.
  private static let interval = 300

  /// - Parameters:
  ///   - ignoring: folders inside them that do not count: the output, what is kept.
  ///   - most: at how many folders the system is asked for no more; `nil` for as many as it allows.
  ///   - notice: called with what is to be said where the system does not tell of changes.
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
      let told: ToldFolders?
      do { told = try ToldFolders(places, most: most) } catch {
        notice(Self.explanation(error))
        told = nil
      }
      // What is there is known before anybody goes on: from here on every change counts.
      let looked = told == nil ? PolledFolders(places) : nil
    #else
      let looked: PolledFolders? = PolledFolders(places)
    #endif
    let thread = Thread { [self] in
      #if os(Linux)
        if let told {
          do { return try listen(to: told) } catch { notice(Self.explanation(error)) }
        }
      #endif
      look(looked ?? PolledFolders(places))
    }
    thread.start()
  }

  /// Waits for nothing any more; whoever waits for signals goes on.
  package func end() {
    signal.finish()
    waker.end()
  }

  private static func explanation(_ problem: any Error) -> String {
    "the system tells of no changes here (\(FileProblem.reason(problem))); files are looked at again and again instead"
  }

  /// The paths that changed, appeared or went since the last time, in order.
  package func take() -> [String] {
    changed.withLock { changed in
      defer { changed = [] }
      return changed.sorted()
    }
  }

  /// Has a signal come after a while though nothing has changed.
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
    private func listen(to folders: ToldFolders) throws {
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

  private func look(_ folders: PolledFolders) {
    var folders = folders
    var pause = Self.interval
    while !waker.isOver {
      var waiting = [pollfd(fd: waker.reading, events: Int16(POLLIN), revents: 0)]
      poll(&waiting, 1, Int32(clamping: pause))
      let start = ContinuousClock.now
      publish(folders.changes())
      // A look takes at most a twentieth of the time.
      let (seconds, fraction) = (ContinuousClock.now - start).components
      pause = max(Self.interval, Int(clamping: (seconds * 1000 + fraction / 1_000_000_000_000_000) * 20))
    }
  }
}
