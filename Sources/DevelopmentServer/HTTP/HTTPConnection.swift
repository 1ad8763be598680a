import NIOCore
import NIOHTTP1

/// A connection of the development server: one request and its response. Each stage has a deadline at which the connection
/// ends.
final class HTTPConnection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private enum Stage {
    case reading
    /// The response to the request has not been made yet.
    case waiting(HTTPRequest)
    case writing
    /// The response is sent, and the client has some time to close the connection.
    case leaving
  }

  let id: Int
  let start = NIODeadline.now()
  private let bytes: RequestBytes
  /// Called with the request, and with `nil` when the connection is closed.
  private let receive: (HTTPConnection, HTTPRequest?) -> Void
  private var stage = Stage.reading
  private var context: ChannelHandlerContext?
  private var deadline: Scheduled<Void>?
  private var file: ServedFile.Part?

  /// The times that a request may take to arrive, the client may accept no piece of a response, and may keep the
  /// connection open after it.
  private static let (asking, taking, ending) = (TimeAmount.seconds(5), TimeAmount.seconds(20), TimeAmount.seconds(1))
  private static let piece = 1 << 16

  init(_ id: Int, _ bytes: RequestBytes, _ receive: @escaping (HTTPConnection, HTTPRequest?) -> Void) {
    (self.id, self.bytes, self.receive) = (id, bytes, receive)
  }

  var isReading: Bool { if case .reading = stage { true } else { false } }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    setDeadline(Self.asking) { $0.send(HTTPResponse(status: .requestTimeout)) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    deadline?.cancel()
    self.context = nil
    receive(self, nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard isReading, case .head(let head) = unwrapInboundIn(data) else { return }
    bytes.isComplete = true
    do throws(HTTPRequest.Refusal) {
      let request = try HTTPRequest(head)
      stage = .waiting(request)
      deadline?.cancel()
      receive(self, request)
    } catch {
      send(HTTPResponse(status: error.status))
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard error is HTTPParserError else {
      if error is ByteToMessageDecoderError { return }
      return close()
    }
    guard isReading else { return }
    let isTooLarge = error as? HTTPParserError == .headerOverflow
    send(HTTPResponse(status: isTooLarge ? .requestHeaderFieldsTooLarge : .badRequest))
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    guard case .inputClosed = event as? ChannelEvent else { return context.fireUserInboundEventTriggered(event) }
    // A client may still wait for the response to its request.
    if case .writing = stage { return }
    close()
  }

  /// Sends the response, and then ends the connection.
  func send(_ response: HTTPResponse) {
    guard let context else { return }
    var withBody = true
    if case .waiting(let request) = stage { withBody = request.wantsBody }
    (stage, bytes.isComplete) = (.writing, true)
    context.write(wrapOutboundOut(.head(response.head)), promise: nil)
    if withBody, !response.body.isEmpty {
      context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: response.body)))), promise: nil)
    }
    file = withBody ? response.file : nil
    sendNext()
  }

  /// Sends the next piece of the file, or the end of the response.
  private func sendNext() {
    guard let context else { return }
    setDeadline(Self.taking) { $0.close() }
    let piece = file?.next(atMost: Self.piece) ?? []
    let part: HTTPServerResponsePart = piece.isEmpty ? .end(nil) : .body(.byteBuffer(ByteBuffer(bytes: piece)))
    context.writeAndFlush(wrapOutboundOut(part)).assumeIsolated().whenComplete { [self] result in
      guard case .success = result else { return close() }
      if piece.isEmpty { return leave() }
      // Lets other connections proceed before the rest of a large file.
      context.eventLoop.assumeIsolated().execute { self.sendNext() }
    }
  }

  private func leave() {
    stage = .leaving
    setDeadline(Self.ending) { $0.close() }
    context?.close(mode: .output, promise: nil)
  }

  func close() { context?.close(promise: nil) }

  private func setDeadline(_ time: TimeAmount, _ action: @escaping (HTTPConnection) -> Void) {
    deadline?.cancel()
    deadline = context?.eventLoop.assumeIsolated().scheduleTask(in: time) { action(self) }
  }
}
