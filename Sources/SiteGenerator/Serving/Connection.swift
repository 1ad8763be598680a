import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A connection of the development server: one request and its response. No step blocks, and each has a deadline at
/// which the connection ends.
struct Connection {
  /// The next action on the connection.
  enum Stage {
    case reading
    /// The response comes with the next build.
    case waiting(HTTPRequest)
    case writing
    /// The response is sent. Bytes that the client still sends are read and discarded; otherwise the client might not
    /// receive the response.
    case leaving
  }

  let descriptor: Int32
  let start = ContinuousClock.now
  private(set) var stage = Stage.reading
  /// The time at which the current stage ends.
  private(set) var deadline: ContinuousClock.Instant
  private var head: [UInt8] = []
  private var output: [UInt8] = []
  private var sent = 0
  private var file: ServedFile.Part?
  /// The number of discarded bytes.
  private var forgotten = 0

  /// The times that a request may take to arrive, a page may wait for a build, the client may accept no bytes of a
  /// response, and may keep sending after it.
  private static let (asking, patience, taking, ending) = (
    Duration.seconds(5), Duration.seconds(25), Duration.seconds(20), Duration.seconds(1)
  )
  private static let (piece, mostForgotten) = (1 << 16, 1 << 22)

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    deadline = .now + Self.asking
  }

  /// The events that the connection passes to `poll`.
  var events: Int16 {
    switch stage {
    case .reading, .waiting, .leaving: Int16(POLLIN)
    case .writing: Int16(POLLOUT)
    }
  }

  var isReading: Bool { if case .reading = stage { true } else { false } }

  /// Performs the next action.
  ///
  /// - Returns: whether the connection stays open.
  mutating func step(_ answer: (HTTPRequest) -> HTTPResponse?) -> Bool {
    switch stage {
    case .reading: read(answer)
    case .waiting: stillThere()
    case .writing: write()
    case .leaving: forget()
    }
  }

  /// Ends the current stage, because its deadline has passed.
  ///
  /// - Returns: whether the connection stays open.
  mutating func timeOut(_ answer: (HTTPRequest) -> HTTPResponse?) -> Bool {
    switch stage {
    case .reading: send(HTTPResponse(status: .requestTimeout), withBody: true)
    case .waiting(let request): send(answer(request) ?? HTTPResponse(status: .ok), withBody: request.wantsBody)
    case .writing, .leaving: false
    }
  }

  /// Sends a response to a waiting request, if there is one now.
  ///
  /// - Returns: whether the connection stays open.
  mutating func wake(_ answer: (HTTPRequest) -> HTTPResponse?) -> Bool {
    guard case .waiting(let request) = stage, let response = answer(request) else { return true }
    return send(response, withBody: request.wantsBody)
  }

  private mutating func read(_ answer: (HTTPRequest) -> HTTPResponse?) -> Bool {
    var buffer = [UInt8](repeating: 0, count: Self.piece)
    guard let count = Self.received(descriptor, &buffer) else { return true }
    guard count > 0 else { return false }
    let known = head.count
    head += buffer.prefix(count)
    guard HTTPRequest.isWhole(head, from: known) else {
      return head.count < HTTPRequest.longestHead || send(HTTPResponse(status: .headTooLarge), withBody: true)
    }
    guard head.count <= HTTPRequest.longestHead + Self.piece else {
      return send(HTTPResponse(status: .headTooLarge), withBody: true)
    }
    do throws(HTTPRequest.Refusal) {
      let request = try HTTPRequest(head: head)
      head = []
      guard let response = answer(request) else {
        stage = .waiting(request)
        deadline = .now + Self.patience
        return true
      }
      return send(response, withBody: request.wantsBody)
    } catch {
      return send(HTTPResponse(status: error.status), withBody: true)
    }
  }

  private mutating func send(_ response: HTTPResponse, withBody: Bool) -> Bool {
    output = response.bytes(withBody: withBody)
    file = withBody ? response.file : nil
    head = []
    stage = .writing
    deadline = .now + Self.taking
    return write()
  }

  private mutating func write() -> Bool {
    while true {
      if sent == output.count {
        output = file?.next(atMost: Self.piece * 4) ?? []
        sent = 0
        if output.isEmpty {
          shutdown(descriptor, Self.writingEnd)
          stage = .leaving
          deadline = .now + Self.ending
          return true
        }
      }
      let count = output[sent...].withUnsafeBytes {
        Self.transmit(descriptor, UnsafeRawBufferPointer(rebasing: $0.prefix(Self.piece)))
      }
      guard count > 0 else { return errno == EAGAIN || errno == EINTR }
      sent += count
      deadline = .now + Self.taking
      // Lets other connections proceed before the rest of a large file.
      if file != nil { return true }
    }
  }

  /// Discards the bytes of a client that waits for a build, and detects whether the client has closed the connection.
  private mutating func stillThere() -> Bool { forget() }

  private mutating func forget() -> Bool {
    var buffer = [UInt8](repeating: 0, count: Self.piece)
    guard let count = Self.received(descriptor, &buffer) else { return true }
    forgotten += count
    return count > 0 && forgotten < Self.mostForgotten
  }

  /// - Returns: the number of received bytes, 0 at the end or after an error; `nil` if no bytes have arrived yet.
  private static func received(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int? {
    let count = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
    if count < 0, errno == EAGAIN || errno == EINTR { return nil }
    return max(0, count)
  }

  private static func transmit(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #else
      Darwin.send(descriptor, bytes.baseAddress, bytes.count, 0)
    #endif
  }

  private static let writingEnd = Int32(SHUT_WR)
}
