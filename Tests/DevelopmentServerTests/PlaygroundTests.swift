import Figures
import Foundation
import Markup
import NIOHTTP1
import Notes
import SiteGenerator
import Synchronization
import TestSupport
import Testing

@testable import DevelopmentServer
@testable import SiteContent
@testable import SiteGenerator
@testable import SiteStorage

/// The page of the development server on which figures are tried.
@Suite struct PlaygroundTests {
  private static func playground() throws -> Playground {
    var configuration = SiteConfiguration().forFigures
    configuration.search = false
    var builder = SiteBuilder(
      input: "none", output: "none", configuration: configuration,
      renderer: HTMLFigureRenderer(TestAssets.typesetter), toolbox: Toolbox(TestAssets.assets), workers: 2)
    builder.defaultTheme = packageRoot + "/templates"
    let playground = try Playground(builder)
    return try #require(playground)
  }

  private static func request(
    _ path: String, _ fields: [String] = ["Sec-Fetch-Site: same-origin"]
  ) throws -> HTTPRequest {
    try HTTPRequest.parsed((["GET \(Playground.path)\(path) HTTP/1.1", "Host: localhost"] + fields))
  }

  private static func drawing(_ number: Int, _ source: String, _ options: String = "", client: String = "c") -> String {
    let (source, options) = (PercentEncoding.encode(path: source), PercentEncoding.encode(path: options))
    return "/draw?client=\(client)&number=\(number)&source=\(source)&options=\(options)"
  }

  /// Asks until there is an answer, as a connection that waits does.
  private static func ask(_ playground: Playground, _ path: String) async throws -> JSON {
    let request = try request(path)
    // The drawing before may still have its own waker when this one is wanted, so this one is asked for again and again.
    var answer = playground.answer(request, isLastMoment: false) {}
    while answer == nil {
      try await Task.sleep(for: .milliseconds(1))
      answer = playground.answer(request, isLastMoment: false) {}
    }
    let body = try #require(answer).body
    return try #require(JSON.parse(String(decoding: body, as: UTF8.self)))
  }

  private static func text(_ playground: Playground, _ path: String) throws -> String {
    let request = try request(path)
    let response = try #require(playground.answer(request, isLastMoment: false) {})
    #expect(response.status == .ok, "\(path)")
    var body = response.body
    while let more = response.file?.next(atMost: 1 << 20), !more.isEmpty { body += more }
    return String(decoding: body, as: UTF8.self)
  }

  @Test func whatIsTypedIsDrawn() async throws {
    let playground = try Self.playground()
    for name in ["", "/playground.js", "/playground.css", "/figure.css"] {
      #expect(try !Self.text(playground, name).isEmpty)
    }
    let answer = try await Self.ask(playground, Self.drawing(1, "HStack { Text(\"a\"); Text(\"b\") }", "width=200"))
    #expect(answer["findings"]?.array?.isEmpty == true, "\(answer.text)")
    let page = try #require(answer["page"]?.string)
    #expect(try Self.text(playground, String(page.dropFirst(Playground.path.count))).contains("<figure"))
    let slip = try await Self.ask(playground, Self.drawing(2, "Text(\"a\")\n  .fnt(.title)", "wdth=3"))
    let places = slip["findings"]?.array?.compactMap { $0["place"]?.string } ?? []
    #expect(Set(places) == ["options", "2:4"], "\(slip.text)")
  }

  /// Text that seeks to leave its fence, or to act.
  @Test func hostileTextStaysAFence() async throws {
    let playground = try Self.playground()
    let hostile = "```\n<script>alert(1)</script>\n[x](javascript:alert(1))\n````\n<img src=x onerror=alert(1)>"
    let answer = try await Self.ask(
      playground, Self.drawing(1, hostile, "caption=\"<script>alert(1)</script>\" ``` \n<b>"))
    #expect(answer["findings"]?.array?.isEmpty == false)
    let page = String(try #require(answer["page"]?.string).dropFirst(Playground.path.count))
    let html = try Self.text(playground, page)
    #expect(!html.contains("<script>") && !html.contains("<img") && !html.contains("href=\"javascript"), "\(html)")
    #expect(html.contains("&lt;script&gt;"))
  }

  @Test func olderTextsAreLeftOut() async throws {
    let playground = try Self.playground()
    let older = try Self.request(Self.drawing(1, "Text(\"old\")"))
    let newer = try Self.request(Self.drawing(2, "Text(\"new\")"))
    // Whichever of the two is being drawn wakes both.
    let (woken, waker) = AsyncStream.makeStream(of: Void.self)
    _ = playground.answer(older, isLastMoment: false) { waker.yield() }
    var answer = playground.answer(newer, isLastMoment: false) { waker.yield() }
    for await _ in woken {
      answer = playground.answer(newer, isLastMoment: false) { waker.yield() }
      if answer != nil { break }
    }
    let page = JSON.parse(String(decoding: try #require(answer).body, as: UTF8.self))?["page"]?.string
    #expect(page?.hasSuffix("?2") == true)
    let late = try #require(playground.answer(older, isLastMoment: false) {})
    #expect(JSON.parse(String(decoding: late.body, as: UTF8.self))?["isSuperseded"]?.bool == true)
    // Another page of the browser has figures of its own.
    let other = try await Self.ask(playground, Self.drawing(1, "Text(\"other\")", client: "d"))
    #expect(other["page"]?.string?.contains("/drawn/1/") == true)
  }

  @Test(arguments: [
    ("/draw?client=c&number=1", ["Sec-Fetch-Site: cross-site"], HTTPResponseStatus.forbidden),
    ("/draw?client=c&number=1", ["Sec-Fetch-Site: same-site"], .forbidden),
    ("/draw?client=c&number=1", ["Sec-Fetch-Site: none"], .forbidden), ("/draw?client=c&number=1", [], .forbidden),
    ("/draw?client=c&number=1", ["Referer: http://attacker.example/localhost"], .forbidden),
    ("/draw?client=c&number=1", ["Origin: http://localhost.attacker.example"], .forbidden),
    ("/draw?client=c&number=0", ["Sec-Fetch-Site: same-origin"], .badRequest),
    ("/draw?client=c&number=0", ["Referer: http://localhost/vitrine-playground"], .badRequest),
    ("/draw?client=c&number=0", ["Origin: http://localhost"], .badRequest),
    ("/draw?number=1", ["Sec-Fetch-Site: same-origin"], .badRequest),
    ("/drawn/99/index.html", [], .notFound), ("/drawn/0/../../../etc/passwd", [], .badRequest),
    ("/drawn/-1/x", [], .notFound), ("/note.mustache", [], .notFound), ("/other", [], .notFound),
  ])
  func whatIsRefused(_ path: String, _ fields: [String], _ status: HTTPResponseStatus) throws {
    let playground = try Self.playground()
    #expect(playground.answer(try Self.request(path, fields), isLastMoment: false) {}?.status == status)
  }
}
