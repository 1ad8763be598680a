import Foundation
import NIOCore
import NIOHTTP1

/// The open connections of a server, all on one event loop.
final class HTTPConnections {
  /// The connections, oldest first.
  private var all: [HTTPConnection] = []
  /// The number of connections since the start.
  private var count = 0

  /// The most open connections: more than browsers open, and at most half of the files that a process can open.
  private static let most = max(32, min(512, Int(getdtablesize()) / 2))
  /// The time that a new connection has to send its request before it can be closed for another one.
  private static let grace = TimeAmount.milliseconds(250)

  /// Adds a connection whose channel is about to become active.
  func open(_ channel: any Channel, _ receive: @escaping (HTTPListener.Event) -> Void) throws {
    count += 1
    let bytes = RequestBytes()
    let connection = HTTPConnection(count, bytes) { [self] connection, request in
      if let request { return receive(.request(request, NIOLoopBound(connection, eventLoop: channel.eventLoop))) }
      all.removeAll { $0 === connection }
      receive(.closed(connection.id))
    }
    all.append(connection)
    var limits = NIOHTTPDecoderLimitConfiguration()
    (limits.maxHeaderFieldSize, limits.maxHeaderListSize) = (HTTPRequest.longestHead, HTTPRequest.longestHead)
    try channel.pipeline.syncOperations.addHandlers([
      bytes, ByteToMessageHandler(HTTPRequestDecoder(limitConfiguration: limits)), HTTPResponseEncoder(), connection,
    ])
  }

  /// Makes room for another connection, if needed: closes the one that has waited longest to send its request, or else
  /// the oldest one.
  ///
  /// - Returns: whether another connection can be accepted.
  func makeRoom() -> Bool {
    guard all.count >= Self.most else { return true }
    let oldest = all.first(where: \.isReading) ?? all[0]
    guard oldest.start + Self.grace < .now() else { return false }
    oldest.close()
    return true
  }

  func closeAll() { for connection in all { connection.close() } }
}

/// Accepts connections only while there is room for them.
final class HTTPAdmission: ChannelOutboundHandler {
  typealias OutboundIn = Never

  private let connections: HTTPConnections
  /// The time to wait until a connection can be accepted.
  private static let wait = TimeAmount.milliseconds(20)

  init(_ connections: HTTPConnections) { self.connections = connections }

  func read(context: ChannelHandlerContext) {
    if connections.makeRoom() { return context.read() }
    context.eventLoop.assumeIsolated().scheduleTask(in: Self.wait) { self.read(context: context) }
  }
}

/// Passes the bytes of a request on to the parser, and discards the bytes that follow it. They are still read, because
/// otherwise the client might not receive the response.
final class RequestBytes: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  /// Whether the request is complete or refused.
  var isComplete = false
  private var discarded = 0
  private static let mostDiscarded = 1 << 22

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard isComplete else { return context.fireChannelRead(data) }
    discarded += unwrapInboundIn(data).readableBytes
    if discarded > Self.mostDiscarded { context.close(promise: nil) }
  }
}
