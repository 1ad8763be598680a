import Foundation
import Synchronization

/// Serves a built site to browsers on this machine, and tells open pages when it has been built anew.
package struct DevelopmentServer: Sendable {
  private let root: String
  private let port: UInt16
  private let base: String
  private let state: ServedState
  private let playground: Playground?

  /// Somebody else listens there already.
  package struct PortTaken: Error {
    package var port: UInt16
  }

  /// - Parameters:
  ///   - address: where the site will be; what lies at its path is served there, too.
  ///   - port: 0 for any that is free.
  ///   - playground: the page on which figures are tried; `nil` for none.
  package init(root: String, address: String = "", port: UInt16, playground: Playground? = nil) throws {
    self.playground = playground
    self.root = root
    base = SiteAddress(address)?.path ?? "/"
    self.port = port
    state = ServedState(waker: try WakePipe())
  }

  /// Looks whether a port is free, before a site is built for it.
  ///
  /// - Throws: ``PortTaken`` where another program listens there.
  package static func check(port: UInt16) throws { try ListeningSocket.check(port: port) }

  /// Answers requests until the task is cancelled. Only this machine can ask, since the site may not be meant for others yet;
  /// it is there by both of its addresses, 127.0.0.1 and ::1, as programs take either for `localhost`.
  ///
  /// - Parameter didStart: called with the port once there are answers.
  /// - Throws: `PortTaken`.
  package func run(didStart: @escaping @Sendable (UInt16) -> Void = { _ in }) async throws {
    let first = try ListeningSocket.listening(at: .ip4, port: port)
    let second: ListeningSocket?
    do { second = try ListeningSocket.listening(at: .ip6, port: first.port) } catch let taken as PortTaken {
      first.end()
      throw taken
    } catch {
      // A machine may have no newer address.
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

  /// For pages that are read whole, in bytes.
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

  /// The address of the script of a page, which waits for others of it than this one.
  private func script(ofPage page: String) -> String {
    let name = page.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return "\(Self.scriptPath)?seen=\(state.version(of: page))&page=\(name)"
  }

  private static func answer(_ text: String, type: String) -> HTTPResponse {
    HTTPResponse(status: .ok, type: type, body: Array(text.utf8))
  }

  /// Makes open pages load again that have changed, and all show what the build has to say.
  ///
  /// - Parameter changed: the paths of files that are others; `nil` where that is not known, or where all pages may show them.
  package func didBuild(_ report: BuildReport, changed: Set<String>? = nil) {
    state.set(ReportPage(report), changed: changed)
  }

  /// Makes open pages load again that were made anew by themselves.
  package func didRefresh(_ pages: Set<String>) { state.setChanged(pages) }

  /// There is no new site: open pages stay as they are, and show why.
  package func didFail(_ message: String) { state.set(ReportPage(failure: message), changed: []) }

  static let reloadPath = "/vitrine-reload"
  static let scriptPath = "/vitrine-reload.js"
  static let stylePath = "/vitrine-reload.css"
  static let reportPath = "/vitrine-report"
  static let summaryPath = "/vitrine-report.json"
}
