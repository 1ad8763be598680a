import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Serves all connections on one thread with `poll`: an idle server needs no CPU time, and slow clients do not delay
/// others.
struct ServerLoop {
  private let listeners: [ListeningSocket]
  private let waker: WakePipe
  /// Returns the response to a request; `nil` if the response comes with the next build.
  private let answer: @Sendable (_ request: HTTPRequest, _ isLastMoment: Bool) -> HTTPResponse?
  /// The connections, in the order in which they were accepted.
  private var connections: [Connection] = []

  /// The most open connections: more than browsers open, and at most half of the files that a process can open.
  static let mostConnections = max(32, min(512, Int(getdtablesize()) / 2))
  /// The time that a new connection has to send its request before it can be closed for another one.
  private static let grace = Duration.milliseconds(250)
  /// The time to wait until a connection can be accepted, in milliseconds.
  private static let wait: Int32 = 20

  init(
    _ listeners: [ListeningSocket], _ waker: WakePipe,
    _ answer: @escaping @Sendable (_ request: HTTPRequest, _ isLastMoment: Bool) -> HTTPResponse?
  ) {
    (self.listeners, self.waker, self.answer) = (listeners, waker, answer)
  }

  /// Runs until the waker's `end()` is called.
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

  /// The time until the first deadline, in milliseconds; -1 if there is none.
  private var pause: Int32 {
    guard let first = connections.map(\.deadline).min() else { return -1 }
    let (seconds, fraction) = (first - .now).components
    return Int32(clamping: max(0, seconds * 1000 + fraction / 1_000_000_000_000_000 + 1))
  }

  /// Performs the next action of each connection that is ready.
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
        // The process or the system has too many open files.
        if !sendAwayOldest() { usleep(50_000) }
        return
      }
      ListeningSocket.makeQuick(descriptor)
      connections.append(Connection(descriptor))
    }
  }

  /// - Returns: whether another connection can be accepted.
  private mutating func makeRoom() -> Bool { connections.count < Self.mostConnections || sendAwayOldest() }

  /// Closes the connection that has waited longest for its request, or else the oldest one.
  ///
  /// - Returns: whether a connection was closed.
  private mutating func sendAwayOldest() -> Bool {
    let index = connections.firstIndex(where: \.isReading) ?? connections.startIndex
    guard connections.indices.contains(index), connections[index].start + Self.grace < .now else { return false }
    close(connections.remove(at: index).descriptor)
    return true
  }
}
