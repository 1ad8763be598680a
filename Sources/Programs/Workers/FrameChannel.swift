import Foundation

/// One end of a pair of sockets over which two processes send each other frames. A socket and no pipe: writing to somebody who
/// has ended is an error there, and no signal that ends the writer as well.
package struct FrameChannel: Sendable {
  let descriptor: Int32

  /// The other end has gone, or cannot be waited for any longer.
  package struct Closed: Error {}

  /// - Parameter descriptor: a stream socket.
  package init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// The channel that a program was started with, in the place of its input.
  package static let inherited = FrameChannel(0)

  /// Two ends that no program gets which is started meanwhile.
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

  /// Sends a frame whole.
  ///
  /// - Parameter seconds: how long the other end may take nothing of it.
  package func send(_ frame: Frame, seconds: Double = 60) throws(Closed) {
    try send(frame.written, seconds: seconds)
  }

  /// Sends bytes, all of them.
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

  /// Waits for the next frame for as long as it takes; `nil` where none will come.
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

  /// Whether it is a socket, and not what people type or a file.
  package var isSocket: Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }

  /// What has come, or comes within a time; empty where nothing does.
  ///
  /// - Parameter milliseconds: -1 for as long as it takes.
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

  /// Waits until the other end is gone.
  package func waitForEnd() {
    while true {
      var waiting = [pollfd(fd: descriptor, events: 0, revents: 0)]
      let count = poll(&waiting, 1, -1)
      if count > 0, waiting[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { return }
      if count < 0, errno != EINTR { return }
    }
  }
}
