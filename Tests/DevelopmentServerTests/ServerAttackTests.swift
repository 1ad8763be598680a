import Foundation
import NIOPosix
import TestSupport
import Testing

@testable import DevelopmentServer

/// The server under those who mean it no good: who asks properly is answered meanwhile.
@Suite(.timeLimit(.minutes(10)), .serialized) struct ServerAttackTests {
  private static func ask(_ path: String, _ port: UInt16, host: String = "localhost", more: String = "") -> String {
    guard let client = Client(port) else { return "" }
    client.say("GET \(path) HTTP/1.1\r\nHost: \(host)\r\n\(more)\r\n")
    return client.hear()
  }

  /// How long a proper request takes at most, asked some times, in seconds.
  private static func slowest(_ port: UInt16, times: Int = 20) -> Double {
    (0..<times).map { _ in
      let start = ContinuousClock.now
      #expect(ask("/", port).hasSuffix("home"))
      let (seconds, fraction) = (ContinuousClock.now - start).components
      return Double(seconds) + Double(fraction) / 1e18
    }.max() ?? 0
  }

  private func serving(_ folder: TemporaryFolder, _ body: @escaping @Sendable (UInt16) throws -> Void) async throws {
    try await serving(DevelopmentServer(root: folder.path, port: 0), body)
  }

  private func serving(_ server: DevelopmentServer, _ body: @escaping @Sendable (UInt16) throws -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      let (ports, continuation) = AsyncStream.makeStream(of: UInt16.self)
      group.addTask { do { try await server.run { continuation.yield($0) } } catch is CancellationError {} }
      for await port in ports {
        try body(port)
        break
      }
      group.cancelAll()
    }
  }

  /// The seconds that a request has to be complete, as `HTTPConnection` has it: who waits as long has waited for somebody slow.
  private static let asking = 5.0

  #if os(Linux)
    /// Who finds no place before the server's door is only heard a second later.
    @Test func manyComeAtOnce() async throws {
      let loop = MultiThreadedEventLoopGroup.singleton.any()
      let listener = try await HTTPListener.listening(port: 0, on: loop) { _ in }
      // The server accepts nobody as long as its thread has something else to do.
      let (isBusy, isFree) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      loop.execute {
        isBusy.signal()
        isFree.wait()
      }
      isBusy.wait()
      let waiting = (0..<400).prefix { _ in Client(listener.port) != nil }
      isFree.signal()
      #expect(waiting.count == 400)
      await listener.close()
    }
  #endif

  @Test func slowConnectionsAreClosed() async throws {
    try await serving(try TemporaryFolder(["index.html": "home"])) { port in
      let slow = (0..<200).compactMap { _ in Client(port) }
      #expect(slow.count == 200)
      for client in slow { client.say("GET / HTTP/1.1\r\nX: ") }
      #expect(Self.slowest(port) < Self.asking)
      for client in slow { client.say("y") }
      #expect(Self.slowest(port) < Self.asking)
      // A request has some seconds to come.
      #expect(slow.last?.hear().hasPrefix("HTTP/1.1 408") == true)
    }
  }

  @Test func hugeHeadsAreRefused() async throws {
    try await serving(try TemporaryFolder(["index.html": "home"])) { port in
      for text in [
        "GET /" + String(repeating: "a", count: 1 << 20),
        "GET / HTTP/1.1\r\nHost: localhost\r\nX: " + String(repeating: "a", count: 3 << 20),
        "GET / HTTP/1.1\r\n" + String(repeating: "A: b\r\n", count: 50_000),
      ] {
        let client = try #require(Client(port))
        client.say(text)
        #expect(client.hear().hasPrefix("HTTP/1.1 431"))
        #expect(Self.slowest(port, times: 3) < Self.asking)
      }
      let endless = (0..<8).compactMap { _ in Client(port) }
      for client in endless { while client.say(String(repeating: "x", count: 1 << 16)) {} }
      #expect(Self.slowest(port) < Self.asking)
    }
  }

  @Test func foreignHostNamesAreRefused() async throws {
    try await serving(try TemporaryFolder(["index.html": "home"])) { port in
      #expect(Self.ask("/", port, host: "127.0.0.1:\(port)").hasSuffix("home"))
      for host in ["attacker.example", "attacker.example:\(port)", "localhost.attacker.example"] {
        let answer = Self.ask("/", port, host: host)
        #expect(answer.hasPrefix("HTTP/1.1 421") && !answer.contains("home"))
      }
      #expect(Self.ask("/", port, more: "Host: attacker.example\r\n").hasPrefix("HTTP/1.1 400"))
    }
  }

  /// Files of the notes are shown without scripts and without the site's origin, as GitHub shows raw files; pages stay out of
  /// frames of other sites. Source: https://www.w3.org/TR/CSP3/#directive-sandbox
  @Test func filesOfNotesAreSandboxed() async throws {
    let folder = try TemporaryFolder([
      "site/index.html": "<body></body>", "site/own.html": "<script></script>", "site/a.svg": "<svg/>",
      "site/a.xml": "<a/>",
      "site/a.unknown": "<script>", "site/a.css": "a{}", "site/a.js": "a", "site/a.pdf": "%PDF",
      "content/own.html": "x",
    ])
    let server = DevelopmentServer(root: folder.path + "/site", notes: folder.path + "/content", port: 0)
    try await serving(server) { port in
      for path in ["/own.html", "/a.svg", "/a.xml", "/a.unknown"] {
        let answer = Self.ask(path, port)
        #expect(answer.contains("\r\nContent-Security-Policy: sandbox\r\n"), "\(path)")
        #expect(answer.contains("\r\nX-Content-Type-Options: nosniff\r\n") && !answer.contains("vitrine-reload"))
      }
      for path in ["/", "/nothing"] {
        #expect(Self.ask(path, port).contains("Content-Security-Policy: frame-ancestors 'self'") == (path == "/"))
      }
      for path in ["/a.css", "/a.js", "/a.pdf"] {
        #expect(!Self.ask(path, port).contains("Security-Policy"), "\(path)")
      }
    }
  }

  /// Reports quote notes. Source: https://www.w3.org/TR/fetch-metadata/
  @Test func reportsAreForPagesOfTheServer() async throws {
    try await serving(try TemporaryFolder(["index.html": "home"])) { port in
      for path in ["/vitrine-report", "/vitrine-report.json"] {
        for field in [
          "", "Sec-Fetch-Site: cross-site\r\n", "Referer: http://attacker.example/\r\n", "Origin: null\r\n",
        ] {
          #expect(Self.ask(path, port, more: field).hasPrefix("HTTP/1.1 403"), "\(path) \(field)")
        }
        for field in ["same-origin", "none"] {
          #expect(
            Self.ask(path, port, more: "Sec-Fetch-Site: \(field)\r\n").hasPrefix("HTTP/1.1 200"), "\(path) \(field)")
        }
        #expect(Self.ask(path, port, more: "Referer: http://localhost/a.html\r\n").hasPrefix("HTTP/1.1 200"))
      }
    }
  }

  /// Who asks for a large file and takes nothing of it holds up nobody, and no memory.
  @Test func filesThatNobodyTakes() async throws {
    let folder = try TemporaryFolder(["index.html": "home", "film.mp4": ""])
    let file = try #require(FileHandle(forWritingAtPath: folder.path + "/film.mp4"))
    try file.truncate(atOffset: 500_000_000)
    try await serving(folder) { port in
      let clients = (0..<50).compactMap { _ in Client(port) }
      for client in clients { client.say("GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n") }
      #expect(Self.slowest(port) < Self.asking)
    }
  }
}
