import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The sockets that listen on the loopback addresses, which other computers cannot reach: on both 127.0.0.1 and ::1,
/// because programs use either for `localhost`.
struct HTTPListener {
  /// The port on which the sockets listen, also if port 0 was requested.
  let port: UInt16
  private let channels: [any Channel]
  private let connections: NIOLoopBound<HTTPConnections>

  /// Something that happened on a connection.
  enum Event {
    case request(HTTPRequest, NIOLoopBound<HTTPConnection>)
    /// The connection with this number is closed.
    case closed(Int)
  }

  /// - Parameter receive: called on the event loop.
  /// - Throws: ``DevelopmentServer/PortTaken`` if another program listens on the port.
  static func listening(
    port: UInt16, on loop: any EventLoop, receive: @escaping @Sendable (Event) -> Void
  ) async throws -> HTTPListener {
    let connections = try await loop.submit { NIOLoopBound(HTTPConnections(), eventLoop: loop) }.get()
    let first = try await bind("127.0.0.1", port, connections, receive)
    let bound = UInt16(first.localAddress?.port ?? 0)
    var channels = [first]
    do {
      channels.append(try await bind("::1", bound, connections, receive))
    } catch let taken as DevelopmentServer.PortTaken {
      try? await first.close()
      throw taken
    } catch {
      // The computer may not support IPv6.
    }
    return HTTPListener(port: bound, channels: channels, connections: connections)
  }

  /// Checks that a port is free.
  ///
  /// - Throws: ``DevelopmentServer/PortTaken`` if another program listens on the port.
  static func check(port: UInt16) async throws {
    let loop = MultiThreadedEventLoopGroup.singleton.any()
    let connections = try await loop.submit { NIOLoopBound(HTTPConnections(), eventLoop: loop) }.get()
    try await bind("127.0.0.1", port, connections) { _ in }.close()
  }

  /// Closes the sockets and all connections.
  func close() async {
    for channel in channels { try? await channel.close() }
    try? await connections.eventLoop.submit { connections.value.closeAll() }.get()
  }

  private static func bind(
    _ host: String, _ port: UInt16, _ connections: NIOLoopBound<HTTPConnections>,
    _ receive: @escaping @Sendable (Event) -> Void
  ) async throws -> any Channel {
    let bootstrap = ServerBootstrap(group: connections.eventLoop)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      // A connection that finds the queue full is retried only after a second.
      .serverChannelOption(.backlog, value: SOMAXCONN)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try keepFromPrograms(channel)
          try channel.pipeline.syncOperations.addHandler(HTTPAdmission(connections.value))
        }
      }
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try keepFromPrograms(channel)
          try connections.value.open(channel, receive)
        }
      }
    do {
      let channel = try await bootstrap.bind(host: host, port: Int(port)).get()
      // SwiftNIO ignores this signal, and programs that are started would inherit that; a handler they do not inherit.
      _ = signal(SIGPIPE) { _ in }
      return channel
    } catch let error as IOError {
      if error.errnoCode == EADDRINUSE { throw DevelopmentServer.PortTaken(port: port) }
      throw NSError(domain: NSPOSIXErrorDomain, code: Int(error.errnoCode))
    }
  }

  /// Keeps programs that this process starts from inheriting a socket.
  private static func keepFromPrograms(_ channel: any Channel) throws {
    try channel.pipeline.syncOperations.withUnsafeTransportIfAvailable(of: NIOBSDSocket.Handle.self) { socket in
      _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    }
  }
}
