import Diagnostics
import Foundation

/// What a build has to say, as a page for the author: broken links first, then the rest, note by note. It is served beside the
/// site and never part of it.
package struct ReportPage: Sendable {
  private let report: BuildReport

  package init(_ report: BuildReport) { self.report = report }

  /// In a few words; empty where there is nothing to say.
  var summary: String {
    let (errors, warnings) = (report.count(.error), report.count(.warning))
    var words: [String] = []
    if errors > 0 { words.append(BuildReport.counted(errors, "error")) }
    if warnings > 0 { words.append(BuildReport.counted(warnings, "warning")) }
    return words.joined(separator: ", ")
  }

  private static let linkCodes: Set<String> = ["broken-link", "missing-image", "ambiguous-link"]

  /// - Parameter root: the built site, whose style sheets the page uses.
  func html(root: String) -> String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/assets")) ?? []
    let styles = names.sorted().filter { $0.hasSuffix(".css") }.map {
      "<link rel=\"stylesheet\" href=\"/assets/\(HTMLText.escape($0))\">\n"
    }
    let links = report.diagnostics.filter { Self.linkCodes.contains($0.code) }
    let others = report.diagnostics.filter { !Self.linkCodes.contains($0.code) }
    let nothing = report.diagnostics.isEmpty ? "<p class=\"lead\">Nothing to remark.</p>\n" : ""
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
      <title>What the build says</title><link rel="icon" href="data:,">
      \(styles.joined())</head>
      <body class="page report"><div class="columns"><main><article>
      <h1>What the build says</h1>
      <p class="lead">\(HTMLText.escape(report.summary)); \(HTMLText.escape(report.fenceSummary)).</p>
      \(nothing)\(section("Links that lead nowhere", links))\(section("Other remarks", others))</article></main></div></body></html>

      """
  }

  private func section(_ title: String, _ diagnostics: [Diagnostic]) -> String {
    guard !diagnostics.isEmpty else { return "" }
    var html = "<h2>\(title)</h2>\n"
    var file: String?
    for diagnostic in diagnostics {
      if file != diagnostic.file || file == nil {
        html += (file == nil ? "" : "</ul>\n") + "<h3>\(HTMLText.escape(diagnostic.file ?? "The site"))</h3>\n<ul>\n"
        file = diagnostic.file ?? ""
      }
      let place = diagnostic.span.map { "<code>\($0.start.line):\($0.start.column)</code> " } ?? ""
      let hint = diagnostic.hint.map { " <span class=\"count\">(\(HTMLText.escape($0)))</span>" } ?? ""
      let severity = diagnostic.severity == .note ? "" : "<strong>\(diagnostic.severity.rawValue)</strong> "
      html += "<li>\(place)\(severity)\(HTMLText.escape(diagnostic.message))\(hint)</li>\n"
    }
    return html + "</ul>\n"
  }
}
