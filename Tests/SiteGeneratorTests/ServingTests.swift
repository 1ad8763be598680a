import Foundation
import TestSupport
import Testing

@testable import SiteGenerator

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The development server, asked over a socket. Server and client take turns with all other tests, so that the limit, which ends what
/// would never end, is far beyond what an answer takes.
@Suite(.timeLimit(.minutes(15))) struct ServingTests {
  private struct Answer {
    var status: Int
    var text: String
    var location: String?
  }

  /// Does something while a folder is served.
  private func serving(
    _ folder: TemporaryFolder, address: String = "", port: UInt16 = 0,
    _ body: @escaping @Sendable (UInt16) async throws -> Void
  ) async throws {
    let server = DevelopmentServer(root: folder.path, address: address, port: port)
    try await withThrowingTaskGroup(of: Void.self) { group in
      let (ports, continuation) = AsyncStream.makeStream(of: UInt16.self)
      group.addTask {
        do { try await server.run { continuation.yield($0) } } catch is CancellationError {}
        continuation.finish()
      }
      for await port in ports {
        try await body(port)
        break
      }
      group.cancelAll()
    }
  }

  private static func ask(_ path: String, _ port: UInt16) async throws -> Answer {
    let url = try #require(URL(string: "http://127.0.0.1:\(port)\(path)"))
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 600
    let session = URLSession(configuration: configuration, delegate: Unfollowed(), delegateQueue: nil)
    let (data, response) = try await session.data(from: url)
    let http = try #require(response as? HTTPURLResponse)
    return Answer(
      status: http.statusCode, text: String(decoding: data, as: UTF8.self),
      location: http.value(forHTTPHeaderField: "Location"))
  }

  /// Whether somebody listens at ::1, which not every client writes into an address the same way.
  private static func connectsToNewerAddress(_ port: UInt16) -> Bool {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET6, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET6, SOCK_STREAM, 0)
    #endif
    defer { close(descriptor) }
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    address.sin6_addr = in6addr_loopback
    return withUnsafeBytes(of: &address) { bytes in
      bytes.baseAddress.map {
        connect(descriptor, $0.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count)) == 0
      } ?? false
    }
  }

  /// Redirects are answers.
  private final class Unfollowed: NSObject, URLSessionTaskDelegate, Sendable {
    func urlSession(
      _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
      newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) { completionHandler(nil) }
  }

  @Test func addressesOfFoldersAreAnswered() async throws {
    let folder = try TemporaryFolder([
      "index.html": "home", "guide/index.html": "guide", "a.html": "a", "404.html": "missing",
      "Zwei Wörter/index.html": "two",
    ])
    try await serving(folder) { port in
      for (path, status, text) in [
        ("/", 200, "home"), ("/guide/", 200, "guide"), ("/guide/index.html", 200, "guide"),
        ("/guide/?x=1", 200, "guide"),
        ("/a", 200, "a"), ("/a.html", 200, "a"), ("/b/", 404, "missing"), ("/Zwei%20W%C3%B6rter/", 200, "two"),
        ("/..%2f..%2fetc%2fhostname", 400, ""),
      ] {
        let answer = try await Self.ask(path, port)
        #expect(answer.status == status && answer.text == text, "\(path): \(answer)")
      }
      let moved = try await Self.ask("/guide", port)
      #expect(moved.status == 301 && moved.location == "/guide/")
    }
  }

  @Test func aSiteBelowItsHostIsServedThereToo() async throws {
    let folder = try TemporaryFolder(["guide/index.html": "guide"])
    try await serving(folder, address: "https://example.org/notes/") { port in
      for path in ["/notes/guide/", "/guide/"] {
        let answer = try await Self.ask(path, port)
        #expect(answer.text == "guide", "\(path)")
      }
    }
  }

  @Test func bothAddressesOfThisMachineAreServed() async throws {
    let folder = try TemporaryFolder(["index.html": "home"])
    guard FileManager.default.fileExists(atPath: "/proc/net/if_inet6") else { return }
    try await serving(folder) { port in
      #expect(port != 0)
      #expect(Self.connectsToNewerAddress(port))
    }
  }

  @Test func aTakenPortIsTold() async throws {
    let folder = try TemporaryFolder(["index.html": "home"])
    let root = folder.path
    try await serving(folder) { port in
      await #expect(throws: DevelopmentServer.PortTaken.self) {
        try await DevelopmentServer(root: root, port: port).run()
      }
    }
  }

  @Test func requestsAreRead() throws {
    let request = try #require(Self.request("GET /a%20b/?seen=3&x=%C3%B6 HTTP/1.1"))
    #expect(request.wantsBody && request.path == "/a%20b/" && request.query == ["seen": "3", "x": "ö"])
    #expect(Self.request("HEAD / HTTP/1.1")?.wantsBody == false)
    for line in ["POST / HTTP/1.1", "GET  HTTP/1.1", "GET http://other/ HTTP/1.1", "GET / SPDY/3", ""] {
      #expect(Self.request(line) == nil, "\(line)")
    }
  }

  private static func request(_ line: String) -> HTTPRequest? {
    let head = Array("\(line)\r\nHost: localhost\r\n\r\n".utf8)
    return HTTPRequest.isWhole(head) && !HTTPRequest.isWhole(Array(head.dropLast())) ? HTTPRequest(head: head) : nil
  }

  @Test func answersForHeadsHaveNoBody() {
    let response = HTTPResponse(status: .notFound, type: "text/plain", body: Array("gone".utf8))
    let whole = String(decoding: response.bytes(withBody: true), as: UTF8.self)
    #expect(whole.hasPrefix("HTTP/1.1 404 Not Found\r\n") && whole.contains("\r\nContent-Length: 4\r\n"))
    #expect(whole.hasSuffix("\r\n\r\ngone"))
    #expect(String(decoding: response.bytes(withBody: false), as: UTF8.self) + "gone" == whole)
  }
}
