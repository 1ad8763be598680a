import Foundation
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteGenerator
@testable import SiteReports

/// Reports of other tools' users, each as a folder of notes and what its site has to say. The right values are those of the source that
/// each case names.
@Suite struct PublicReportTests {
  @Test(arguments: ["reports.txt", "hiding.txt", "dialects.txt"].flatMap { TextCase.all(in: $0) })
  func eachReportedSiteBuildsAsExpected(_ one: TextCase) async throws {
    let folder = try TemporaryFolder(Self.files(one.input))
    let read = try SiteSettings(
      input: folder.path + "/content",
      configurationFile: folder.text("vitrine.yml").map { _ in folder.path + "/vitrine.yml" },
      output: folder.path + "/site")
    var configuration = read.configuration
    configuration.search = false
    configuration.dates = .notes
    var builder = SiteBuilder.test(input: read.input, output: read.output, drawing: false, configuration)
    builder.setDay(secondsSince1970: 1_790_000_000)
    let report = read.completed(try await builder.build())
    let findings = report.diagnostics.filter { $0.severity != .note }
      .map { $0.rendered().replacing(folder.path + "/", with: "") }
    var said = findings
    for line in one.expected.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      switch parts.first {
      case "has", "lacks":
        let page = folder.text("site/" + parts[1]) ?? ""
        #expect(
          page.contains(parts[2]) == (parts[0] == "has"),
          "\(one.place) \(one.name): \(line)\nactual:\n\(Self.body(page))")
      case "nowhere":
        let word = line.dropFirst("nowhere ".count)
        let holders = folder.contents(of: "site").filter { String(decoding: $0.value, as: UTF8.self).contains(word) }
        #expect(holders.keys.sorted() == [], "\(one.place) \(one.name): '\(word)' is published")
      case "page":
        let page = line.dropFirst("page ".count)
        #expect(folder.text("site/" + page) != nil, "\(one.place) \(one.name): there is no \(page)")
      case "warns":
        let words = line.dropFirst("warns ".count)
        #expect(findings.contains { $0.contains(words) }, "\(one.place) \(one.name): \(line)\nactual: \(findings)")
        said.removeAll { $0.contains(words) }
      default: Issue.record("\(one.place) \(one.name): '\(line)' says nothing")
      }
    }
    #expect(said == [], "\(one.place) \(one.name)")
  }

  @Test func casesAreFound() {
    #expect(TextCase.all(in: "reports.txt").count > 20)
    #expect(TextCase.all(in: "hiding.txt").count > 60)
    #expect(TextCase.all(in: "dialects.txt").count > 50)
  }

  /// `@@ path` begins a file; notes lie under `content`, and what begins with a slash beside it.
  private static func files(_ input: String) -> [String: String] {
    var files: [String: String] = [:]
    var path = "content/index.md"
    for line in input.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("@@ ") {
        path = String(line.dropFirst(3))
        path = path == "vitrine.yml" ? path : path.hasPrefix("/") ? String(path.dropFirst()) : "content/" + path
        files[path] = ""
      } else {
        files[path, default: ""] += line + "\n"
      }
    }
    return files
  }

  /// What of a page its note says.
  private static func body(_ page: String) -> Substring {
    page.firstRange(of: "<main").map { page[$0.lowerBound...].prefix(3_000) } ?? page.prefix(3_000)
  }
}
