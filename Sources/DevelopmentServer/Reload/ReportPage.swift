import Diagnostics
import Foundation
import Markup
import SiteGenerator
import SiteMarkup
import SiteReports

/// The diagnostics of a build as a page for the author: broken links first, then the others by note. The server serves
/// it beside the site; it is never a part of the site.
struct ReportPage: Sendable {
  private let report: BuildReport
  /// The reason why the build failed; `nil` if it succeeded.
  private let failure: String?

  init(_ report: BuildReport) { (self.report, failure) = (report, nil) }

  init(failure: String) {
    report = BuildReport()
    self.failure = failure
  }

  /// The numbers of errors and warnings; empty if there are none.
  var summary: String {
    if failure != nil { return "The site was not built" }
    let (errors, warnings) = (report.count(.error), report.count(.warning))
    var words: [String] = []
    if errors > 0 { words.append(BuildReport.counted(errors, "error")) }
    if warnings > 0 { words.append(BuildReport.counted(warnings, "warning")) }
    return words.joined(separator: ", ")
  }

  private static let linkCodes: Set<String> = ["broken-link", "missing-note", "missing-image", "ambiguous-link"]

  /// - Parameter root: the folder of the built site, whose style sheets the page uses.
  func html(root: String) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/assets")) ?? []
    var head: [Node] = [
      .element("meta", ["charset": "utf-8"]),
      .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]), "\n",
      .element("title", [:], ["Build report"]), .element("link", ["rel": "icon", "href": "data:,"]), "\n",
    ]
    let sheets = names.sorted().filter { $0.hasSuffix(".css") }.map { "/assets/" + $0 }
    for address in sheets + [DevelopmentServer.stylePath] {
      head += [Node].block("link", ["rel": "stylesheet", "href": address])
    }
    let article = Element("article", [:], content)
    let main = Element("main", [:], [.element(article)])
    let columns = Element("div", ["class": "columns"], [.element(main)])
    return HTMLPage.text(
      language: "en", head: head, body: Element("body", ["class": "page report"], [.element(columns)]))
  }

  /// The most errors that open pages show.
  private static let most = 20

  /// The data for open pages: the summary, and the errors.
  var json: String {
    var errors = report.diagnostics.filter { $0.severity == .error }.prefix(Self.most).map { error in
      let line = error.span.map { ":\($0.start.line):\($0.start.column)" } ?? ""
      return Self.json(error.message, place: (error.file ?? "") + line, hint: error.hint)
    }
    if let failure { errors.insert(Self.json(failure, place: "", hint: nil), at: 0) }
    let value: JSON = ["summary": .string(summary), "errors": .array(errors)]
    return value.text
  }

  private static func json(_ message: String, place: String, hint: String?) -> JSON {
    ["place": .string(place), "message": .string(message), "hint": .string(hint ?? "")]
  }

  private var content: [Node] {
    if let failure {
      return .lines(.block("h1", [:], ["The site was not built"]), .block("p", ["class": "lead"], [.text(failure)]))
    }
    var nodes = [Node].lines(
      .block("h1", [:], ["Build report"]),
      .block("p", ["class": "lead"], [.text("\(summary); \(report.fenceSummary).")]))
    if report.diagnostics.isEmpty { nodes += [Node].block("p", ["class": "lead"], ["No errors or warnings."]) }
    nodes += section("Broken links", report.diagnostics.filter { Self.linkCodes.contains($0.code) })
    return nodes + section("Other diagnostics", report.diagnostics.filter { !Self.linkCodes.contains($0.code) })
  }

  /// Returns a section with the diagnostics grouped by file.
  private func section(_ title: String, _ diagnostics: [Diagnostic]) -> [Node] {
    guard !diagnostics.isEmpty else { return [] }
    var nodes = [Node].block("h2", [:], [.text(title)])
    var rest = diagnostics[...]
    while let first = rest.first {
      let file = first.file
      let own = rest.prefix { $0.file == file }
      rest = rest.dropFirst(own.count)
      nodes += [Node].block("h3", [:], [.text(file ?? "The site")])
      nodes += [Node].block("ul", [:], .lines(own.flatMap(item)))
    }
    return nodes
  }

  private func item(_ diagnostic: Diagnostic) -> [Node] {
    var nodes: [Node] = []
    if let place = diagnostic.span?.start {
      nodes += [.element("code", [:], [.text("\(place.line):\(place.column)")]), " "]
    }
    if diagnostic.severity != .note {
      nodes += [.element("strong", [:], [.text(diagnostic.severity.rawValue)]), " "]
    }
    nodes.append(.text(diagnostic.message))
    if let hint = diagnostic.hint { nodes += [" ", .element("span", ["class": "count"], [.text("(\(hint))")])] }
    return .block("li", [:], nodes)
  }
}
