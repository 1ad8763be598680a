import Foundation

/// What a program reads. It comes from a file: writing into the pipe of a program that ends early would end this one, and two programs
/// that each wait for the other to read wait for ever. Where it has to stay open, it comes through a socket instead.
final class ProgramInput {
  /// The end that the program has.
  let reader: FileHandle
  private let bytes: [UInt8]
  /// The end that this process has, until it is closed.
  private var channel: FrameChannel?
  private let isOwned: Bool

  /// - Parameter staysOpen: whether more could come when all has been read.
  /// - Returns: `nil` where the system has no room for it.
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

  /// Sends what a file does not hold already, once the program has been started.
  ///
  /// - Parameter seconds: how long the program may read nothing.
  func send(within seconds: Double) {
    guard let channel else { return }
    closeReader()
    // Who has ended has no need of it; how it ended is seen elsewhere.
    try? channel.send(bytes, seconds: seconds)
  }

  /// Says that nothing more comes.
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

  /// A file without a name that holds some bytes, open at its beginning; `nil` where there is no room for it.
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
