import Foundation

/// The standard input of a program. It is a file, because writing to the pipe of a program that has ended raises a
/// signal, and two programs that each wait for the other to read block forever. Input that must stay open is a socket
/// instead.
final class ProgramInput {
  /// The end for the program.
  let reader: FileHandle
  private let bytes: [UInt8]
  /// The end of this process, until it is closed.
  private var channel: FrameChannel?
  private let isOwned: Bool

  /// - Parameter staysOpen: whether the input stays open after all bytes have been read.
  /// - Returns: `nil` if the system cannot provide it.
  init?(_ bytes: [UInt8], staysOpen: Bool) {
    self.bytes = bytes
    if staysOpen {
      guard let (own, other) = FrameChannel.pair() else { return nil }
      (channel, reader, isOwned) = (own, FileHandle(fileDescriptor: other.descriptor, closeOnDealloc: false), true)
    } else if bytes.isEmpty {
      (reader, isOwned) = (.nullDevice, false)
    } else {
      guard let file = Self.file(of: bytes) else { return nil }
      (reader, isOwned) = (file, true)
    }
  }

  private var readerIsOpen = true

  /// Sends the bytes through the socket, if there is one, after the program has started.
  ///
  /// - Parameter seconds: the longest time in which the program reads nothing.
  func send(within seconds: Double) {
    guard let channel else { return }
    closeReader()
    // The program may have ended; the caller detects that itself.
    try? channel.send(bytes, seconds: seconds)
  }

  /// Closes the input.
  func close() {
    closeReader()
    channel?.close()
    channel = nil
  }

  private func closeReader() {
    guard isOwned, readerIsOpen else { return }
    readerIsOpen = false
    try? reader.close()
  }

  /// Returns a temporary file without a name that contains the bytes; `nil` if it cannot be created.
  private static func file(of bytes: [UInt8]) -> FileHandle? {
    guard let file = tmpfile() else { return nil }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fflush(file) == 0 else { return nil }
    rewind(file)
    let descriptor = dup(fileno(file))
    guard descriptor >= 0 else { return nil }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}
