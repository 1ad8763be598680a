import FlyingSocks
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Listens at an address of this machine and answers each connection’s request.
struct HTTPListener: Sendable {
  private let socket: AsyncSocket
  /// The port that it listens on, also where any was asked for.
  let port: UInt16

  /// - Throws: ``DevelopmentServer/PortTaken`` where another program listens there.
  static func check(at address: some SocketAddress, port: UInt16) throws {
    let socket = try Socket(domain: Int32(type(of: address).family))
    defer { try? socket.close() }
    do {
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: address)
      try socket.listen()
    } catch {
      if case SocketError.failed(_, EADDRINUSE, _) = error { throw DevelopmentServer.PortTaken(port: port) }
      throw error
    }
  }

  /// - Throws: ``DevelopmentServer/PortTaken`` where another program listens there.
  init(at address: some SocketAddress, port: UInt16, pool: some AsyncSocketPool) throws {
    let socket = try Socket(domain: Int32(type(of: address).family))
    do {
      try socket.setValue(true, for: .localAddressReuse)
      #if canImport(Darwin)
        try socket.setValue(true, for: .noSIGPIPE)
      #endif
      try socket.bind(to: address)
      try socket.listen()
      self.socket = try AsyncSocket(socket: socket, pool: pool)
      switch try socket.sockname() {
      case .ip4(_, let port), .ip6(_, let port): self.port = port
      case .unix: self.port = port
      }
    } catch {
      try? socket.close()
      if case SocketError.failed(_, EADDRINUSE, _) = error { throw DevelopmentServer.PortTaken(port: port) }
      throw error
    }
  }

  /// Answers until the task is cancelled. The pool has to run meanwhile.
  func run(_ answer: @escaping @Sendable (HTTPRequest) async -> HTTPResponse) async throws {
    defer { try? socket.close() }
    try await withThrowingDiscardingTaskGroup { group in
      for try await connection in socket.sockets {
        group.addTask {
          // Whoever asked may have left; then nobody misses the answer.
          try? await Self.serve(connection, answer)
          try? connection.close()
        }
      }
    }
  }

  private static func serve(
    _ connection: AsyncSocket, _ answer: (HTTPRequest) async -> HTTPResponse
  ) async throws {
    var head: [UInt8] = []
    while !HTTPRequest.isWhole(head), head.count < HTTPRequest.longestHead {
      head += try await connection.read(atMost: 4096)
    }
    let request = HTTPRequest(head: head)
    let response = if let request { await answer(request) } else { HTTPResponse(status: .badRequest) }
    try await connection.write(Data(response.bytes(withBody: request?.wantsBody ?? true)))
  }
}
