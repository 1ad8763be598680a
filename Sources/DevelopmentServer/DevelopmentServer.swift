import Foundation
import NIOCore
import NIOPosix
import SiteContent
import SiteGenerator

/// Serves a built site to browsers on this computer, rebuilds it when its files change, and notifies open pages.
///
/// The actor runs on the event loop of its connections, which no build delays. ``ServedSite`` decides what to do; the
/// actor brings it the events and performs its effects.
package actor DevelopmentServer {
  private let root: String
  private let notes: String?
  private let port: UInt16
  private let base: String
  private let playground: Playground?
  private let rebuilder: (any SiteRebuilder)?
  private let loop: any EventLoop
  private var site: ServedSite
  private var watch: FolderWatch?
  private var alarm: Scheduled<Void>?
  /// The connections that wait for a response, by their numbers.
  private var waiting: [Int: NIOLoopBound<HTTPConnection>] = [:]
  /// The requests for figures of the playground that wait for a drawing.
  private var drawings: [Int: HTTPRequest] = [:]
  /// Ends ``run(didStart:)``.
  private let (ends, end) = AsyncStream<Never>.makeStream()

  package nonisolated var unownedExecutor: UnownedSerialExecutor { loop.executor.asUnownedSerialExecutor() }

  /// The error for a port on which another program listens.
  package struct PortTaken: Error {
    package var port: UInt16
  }

  /// - Parameters:
  ///   - notes: the folder of the notes, from which files of the site are copied.
  ///   - address: the site's base URL. The site is also served at the path of this URL.
  ///   - port: the port, or 0 for any free one.
  ///   - playground: the page for trying figures; `nil` for none.
  ///   - first: the first build, the watch over its files, and the rebuilder for the next builds; `nil` for a folder
  ///     that is only served.
  package init(
    root: String, notes: String? = nil, address: String = "", port: UInt16, playground: Playground? = nil,
    following first: (build: FinishedBuild, watch: FolderWatch, rebuilder: any SiteRebuilder)? = nil
  ) {
    (self.root, self.notes, self.port, self.playground) = (root, notes, port, playground)
    base = SiteAddress(address)?.path ?? "/"
    (watch, rebuilder) = (first?.watch, first?.rebuilder)
    site = ServedSite(first?.build, start: Int.random(in: 1...1_000_000) * 1000, at: .now)
    loop = MultiThreadedEventLoopGroup.singleton.any()
  }

  /// Checks that a port is free, before the site is built.
  ///
  /// - Throws: ``PortTaken`` if another program listens on the port.
  package static func check(port: UInt16) async throws { try await HTTPListener.check(port: port) }

  /// Serves requests until the task is cancelled. Only programs on this computer can connect, because the site may not
  /// be public yet.
  ///
  /// - Parameter didStart: called with the port when the server has started.
  /// - Throws: ``PortTaken`` if another program listens on the port.
  package func run(didStart: @Sendable (UInt16) -> Void = { _ in }) async throws {
    let listener = try await HTTPListener.listening(port: port, on: loop) { [self] event in
      assumeIsolated { $0.receive(event) }
    }
    if let watch { follow(watch) }
    didStart(listener.port)
    for await _ in ends {}
    receive(.stopped)
    await listener.close()
    try Task.checkCancellation()
  }

  // MARK: Events and effects

  /// Changes the state of the site, and performs the effects.
  func receive(_ event: ServedSite.Event) {
    for effect in site.receive(event, at: .now) { perform(effect) }
    alarm?.cancel()
    alarm = site.alarm.map { time in
      loop.scheduleTask(in: TimeAmount(time - .now)) { self.assumeIsolated { $0.receive(.alarm) } }
    }
  }

  private func perform(_ effect: ServedSite.Effect) {
    switch effect {
    case .answer(let id, let version): respond(to: id, Self.response(version, type: "text/plain"))
    case .stop:
      watch?.end()
      end.finish()
    case .log(let message): rebuilder?.log(message)
    case .refresh(let files):
      Task { receive(.refreshed(await rebuilder?.refresh(files))) }
    case .build(let kind):
      Task {
        do {
          if let build = try await rebuilder?.build(kind) { receive(.built(build)) }
        } catch { receive(.buildFailed(message: "\(error)")) }
      }
    case .watch(let places):
      Task {
        // The new watch begins before the current one ends, so that no change is missed.
        guard let next = await rebuilder?.watch(places) else { return }
        if site.isStopped || site.places != places { return next.end() }
        watch?.end()
        watch = next
        follow(next)
      }
    }
  }

  private func follow(_ watch: FolderWatch) {
    Task { for await files in watch.changes { receive(.changed(files)) } }
  }

  // MARK: Requests

  private func receive(_ event: HTTPListener.Event) {
    switch event {
    case .request(let request, let connection):
      waiting[connection.value.id] = connection
      answer(request, connection.value.id)
    case .closed(let id):
      (waiting[id], drawings[id]) = (nil, nil)
      receive(.left(id: id))
    }
  }

  private func respond(to id: Int, _ response: HTTPResponse) {
    drawings[id] = nil
    waiting.removeValue(forKey: id)?.value.send(response)
  }

  private func answer(_ request: HTTPRequest, _ id: Int) {
    let report = site.versions.report
    switch request.path {
    case Self.reloadPath:
      receive(.asked(id: id, page: request.query["page"] ?? "", seen: request.query["seen"]))
    case Self.scriptPath: respond(to: id, Self.response(ReloadScript.text, type: "text/javascript; charset=utf-8"))
    case Self.stylePath: respond(to: id, Self.response(ReloadStyle.text, type: "text/css; charset=utf-8"))
    case Self.reportPath where request.sender == .other, Self.summaryPath where request.sender == .other:
      // Reports quote the notes. Only pages of this server and the user read them.
      respond(to: id, HTTPResponse(status: .forbidden))
    case Self.reportPath:
      respond(to: id, Self.response(report?.html(root: root) ?? "", type: "text/html; charset=utf-8"))
    case Self.summaryPath: respond(to: id, Self.response(report?.json ?? "{}", type: "application/json"))
    case let asked where asked == Playground.path || asked.hasPrefix(Playground.path + "/"):
      guard playground != nil else { return respond(to: id, HTTPResponse(status: .notFound)) }
      drawings[id] = request
      answerDrawing(id)
      if drawings[id] == nil { return }
      loop.scheduleTask(in: TimeAmount(ServedSite.patience)) {
        self.assumeIsolated { $0.answerDrawing(id, isLastMoment: true) }
      }
    case let asked:
      let path = asked.hasPrefix(base) ? "/" + asked.dropFirst(base.count) : asked
      respond(
        to: id,
        ServedFile(path: path, in: root, copiedFrom: notes, range: request.range, script: script(ofPage:)).response)
    }
  }

  /// Answers a request to the playground if it can be answered now.
  private func answerDrawing(_ id: Int, isLastMoment: Bool = false) {
    guard let request = drawings[id] else { return }
    let response = playground?.answer(request, isLastMoment: isLastMoment) { Task { await self.answerDrawings() } }
    if let response = response ?? (isLastMoment ? HTTPResponse(status: .ok) : nil) { respond(to: id, response) }
  }

  private func answerDrawings() { for id in drawings.keys.sorted() { answerDrawing(id) } }

  /// Returns the URL of the script that waits for newer versions of a page than the current one.
  private func script(ofPage page: String) -> String {
    let name = page.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return "\(Self.scriptPath)?seen=\(site.versions.version(of: page))&page=\(name)"
  }

  private static func response(_ text: String, type: String) -> HTTPResponse {
    HTTPResponse(status: .ok, type: type, body: Array(text.utf8))
  }

  static let reloadPath = "/vitrine-reload"
  static let scriptPath = "/vitrine-reload.js"
  static let stylePath = "/vitrine-reload.css"
  static let reportPath = "/vitrine-report"
  static let summaryPath = "/vitrine-report.json"
}
