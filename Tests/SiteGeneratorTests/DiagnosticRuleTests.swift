import Foundation
import TestSupport
import Testing

@testable import SiteContent
@testable import SiteGenerator
@testable import SitePages
@testable import SiteReports

/// The rules of findings: all that there are, and how much they matter where the settings say it.
@Suite struct DiagnosticRuleTests {
  /// The codes that the program's own source writes.
  private static func codes() throws -> Set<String> {
    let patterns = [
      #"\.(?:error|warning|note), (?:\w+ \? "[a-z0-9-]+" : )?"([a-z0-9]+(?:-[a-z0-9]+)*)""#,
      #"problem\.severity, "([a-z]+)""#, #"[?:] "((?:acting|withheld)-file)""#,
      #"\.(?:error|warning|note), \w+ \? "([a-z0-9]+(?:-[a-z0-9]+)*)""#,
      #"(?:Failure|[^A-Za-z]error)\( ?"([a-z0-9]+(?:-[a-z0-9]+)*)""#, #"unread\("([a-z-]+)""#,
      #": "([a-z]+(?:-[a-z]+)*)"(?= case)"#,
      #"code: "([a-z-]+)""#, #"topic: "([a-z-]+)""#, #"[( ]"(embed-[a-z]+)","#,
    ]
    let signs = [
      "Diagnostic(", "Failure(", ".error, ", ".warning, ", ".note, ", "error(", "topic: ", "code: ", "unread(",
      "embed-", "case .limit",
    ]
    let root = packageRoot + "/Sources"
    var codes: Set<String> = []
    for case let path as String in FileManager.default.enumerator(atPath: root) ?? .init()
    where path.hasSuffix(".swift") {
      // Lists of rules are what is compared; bindings that are made of declarations find nothing.
      if path.contains("/Rules/DiagnosticRule+") || path.contains("/Generated/") { continue }
      let text = try String(contentsOfFile: root + "/" + path, encoding: .utf8)
      // Only the lines with quotes, and the one before each, where a call begins.
      let lines = text.split(separator: "\n")
      let line = lines.indices.filter { index in
        lines[index].utf8.contains(UInt8(ascii: "\"")) || index + 1 < lines.count && lines[index].hasSuffix("(")
          || path.hasSuffix("FailureKind.swift")
      }.map { lines[$0].trimmingCharacters(in: .whitespaces) }.joined(separator: " ").replacing("( ", with: "(")
      guard signs.contains(where: { line.contains($0) }) else { continue }
      for (index, pattern) in patterns.enumerated() {
        if index == 6, !path.hasSuffix("FailureKind.swift") { continue }
        for match in line.matches(of: try Regex(pattern, as: (Substring, Substring).self)) {
          codes.insert((index == 8 ? "advice-" : "") + match.output.1)
        }
      }
    }
    return codes
  }

  @Test func everyCodeIsARuleAndEveryRuleACode() throws {
    let codes = try Self.codes()
    let rules = Set(DiagnosticRule.groups.flatMap(\.rules).map(\.name))
    #expect(codes.subtracting(rules).sorted() == [], "codes without a rule")
    #expect(rules.subtracting(codes).sorted() == [], "rules that nothing finds")
    #expect(rules.count == DiagnosticRule.groups.flatMap(\.rules).count, "a rule is listed twice")
  }

  /// `VITRINE_RECORD=1` writes the manual's list anew.
  @Test func theManualListsThemAll() throws {
    let path = packageRoot + "/content/reference/rules.md"
    let written = try String(contentsOfFile: path, encoding: .utf8)
    let start = try #require(written.range(of: "## Notes"))
    let wanted = written[..<start.lowerBound] + DiagnosticRule.manual
    if ProcessInfo.processInfo.environment["VITRINE_RECORD"] != nil {
      try Data(wanted.utf8).write(to: URL(fileURLWithPath: path))
    }
    #expect(written == wanted, "run again with VITRINE_RECORD=1")
  }

  private static let notes = [
    "content/index.md": "# Home\n\n[a](a.md) [gone](gone.md)", "content/a.md": "# A\n\n![](x.png)",
    "content/lonely.md": "# a\n\n[self](lonely.md)", "content/x.png": "",
  ]

  private func found(_ settings: String) async throws -> [String] {
    let reader = ConfigurationReader(text: settings, path: "vitrine.yml")
    let folder = try TemporaryFolder(Self.notes)
    let report = try await SiteBuilder.test(folder) { $0.rules = reader.configuration.rules }.check().report
    let told = reader.diagnostics.map { "\($0.message); \($0.hint ?? "")" }
    return told + report.diagnostics.map { "\($0.severity.rawValue) \($0.code) \($0.span?.start.line ?? 0)" }
  }

  @Test func settingsSayHowMuchFindingsMatter() async throws {
    #expect(try await found("") == ["note image-words 3", "warning broken-link 3"])
    #expect(
      try await found("rules: { broken-link: error, image-words: off, same-title: warning, orphan: note }") == [
        "error broken-link 3", "warning same-title 1", "note orphan 1",
      ])
  }

  @Test func anUnknownRuleHasASuggestion() async throws {
    let told = try await found(
      "rules:\n  broken-lnk: error\n  broken-link: eror\n  same-title: off\n  image-words: \"off\"")
    #expect(
      told == [
        "unknown rule 'broken-lnk'; did you mean 'broken-link'?",
        "'broken-link' must be one of off, note, warning, error; did you mean 'error'?", "warning broken-link 3",
      ])
    #expect(try await found("rules: strict").first?.hasPrefix("'rules' must be a level for each rule") == true)
  }

  @Test func onlyNotesThatNothingLeadsToAreOrphans() async throws {
    let folder = try TemporaryFolder([
      "content/index.md": "# Home", "content/a.md": "# A\n\n![[b]]", "content/b.md": "# B\n\n[[c#^fig-x]]",
      "content/c.md": "# C\n\n[[a]]", "content/d.md": "# D\n\n[[d]]",
      "content/de.md": "---\nlang: de\ntranslation-of: a.md\n---\n# Ä",
    ])
    let report = try await SiteBuilder.test(folder) { $0.rules["orphan"] = .error }.check().report
    let orphans = report.diagnostics.filter { $0.code == "orphan" }
    #expect(orphans.map(\.message) == ["no other note links to 'D'"])
    #expect(orphans.map(\.severity) == [.error])
  }
}
