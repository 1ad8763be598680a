import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// One request and its answer, step by step: no step waits, and each has a time at which the connection ends.
struct Connection {
  /// What is to be done next.
  enum Stage {
    case reading
    /// The answer comes with the next build.
    case waiting(HTTPRequest)
    case writing
    /// All is sent; what the other side still sends is read and forgotten, or it would never see the answer.
    case leaving
  }

  let descriptor: Int32
  let start = ContinuousClock.now
  private(set) var stage = Stage.reading
  /// When its time is over.
  private(set) var deadline: ContinuousClock.Instant
  private var head: [UInt8] = []
  private var output: [UInt8] = []
  private var sent = 0
  private var file: ServedFile.Part?
  /// What was read and forgotten, in bytes.
  private var forgotten = 0

  /// How long a request may take to come, a page may wait for a build, the other side may take nothing of an answer, and may go on
  /// to send.
  private static let (asking, patience, taking, ending) = (
    Duration.seconds(5), Duration.seconds(25), Duration.seconds(20), Duration.seconds(1)
  )
  private static let (piece, mostForgotten) = (1 << 16, 1 << 22)

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    deadline = .now + Self.asking
  }

  /// What the system is asked about.
  var events: Int16 {
    switch stage {
    case .reading, .waiting, .leaving: Int16(POLLIN)
    case .writing: Int16(POLLOUT)
    }
  }

  var isReading: Bool { if case .reading = stage { true } else { false } }

  /// - Returns: whether the connection goes on.
  mutating func step(_ answer: (HTTPRequest) -> HTTPResponse?) -> Bool {
    switch stage {
    case .reading: read(answer)
    case .waiting: stillThere()
    case .writing: write()
    case .leaving: forget()
    }
  }

  /// The time is over.
  ///
  /// - Returns: whether the connection goes on.
  mutating func timeOut(_ answer: (HTTPRequest) -> HTTPResponse?) -> Bool {
    switch stage {
    case .reading: send(HTTPResponse(status: .requestTimeout), withBody: true)
    case .waiting(let request): send(answer(request) ?? HTTPResponse(status: .ok), withBody: request.wantsBody)
    case .writing, .leaving: false
    }
  }

  /// There may be an answer for one that waits.
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
      // Others have their turn before the rest of a large file.
      if file != nil { return true }
    }
  }

  /// A page that waits says nothing more; it may leave.
  private mutating func stillThere() -> Bool { forget() }

  private mutating func forget() -> Bool {
    var buffer = [UInt8](repeating: 0, count: Self.piece)
    guard let count = Self.received(descriptor, &buffer) else { return true }
    forgotten += count
    return count > 0 && forgotten < Self.mostForgotten
  }

  /// - Returns: how many bytes have come, 0 at the end or for what failed; `nil` where there are none yet.
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
