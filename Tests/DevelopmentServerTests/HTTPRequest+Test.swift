import NIOCore
import NIOEmbedded
import NIOHTTP1

@testable import DevelopmentServer

extension HTTPRequest {
  /// Reads the lines of a request, as they come over a connection.
  static func parsed(_ lines: [String]) throws -> HTTPRequest {
    let channel = EmbeddedChannel(handler: ByteToMessageHandler(HTTPRequestDecoder()))
    defer { _ = try? channel.finish() }
    try channel.writeInbound(ByteBuffer(string: lines.joined(separator: "\r\n") + "\r\n\r\n"))
    guard case .head(let head) = try channel.readInbound(as: HTTPServerRequestPart.self) else {
      throw Refusal(status: .badRequest)
    }
    return try HTTPRequest(head)
  }
}
