import Foundation
import TestSupport
import Testing

@testable import DevelopmentServer
@testable import SiteGenerator
@testable import SiteReports

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
    var request = URLRequest(url: url)
    request.setValue("same-origin", forHTTPHeaderField: "Sec-Fetch-Site")
    let (data, response) = try await session.data(for: request)
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
    let request = try Self.request("GET /a%20b/?seen=3&x=%C3%B6 HTTP/1.1")
    #expect(request.wantsBody && request.path == "/a%20b/" && request.query == ["seen": "3", "x": "ö"])
    #expect(try Self.request("HEAD / HTTP/1.1").wantsBody == false)
  }

  /// What a client says in full, and hears.
  private static func say(_ text: String, _ port: UInt16) throws -> String {
    let client = try #require(Client(port))
    client.say(text)
    return client.hear()
  }

  @Test func otherRequestsAreRefused() async throws {
    try await serving(try TemporaryFolder(["index.html": "home"])) { port in
      for (line, status) in [
        ("POST / HTTP/1.1", 405), ("GET  HTTP/1.1", 400), ("GET http://other/ HTTP/1.1", 400), ("GET / SPDY/3", 400),
        ("", 400), ("GET / HTTP/2.0", 400), ("GET * HTTP/1.1", 400), ("BREW / HTTP/1.1", 400),
        ("CONNECT a:1 HTTP/1.1", 400),
      ] {
        let answer = try Self.say("\(line)\r\nHost: localhost\r\n\r\n", port)
        #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(line): \(answer)")
        #expect(!answer.contains("home") && answer.contains("\r\nAllow: GET, HEAD\r\n") == (status == 405))
      }
    }
  }

  @Test(arguments: [
    ("localhost", true), ("LocalHost:8000", true), ("127.0.0.1:8000", true), ("[::1]:8000", true), ("[::1]", true),
    ("notes.localhost:80", true), ("example.org", false), ("localhost.example.org:8000", false),
    ("127.0.0.1.nip.io", false),
    ("192.168.0.1:8000", false), ("[::2]", false), ("localhost:8000@example.org", false), ("", false),
  ])
  func onlyThisMachinesNamesAreAnswered(host: String, isOwn: Bool) {
    let answer = Result { try Self.request("GET / HTTP/1.1", host: host) }
    #expect(((try? answer.get()) != nil) == isOwn)
  }

  private static func request(_ line: String, host: String = "localhost") throws -> HTTPRequest {
    try HTTPRequest.parsed([line, "Host: \(host)"])
  }

  @Test func answersForHeadsHaveNoBody() async throws {
    try await serving(try TemporaryFolder(["404.html": "gone"])) { port in
      let whole = try Self.say("GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n", port)
      #expect(whole.hasPrefix("HTTP/1.1 404 Not Found\r\n") && whole.contains("\r\nContent-Length: 4\r\n"))
      #expect(whole.hasSuffix("\r\n\r\ngone"))
      #expect(try Self.say("HEAD /a HTTP/1.1\r\nHost: localhost\r\n\r\n", port) + "gone" == whole)
    }
  }

  /// A request has one response, and what a client says after it is no other request.
  @Test func aConnectionHasOneRequest() async throws {
    try await serving(try TemporaryFolder(["index.html": "home"])) { port in
      let request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"
      let answer = try Self.say(request + request + "\0", port)
      #expect(answer.contains("\r\nConnection: close\r\n") && answer.components(separatedBy: "HTTP/1.1 200").count == 2)
      #expect(try Self.say("GET / HTTP/1.0\r\nHost: localhost\r\n\r\n", port).hasSuffix("home"))
    }
  }

  @Test(arguments: [
    ("bytes=0-3", 206, "0123"), ("bytes=7-", 206, "789"), ("bytes=-2", 206, "89"), ("bytes=8-99", 206, "89"),
    ("bytes=10-", 416, ""), ("bytes=3-2", 416, ""), ("bytes=0-1,4-5", 200, "0123456789"),
    ("lines=1", 200, "0123456789"),
  ])
  func filmsAreServedInParts(range: String, status: Int, text: String) throws {
    let folder = try TemporaryFolder(["film.mp4": "0123456789"])
    let response = ServedFile(path: "/film.mp4", in: folder.path, range: range).response
    #expect(Int(response.status.code) == status)
    #expect(response.file.map { String(decoding: $0.next(atMost: 100), as: UTF8.self) } ?? "" == text)
  }

  @Test func nothingOutsideOfTheSiteIsServed() throws {
    let folder = try TemporaryFolder([
      "site/a.txt": "a", "site/.git/config": "c", "secret.txt": "s", "site-2/b.txt": "b",
    ])
    for (name, target) in [("out.txt", "../secret.txt"), ("up", ".."), ("in.txt", "a.txt")] {
      try FileManager.default.createSymbolicLink(atPath: folder.path + "/site/" + name, withDestinationPath: target)
    }
    #expect(mkfifo(folder.path + "/site/pipe.txt", 0o600) == 0)
    for path in [
      "/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%2e%2e%2fsecret.txt", "/a/../../secret.txt",
      "/out.txt", "/up/secret.txt", "//../secret.txt", "/a.txt%00.html", "/..%5csecret.txt", "/../site-2/b.txt",
      "/.git/config", "/pipe.txt", "/%252e%252e/secret.txt", "/%c0%ae%c0%ae/secret.txt",
    ] {
      let response = ServedFile(path: path, in: folder.path + "/site").response
      #expect([400, 404].contains(response.status.code), "\(path): \(response)")
    }
    #expect(ServedFile(path: "/in.txt", in: folder.path + "/site").response.status == .ok)
  }

  @Test func pagesSayWhatTheyAreUnderTheSameNumber() throws {
    let folder = try TemporaryFolder(["index.html": "<body>one</body>", "same.html": "<body>one</body>"])
    func served(_ page: String) throws -> String {
      let response = ServedFile(path: "/" + page, in: folder.path) { _ in "/script.js?seen=1" }.response
      return String(decoding: response.body, as: UTF8.self)
    }
    func sum(_ page: String) throws -> Substring {
      let found = try #require(
        try served(page).firstMatch(of: #/<script src="/script\.js\?seen=1&amp;sum=([0-9a-z]{10})">/#))
      return found.1
    }
    let first = try sum("index.html")
    #expect(try sum("same.html") == first)
    try folder.write("<body>two</body>", to: "index.html")
    #expect(try sum("index.html") != first)
  }

  @Test func pagesHearOfBuildsAndOfTheirErrors() async throws {
    let folder = try TemporaryFolder(["index.html": "<body></body>"])
    let builds = PlannedBuilds(
      builds: [.failure(.init(description: "no <b>folder</b>")), .success(PlannedBuilds.build())],
      refreshes: [nil, nil, RefreshedPages(pages: ["a b.html"], report: BuildReport())])
    let watch = FolderWatch([folder.path], ignoring: [])
    let server = DevelopmentServer(root: folder.path, port: 0, following: (PlannedBuilds.build(), watch, builds))
    let (ports, continuation) = AsyncStream.makeStream(of: UInt16.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { do { try await server.run { continuation.yield($0) } } catch is CancellationError {} }
      for await port in ports {
        let first = try await Self.ask("/vitrine-reload?seen=", port).text
        let page = try await Self.ask("/", port).text
        #expect(page.contains("<script src=\"/vitrine-reload.js?seen=\(first)&amp;page=index%2Ehtml&amp;sum="))
        // Whether it has been asked before or is asked after, there is an answer.
        async let next = Self.ask("/vitrine-reload?seen=\(first)", port).text
        await server.receive(.changed(["a.md"]))
        let second = try await next
        #expect(second != first && second.split(separator: ".").first == first.split(separator: ".").first)
        let said = try await Self.ask("/vitrine-report.json", port).text
        #expect(said.contains("no <b>folder</b>") && said.contains("The site was not built"))
        await server.receive(.changed(["vitrine.yml"]))
        let third = try await Self.ask("/vitrine-reload?seen=\(second)", port).text
        #expect(third.split(separator: ".").first != first.split(separator: ".").first)
        await server.receive(.changed(["a b.md"]))
        let own = try await Self.ask("/vitrine-reload?seen=\(third)&page=a%20b%2Ehtml", port).text
        let other = try await Self.ask("/vitrine-reload?seen=&page=index%2Ehtml", port).text
        #expect(other.split(separator: ".").first == third.split(separator: ".").first)
        let missing = try await Self.ask("/vitrine-reload?seen=&page=404%2Ehtml", port).text
        #expect(own.split(separator: ".").first != third.split(separator: ".").first && own == missing)
        break
      }
      group.cancelAll()
    }
  }

  /// Hundreds of pages may be open: all of them wait at once, and all hear of a change.
  @Test func manyPagesWaitAtOnce() async throws {
    let folder = try TemporaryFolder(["index.html": "home"])
    let builds = PlannedBuilds(builds: [], refreshes: [RefreshedPages(pages: ["index.html"], report: BuildReport())])
    let watch = FolderWatch([folder.path], ignoring: [])
    let server = DevelopmentServer(root: folder.path, port: 0, following: (PlannedBuilds.build(), watch, builds))
    let (ports, continuation) = AsyncStream.makeStream(of: UInt16.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { do { try await server.run { continuation.yield($0) } } catch is CancellationError {} }
      for await port in ports {
        let seen = try await Self.ask("/vitrine-reload?seen=&page=index.html", port).text
        let clients = (0..<300).compactMap { _ in Client(port) }
        for client in clients {
          client.say("GET /vitrine-reload?seen=\(seen)&page=index.html HTTP/1.1\r\nHost: localhost\r\n\r\n")
        }
        #expect(try await Self.ask("/", port).text.hasPrefix("home"))
        await server.receive(.changed(["index.md"]))
        let answers = Set(clients.map { $0.hear() })
        #expect(
          clients.count == 300 && answers.count == 1 && answers.first?.hasPrefix("HTTP/1.1 200") == true, "\(answers)")
        #expect(answers.first?.hasSuffix(seen) == false)
        break
      }
      group.cancelAll()
    }
  }
}
