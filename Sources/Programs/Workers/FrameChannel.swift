import Foundation

/// One end of a socket pair through which two processes exchange frames. With a socket, writing to a process that has
/// ended is an error; with a pipe, it would raise a signal.
package struct FrameChannel: Sendable {
  let descriptor: Int32

  /// The error for a channel whose other end is closed or does not read in time.
  package struct Closed: Error {}

  /// - Parameter descriptor: a stream socket.
  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The channel that replaces the standard input of a worker process.
  package static let inherited = FrameChannel(0)

  /// Creates a pair of channels, which child processes do not inherit.
  static func pair() -> (FrameChannel, FrameChannel)? {
    var ends: [Int32] = [-1, -1]
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    #if !os(Linux)
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        var isOn: Int32 = 1
        setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      }
    #endif
    return (FrameChannel(ends[0]), FrameChannel(ends[1]))
  }

  func close() { _ = Foundation.close(descriptor) }

  /// Sends a whole frame.
  ///
  /// - Parameter seconds: the longest time in which the other end reads nothing.
  package func send(_ frame: Frame, seconds: Double = 60) throws(Closed) {
    try send(frame.written, seconds: seconds)
  }

  /// Sends all bytes.
  func send(_ bytes: [UInt8], seconds: Double) throws(Closed) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { Self.send($0, to: descriptor) }
      if count > 0 {
        sent += count
      } else {
        guard count < 0, errno == EINTR || errno == EAGAIN || errno == EWOULDBLOCK else { throw Closed() }
        guard wait(for: POLLOUT, milliseconds: Int32(seconds * 1000)) else { throw Closed() }
      }
    }
  }

  private static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    #if os(Linux)
      let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
    #else
      let flags = MSG_DONTWAIT
    #endif
    return Foundation.send(descriptor, bytes.baseAddress, bytes.count, flags)
  }

  /// Waits for the next frame without a time limit; returns `nil` if the channel is closed.
  package func receive(_ reader: inout FrameReader) -> Frame? {
    while true {
      do {
        if let frame = try reader.next() { return frame }
        reader.add(try bytes(within: -1))
      } catch {
        return nil
      }
    }
  }

  /// Whether the descriptor is a socket, rather than a terminal or a file.
  package var isSocket: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }

  /// Returns bytes that arrive within a time; empty if there are none.
  ///
  /// - Parameter milliseconds: the time in milliseconds; -1 for no limit.
  func bytes(within milliseconds: Int32) throws(Closed) -> [UInt8] {
    guard wait(for: POLLIN, milliseconds: milliseconds) else { return [] }
    var isOpen = true
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      let read = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      isOpen = read > 0 || (read < 0 && (errno == EINTR || errno == EAGAIN))
      count = max(read, 0)
    }
    guard isOpen else { throw Closed() }
    return bytes
  }

  private func wait(for event: Int32, milliseconds: Int32) -> Bool {
    var waiting = [pollfd(fd: descriptor, events: Int16(event), revents: 0)]
    return poll(&waiting, 1, milliseconds) > 0
  }

  /// Waits until the other end is closed.
  package func waitForEnd() {
    while true {
      var waiting = [pollfd(fd: descriptor, events: 0, revents: 0)]
      let count = poll(&waiting, 1, -1)
      if count > 0, waiting[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { return }
      if count < 0, errno != EINTR { return }
    }
  }
}
