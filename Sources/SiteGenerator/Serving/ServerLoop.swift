import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Serves all connections on one thread that waits for the system: it rests when nobody asks, and nobody who is slow keeps others
/// from being answered.
struct ServerLoop {
  private let listeners: [ListeningSocket]
  private let waker: WakePipe
  /// `nil` where the answer comes with the next build.
  private let answer: @Sendable (_ request: HTTPRequest, _ isLastMoment: Bool) -> HTTPResponse?
  /// In the order in which they came.
  private var connections: [Connection] = []

  /// More than browsers open, and half of the files that the system allows a process.
  static let mostConnections = max(32, min(512, Int(getdtablesize()) / 2))
  /// Whoever has just come has not had the time to say what is wanted, and is not sent away for others.
  private static let grace = Duration.milliseconds(250)
  /// How long to wait for room, in milliseconds.
  private static let wait: Int32 = 20

  init(
    _ listeners: [ListeningSocket], _ waker: WakePipe,
    _ answer: @escaping @Sendable (_ request: HTTPRequest, _ isLastMoment: Bool) -> HTTPResponse?
  ) {
    (self.listeners, self.waker, self.answer) = (listeners, waker, answer)
  }

  /// Runs until the waker says that it is over.
  mutating func run() {
    while !waker.isOver {
      var waiting = [pollfd(fd: waker.reading, events: Int16(POLLIN), revents: 0)]
      let hasRoom = makeRoom()
      waiting += listeners.map { pollfd(fd: $0.descriptor, events: hasRoom ? Int16(POLLIN) : 0, revents: 0) }
      waiting += connections.map { pollfd(fd: $0.descriptor, events: $0.events, revents: 0) }
      poll(&waiting, nfds_t(waiting.count), hasRoom ? pause : Self.wait)
      serve(waiting.dropFirst(1 + listeners.count).map { $0.revents != 0 }, isWoken: waiting[0].revents != 0)
      for (listener, place) in zip(listeners, waiting.dropFirst()) where place.revents != 0 { admit(from: listener) }
    }
    for connection in connections { close(connection.descriptor) }
    for listener in listeners { listener.end() }
  }

  /// Until the first deadline, in milliseconds; without end where there is none.
  private var pause: Int32 {
    guard let first = connections.map(\.deadline).min() else { return -1 }
    let (seconds, fraction) = (first - .now).components
    return Int32(clamping: max(0, seconds * 1000 + fraction / 1_000_000_000_000_000 + 1))
  }

  /// Has each connection do its step that has one to do.
  private mutating func serve(_ isReady: [Bool], isWoken: Bool) {
    if isWoken { waker.clear() }
    let (answer, now) = (answer, ContinuousClock.now)
    var others: [Connection] = []
    for (connection, isReady) in zip(connections, isReady) {
      var connection = connection
      var goesOn = true
      if isReady {
        goesOn = connection.step { answer($0, false) }
      } else if now >= connection.deadline {
        goesOn = connection.timeOut { answer($0, true) }
      }
      if goesOn, isWoken { goesOn = connection.wake { answer($0, false) } }
      if goesOn { others.append(connection) } else { close(connection.descriptor) }
    }
    connections = others
  }

  private mutating func admit(from listener: ListeningSocket) {
    while makeRoom() {
      let descriptor = accept(listener.descriptor, nil, nil)
      guard descriptor >= 0 else {
        guard errno == EMFILE || errno == ENFILE else { return }
        // As many files as there may be are open.
        if !sendAwayOldest() { usleep(50_000) }
        return
      }
      ListeningSocket.makeQuick(descriptor)
      connections.append(Connection(descriptor))
    }
  }

  /// - Returns: whether one more can be taken in.
  private mutating func makeRoom() -> Bool { connections.count < Self.mostConnections || sendAwayOldest() }

  /// Sends away the one that has taken longest to say what it wants, or has been here longest.
  ///
  /// - Returns: whether there is one that has had its time.
  private mutating func sendAwayOldest() -> Bool {
    let index = connections.firstIndex(where: \.isReading) ?? connections.startIndex
    guard connections.indices.contains(index), connections[index].start + Self.grace < .now else { return false }
    close(connections.remove(at: index).descriptor)
    return true
  }
}
