import Foundation
import Markup
import SiteGenerator
import SitePages
import Synchronization

/// The page of the development server for trying figures. The typed code becomes the only fence of a site with one
/// note, which is built like any other site, by the same worker processes and with the same limits.
///
/// A request for a figure waits until the figure is drawn. Of several requests of one page, only the last is drawn.
package final class Playground: Sendable {
  /// The path of the page on the server.
  static let path = "/vitrine-playground"
  /// The most pages that are open at once; another page replaces the one that was idle longest.
  private static let mostPages = 8

  private struct Page {
    /// The identifier that the page sends with its requests.
    var client: String
    /// The number of the page's last request.
    var last = 0
    /// The fence to draw after the current one.
    var wanted: PlaygroundFence?
    var isDrawing = false
    /// The last answer, and the number of its request.
    var done: (number: Int, answer: JSON)?
    /// The total number of requests at the page's last request.
    var used = 0
  }

  private let files: String
  private let drawing: PlaygroundDrawing
  private let state = Mutex<(pages: [Page], requests: Int)>(([], 0))

  /// - Parameter builder: the builder of the site, with only the configuration that affects figures.
  /// - Throws: an error if no temporary folder can be created.
  package init?(_ builder: SiteBuilder) throws {
    guard let theme = builder.defaultTheme else { return nil }
    files = theme + "/" + Theme.servingFolder
    drawing = try PlaygroundDrawing(builder, theme: files)
  }

  /// - Parameters:
  ///   - isLastMoment: whether the request must be answered now.
  ///   - wake: called when waiting requests may have answers.
  /// - Returns: the response, or `nil` if the request has to wait.
  func answer(_ request: HTTPRequest, isLastMoment: Bool, wake: @escaping @Sendable () -> Void) -> HTTPResponse? {
    let inner = request.path.dropFirst(Self.path.count)
    switch inner {
    case "", "/": return file("playground.html")
    case "/playground.js", "/playground.css", "/figure.css": return file(String(inner.dropFirst()))
    case "/draw": return figure(request, isLastMoment, wake)
    default:
      guard inner.hasPrefix("/drawn/") else { return HTTPResponse(status: .notFound) }
      let parts = inner.dropFirst("/drawn/".count).split(separator: "/", maxSplits: 1)
      guard parts.count == 2, let number = Int(parts[0]), 0..<Self.mostPages ~= number else {
        return HTTPResponse(status: .notFound)
      }
      return ServedFile(path: "/" + parts[1], in: drawing.site(number), range: request.range).response
    }
  }

  private func file(_ name: String) -> HTTPResponse { ServedFile(path: "/" + name, in: files).response }

  private func figure(
    _ request: HTTPRequest, _ isLastMoment: Bool, _ wake: @escaping @Sendable () -> Void
  ) -> HTTPResponse? {
    // Only the page itself may draw figures.
    guard request.sender == .page else { return HTTPResponse(status: .forbidden) }
    guard let client = request.query["client"], client.utf8.count < 64,
      let number = request.query["number"].flatMap(Int.init),
      number > 0
    else { return HTTPResponse(status: .badRequest) }
    let fence = PlaygroundFence(
      number: number, source: request.query["source"] ?? "", options: request.query["options"] ?? "")
    let (answer, starts): (JSON?, Int?) = state.withLock { state in
      guard let place = Self.place(of: client, in: &state) else { return (nil, nil) }
      if let done = state.pages[place].done, done.number == number { return (done.answer, nil) }
      if number < state.pages[place].last || isLastMoment { return (["isSuperseded": .bool(true)], nil) }
      guard number > state.pages[place].last else { return (nil, nil) }
      (state.pages[place].last, state.pages[place].wanted) = (number, fence)
      if state.pages[place].isDrawing { return (nil, nil) }
      state.pages[place].isDrawing = true
      return (nil, place)
    }
    if let starts { Task.detached { await self.draw(page: starts, wake) } }
    return answer.map { HTTPResponse(status: .ok, type: "application/json", body: Array($0.text.utf8)) }
  }

  /// - Returns: the index of the client's page; `nil` if all pages are drawing figures.
  private static func place(of client: String, in state: inout (pages: [Page], requests: Int)) -> Int? {
    state.requests += 1
    var place = state.pages.firstIndex { $0.client == client }
    if place == nil, state.pages.count < mostPages {
      state.pages.append(Page(client: client))
      place = state.pages.count - 1
    }
    if place == nil {
      place = state.pages.indices.filter { !state.pages[$0].isDrawing }.min {
        state.pages[$0].used < state.pages[$1].used
      }
      if let place { state.pages[place] = Page(client: client) }
    }
    if let place { state.pages[place].used = state.requests }
    return place
  }

  /// Draws the figures that a page requests, until there are no more.
  private func draw(page place: Int, _ wake: @Sendable () -> Void) async {
    while let fence = next(place) {
      let findings = await drawing.draw(fence, number: place)
      let path = "\(Self.path)/drawn/\(place)/index.html?\(fence.number)"
      let answer: JSON = ["findings": .array(findings), "page": .string(path)]
      state.withLock { $0.pages[place].done = (fence.number, answer) }
      wake()
    }
  }

  private func next(_ place: Int) -> PlaygroundFence? {
    state.withLock { state in
      defer { state.pages[place].wanted = nil }
      if state.pages[place].wanted == nil { state.pages[place].isDrawing = false }
      return state.pages[place].wanted
    }
  }
}
