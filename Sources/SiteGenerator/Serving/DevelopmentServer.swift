import Foundation
import SiteContent
import SiteReports
import Synchronization

/// Serves a built site to browsers on this computer, and notifies open pages of new builds.
package struct DevelopmentServer: Sendable {
  private let root: String
  private let port: UInt16
  private let base: String
  private let state: ServedState
  private let playground: Playground?

  /// The error for a port on which another program listens.
  package struct PortTaken: Error {
    package var port: UInt16
  }

  /// - Parameters:
  ///   - address: the site's base URL. The site is also served at the path of this URL.
  ///   - port: the port, or 0 for any free one.
  ///   - playground: the page for trying figures; `nil` for none.
  package init(root: String, address: String = "", port: UInt16, playground: Playground? = nil) throws {
    self.playground = playground
    self.root = root
    base = SiteAddress(address)?.path ?? "/"
    self.port = port
    state = ServedState(waker: try WakePipe())
  }

  /// Checks that a port is free, before the site is built.
  ///
  /// - Throws: ``PortTaken`` if another program listens on the port.
  package static func check(port: UInt16) throws { try ListeningSocket.check(port: port) }

  /// Serves requests until the task is cancelled. Only programs on this computer can connect, because the site may not
  /// be public yet. The server listens on both 127.0.0.1 and ::1, because programs use either for `localhost`.
  ///
  /// - Parameter didStart: called with the port when the server has started.
  /// - Throws: ``PortTaken`` if another program listens on the port.
  package func run(didStart: @escaping @Sendable (UInt16) -> Void = { _ in }) async throws {
    let first = try ListeningSocket.listening(at: .ip4, port: port)
    let second: ListeningSocket?
    do { second = try ListeningSocket.listening(at: .ip6, port: first.port) } catch let taken as PortTaken {
      first.end()
      throw taken
    } catch {
      // The computer may not support IPv6.
      second = nil
    }
    let listeners = [first, second].compactMap(\.self)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let thread = Thread {
          var loop = ServerLoop(listeners, state.waker, answer)
          loop.run()
          continuation.resume()
        }
        thread.stackSize = Self.stack
        thread.start()
        didStart(first.port)
      }
    } onCancel: {
      state.waker.end()
    }
    try Task.checkCancellation()
  }

  /// The stack size of the thread, in bytes. Pages are read whole.
  private static let stack = 8 << 20

  private func answer(_ request: HTTPRequest, isLastMoment: Bool) -> HTTPResponse? {
    switch request.path {
    case Self.reloadPath:
      let now = state.version(of: request.query["page"] ?? "")
      return now != request.query["seen"] || isLastMoment ? Self.answer(now, type: "text/plain") : nil
    case Self.scriptPath: return Self.answer(ReloadScript.text, type: "text/javascript; charset=utf-8")
    case Self.stylePath: return Self.answer(ReloadStyle.text, type: "text/css; charset=utf-8")
    case Self.reportPath: return Self.answer(state.report?.html(root: root) ?? "", type: "text/html; charset=utf-8")
    case Self.summaryPath: return Self.answer(state.report?.json ?? "{}", type: "application/json")
    case let asked where asked == Playground.path || asked.hasPrefix(Playground.path + "/"):
      guard let playground else { return HTTPResponse(status: .notFound) }
      return playground.answer(request, isLastMoment: isLastMoment) { state.waker.wake() }
    case let asked:
      let path = asked.hasPrefix(base) ? "/" + asked.dropFirst(base.count) : asked
      return ServedFile(path: path, in: root, range: request.range, script: script(ofPage:)).response
    }
  }

  /// Returns the URL of the script that waits for newer versions of a page than the current one.
  private func script(ofPage page: String) -> String {
    let name = page.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return "\(Self.scriptPath)?seen=\(state.version(of: page))&page=\(name)"
  }

  private static func answer(_ text: String, type: String) -> HTTPResponse {
    HTTPResponse(status: .ok, type: type, body: Array(text.utf8))
  }

  /// Makes the changed pages reload, and all open pages show the diagnostics of the build.
  ///
  /// - Parameter changed: the paths of changed files; `nil` if unknown, or if the change may affect all pages.
  package func didBuild(_ report: BuildReport, changed: Set<String>? = nil) {
    state.set(ReportPage(report), changed: changed)
  }

  /// Makes pages reload that were updated without a build.
  package func didRefresh(_ pages: Set<String>) { state.setChanged(pages) }

  /// Makes open pages show why the build failed. They do not reload.
  package func didFail(_ message: String) { state.set(ReportPage(failure: message), changed: []) }

  static let reloadPath = "/vitrine-reload"
  static let scriptPath = "/vitrine-reload.js"
  static let stylePath = "/vitrine-reload.css"
  static let reportPath = "/vitrine-report"
  static let summaryPath = "/vitrine-report.json"
}
