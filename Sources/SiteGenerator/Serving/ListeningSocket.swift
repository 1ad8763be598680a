import Foundation
import SiteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A socket that listens on a loopback address, which other computers cannot reach.
struct ListeningSocket: Sendable {
  /// The loopback addresses.
  enum Address: Sendable { case ip4, ip6 }

  let descriptor: Int32
  /// The port on which the socket listens, also if port 0 was requested.
  let port: UInt16

  /// The length of the queue of incoming connections. A connection that finds the queue full is retried only after a
  /// second.
  private static let backlog = Int32(SOMAXCONN)

  /// - Throws: ``DevelopmentServer/PortTaken`` if another program listens on the port.
  static func listening(at address: Address, port: UInt16) throws -> ListeningSocket {
    let descriptor = socket(address == .ip4 ? AF_INET : AF_INET6, stream, 0)
    guard descriptor >= 0 else { throw FileCalls.problem() }
    do {
      try set(SO_REUSEADDR, SOL_SOCKET, of: descriptor)
      if address == .ip6 { try set(IPV6_V6ONLY, Int32(IPPROTO_IPV6), of: descriptor) }
      guard bind(descriptor, to: address, port), listen(descriptor, backlog) == 0 else {
        if errno == EADDRINUSE { throw DevelopmentServer.PortTaken(port: port) }
        throw FileCalls.problem()
      }
      makeQuick(descriptor)
      return ListeningSocket(descriptor: descriptor, port: try Self.port(of: descriptor, address))
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Checks that a port is free, before the site is built.
  static func check(port: UInt16) throws { try listening(at: .ip4, port: port).end() }

  func end() { close(descriptor) }

  /// Makes a descriptor nonblocking, and closes it in child processes.
  static func makeQuick(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      try? set(SO_NOSIGPIPE, SOL_SOCKET, of: descriptor)
    #endif
  }

  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif

  private static func set(_ option: Int32, _ level: Int32, of descriptor: Int32) throws {
    var isOn: Int32 = 1
    guard setsockopt(descriptor, level, option, &isOn, socklen_t(MemoryLayout<Int32>.size)) == 0 else {
      throw FileCalls.problem()
    }
  }

  private static func bind(_ descriptor: Int32, to address: Address, _ port: UInt16) -> Bool {
    func bound(_ bytes: UnsafeRawBufferPointer) -> Bool {
      guard let start = bytes.baseAddress else { return false }
      return Self.systemBind(descriptor, start.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count)) == 0
    }
    switch address {
    case .ip4:
      var place = sockaddr_in()
      place.sin_family = sa_family_t(AF_INET)
      place.sin_port = port.bigEndian
      place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      return withUnsafeBytes(of: &place, bound)
    case .ip6:
      var place = sockaddr_in6()
      place.sin6_family = sa_family_t(AF_INET6)
      place.sin6_port = port.bigEndian
      place.sin6_addr = in6addr_loopback
      return withUnsafeBytes(of: &place, bound)
    }
  }

  private static func systemBind(
    _ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ size: socklen_t
  ) -> Int32 {
    #if canImport(Glibc)
      Glibc.bind(descriptor, address, size)
    #else
      Darwin.bind(descriptor, address, size)
    #endif
  }

  private static func port(of descriptor: Int32, _ address: Address) throws -> UInt16 {
    // The family and the port have the same offsets in both structures.
    var place = sockaddr_in6()
    var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let isKnown = withUnsafeMutableBytes(of: &place) { bytes in
      bytes.baseAddress.map { getsockname(descriptor, $0.assumingMemoryBound(to: sockaddr.self), &size) == 0 } ?? false
    }
    guard isKnown else { throw FileCalls.problem() }
    return UInt16(bigEndian: place.sin6_port)
  }
}
