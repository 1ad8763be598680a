import FlyingSocks
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
    let pool = SocketPool.make()
    try await pool.prepare()
    let listener = try HTTPListener(at: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), port: port, pool: pool)
    let second = try newerListener(port: listener.port, pool)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await pool.run() }
      for listener in [listener, second].compactMap(\.self) {
        group.addTask { try await listener.run(answer) }
      }
      defer { group.cancelAll() }
      didStart(listener.port)
      try await group.waitForAll()
    }
  }

  /// Looks whether a port is free, before a site is built for it.
  ///
  /// - Throws: ``PortTaken`` where another program listens there.
  package static func check(port: UInt16) throws {
    try HTTPListener.check(at: try sockaddr_in.inet(ip4: "127.0.0.1", port: port), port: port)
  }

  /// The listener at the newer address. A machine may have none.
  private func newerListener(port: UInt16, _ pool: some AsyncSocketPool) throws -> HTTPListener? {
    do { return try HTTPListener(at: sockaddr_in6.loopback(port: port), port: port, pool: pool) } catch {
      if error is PortTaken { throw error }
      return nil
    }
  }

  private func answer(_ request: HTTPRequest) async -> HTTPResponse {
    switch request.path {
    case Self.reloadPath:
      let seen = request.query["seen"].flatMap { Int($0) } ?? 0
      let number = await version.next(after: seen, waiting: .seconds(25))
      return Self.answer(String(number), type: "text/plain")
    case Self.scriptPath: return Self.answer(Self.script, type: "text/javascript; charset=utf-8")
    case Self.reportPath: return Self.answer(report.page?.html(root: root) ?? "", type: "text/html; charset=utf-8")
    case Self.summaryPath: return Self.answer(report.page?.summary ?? "", type: "text/plain; charset=utf-8")
    case let asked:
      let path = asked.hasPrefix(base) ? "/" + asked.dropFirst(base.count) : asked
      return ServedFile(path: path, in: root).response
    }
  }

  private static func answer(_ text: String, type: String) -> HTTPResponse {
    HTTPResponse(status: .ok, type: type, body: Array(text.utf8))
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
