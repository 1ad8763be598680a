import FlyingFox
import FlyingSocks
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Serves a built site to browsers on this machine, and tells open pages when it has been built anew.
package struct DevelopmentServer: Sendable {
  private let root: String
  private let port: UInt16
  private let base: String
  private let version = BuildVersion()
  private let report = CurrentReport()

  /// Somebody else listens there already.
  package struct PortTaken: Error {
    package var port: UInt16
  }

  /// - Parameters:
  ///   - address: where the site will be; what lies at its path is served there, too.
  ///   - port: 0 for any that is free.
  package init(root: String, address: String = "", port: UInt16) {
    self.root = root
    base = SiteAddress(address)?.path ?? "/"
    self.port = port
  }

  /// Answers requests until the task is cancelled. Only this machine can ask, since the site may not be meant for others yet;
  /// it is there by both of its addresses, 127.0.0.1 and ::1, as programs take either for `localhost`.
  ///
  /// - Parameter didStart: called with the port once there are answers.
  /// - Throws: `PortTaken`.
  package func run(didStart: @escaping @Sendable (UInt16) -> Void = { _ in }) async throws {
    let server = await server(at: try sockaddr_in.inet(ip4: "127.0.0.1", port: port))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await run(server, port: port) }
      group.addTask {
        try await server.waitUntilListening()
        guard case .ip4(_, let port)? = await server.listeningAddress else { return }
        try await runSecond(port: port) { didStart(port) }
      }
      defer { group.cancelAll() }
      try await group.waitForAll()
    }
  }

  /// The server at the newer address. A machine may have none.
  private func runSecond(port: UInt16, didStart: @escaping @Sendable () -> Void) async throws {
    let server = await server(at: sockaddr_in6.loopback(port: port))
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        do { try await run(server, port: port) } catch let taken as PortTaken { throw taken } catch {}
      }
      group.addTask {
        try? await server.waitUntilListening(timeout: 1)
        if !Task.isCancelled { didStart() }
      }
      defer { group.cancelAll() }
      try await group.waitForAll()
    }
  }

  private func run(_ server: HTTPServer, port: UInt16) async throws {
    do { try await server.run() } catch let error as SocketError {
      if case .failed(_, EADDRINUSE, _) = error { throw PortTaken(port: port) }
      throw error
    }
  }

  private func server(at address: some SocketAddress) async -> HTTPServer {
    let server = HTTPServer(config: .init(address: address, timeout: 60, logger: .disabled))
    let (root, base, version, report) = (root, base, version, report)
    await server.appendRoute(HTTPRoute("GET \(Self.reloadPath)")) { (request: HTTPRequest) -> HTTPResponse in
      let seen = request.query.first { $0.name == "seen" }.flatMap { Int($0.value) } ?? 0
      let number = await version.next(after: seen, waiting: .seconds(25))
      return Self.answer(String(number), type: "text/plain")
    }
    await server.appendRoute(HTTPRoute("GET \(Self.scriptPath)")) { (_: HTTPRequest) -> HTTPResponse in
      Self.answer(Self.script, type: "text/javascript; charset=utf-8")
    }
    await server.appendRoute(HTTPRoute("GET \(Self.reportPath)")) { (_: HTTPRequest) -> HTTPResponse in
      Self.answer(report.page?.html(root: root) ?? "", type: "text/html; charset=utf-8")
    }
    await server.appendRoute(HTTPRoute("GET \(Self.summaryPath)")) { (_: HTTPRequest) -> HTTPResponse in
      Self.answer(report.page?.summary ?? "", type: "text/plain; charset=utf-8")
    }
    await server.appendRoute(HTTPRoute("*")) { (request: HTTPRequest) -> HTTPResponse in
      // As it was asked for: the request’s own path has lost the slash at its end.
      let asked = request.target.path()
      let path = asked.hasPrefix(base) ? "/" + asked.dropFirst(base.count) : asked
      return ServedFile(path: path, in: root).response
    }
    return server
  }

  private static func answer(_ text: String, type: String) -> HTTPResponse {
    HTTPResponse(statusCode: .ok, headers: ServedFile.headers(type: type), body: Data(text.utf8))
  }

  /// Makes open pages load again, and show what the build has to say.
  package func didBuild(_ report: BuildReport) {
    self.report.page = ReportPage(report)
    version.advance()
  }

  static let reloadPath = "/vitrine-reload"
  static let scriptPath = "/vitrine-reload.js"
  static let reportPath = "/vitrine-report"
  static let summaryPath = "/vitrine-report.txt"

  private static let script = """
    "use strict";
    (async () => {
      const words = await (await fetch("\(summaryPath)", { cache: "no-store" })).text();
      if (!words || location.pathname === "\(reportPath)" || top !== self) return;
      const link = document.createElement("a");
      link.href = "\(reportPath)";
      link.className = "build-report";
      link.textContent = words;
      document.body.append(link);
    })().catch(() => {});
    (async () => {
      let seen = null;
      for (;;) {
        try {
          const answer = await fetch("\(reloadPath)?seen=" + (seen ?? 0), { cache: "no-store" });
          const number = Number(await answer.text());
          if (seen !== null && number !== seen) return location.reload();
          seen = number;
        } catch {
          await new Promise((resume) => setTimeout(resume, 1000));
        }
      }
    })();
    """
}

/// The report of the last build.
private final class CurrentReport: Sendable {
  private let stored = Mutex<ReportPage?>(nil)
  var page: ReportPage? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}

/// Counts builds; pages wait for the count to move on.
private final class BuildVersion: Sendable {
  private let number = Mutex(1)

  func advance() { number.withLock { $0 += 1 } }

  /// The number once it is not `seen` any more, or `seen` when the wait is over.
  func next(after seen: Int, waiting: Duration) async -> Int {
    let end = ContinuousClock.now + waiting
    while ContinuousClock.now < end, !Task.isCancelled {
      let current = number.withLock { $0 }
      if current != seen { return current }
      try? await Task.sleep(for: .milliseconds(100))
    }
    return number.withLock { $0 }
  }
}
