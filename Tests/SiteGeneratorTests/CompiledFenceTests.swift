import Diagnostics
import Foundation
import Programs
import SwiftCompilation
import TestSupport
import Testing

@testable import SiteGenerator
@testable import SiteReports

/// Notes whose figures the Swift compiler checks.
@Suite(
  .enabled(
    if: (try? SwiftCompiler.find(TestAssets.assets, .system)) != nil, "there is no Swift compiler, or no module SwiftUI"
  ))
struct CompiledFenceTests {
  private func check(_ notes: [String: String], _ programs: InstalledPrograms = .system) async throws -> BuildReport {
    let folder = try TemporaryFolder(notes)
    var builder = SiteBuilder.test(folder, drawing: true)
    builder.installedPrograms = programs
    var report = BuildReport()
    report.compiled = try await builder.check().compile(for: builder, into: &report)?.summary
    return report
  }

  private func fence(_ code: String, _ options: String = "") -> String {
    "```swift view-tree \(options)\n\(code)\n```\n\n"
  }

  /// Ten mistakes, each with the message of swiftc and its place in the note.
  @Test func mistakesAreReportedAtTheirPlaces() async throws {
    let mistakes = [
      (
        "Toggle(\"a\", isOn: true)", 19, "cannot convert value of type 'Bool' to expected argument type 'Binding<Bool>'"
      ),
      ("Text(\"a\").paddin()", 11, "value of type 'Text' has no member 'paddin'"),
      ("let a: Int = \"a\"", 14, "cannot convert value of type 'String' to specified type 'Int'"),
      ("Text(title)", 6, "cannot find 'title' in scope"),
      ("VStack(spacing: \"8\") { Text(\"a\") }", 17, "cannot convert value of type 'String' to expected argument type"),
      ("func area() -> Int { let side = 1 }", 35, "missing return in global function expected to return 'Int'"),
      ("struct A: View {}", 8, "type 'A' does not conform to protocol 'View'"),
      (
        "enum E { case a, b }\nfunc f(_ e: E) -> Int { switch e { case .a: return 1 } }", 25,
        "switch must be exhaustive"
      ),
      ("Text(\"a\", font: .body)", 18, "extra argument 'font' in call"),
      ("let big: UInt8 = 300", 18, "integer literal '300' overflows when stored into 'UInt8'"),
    ]
    var note = "# A\n\n"
    var lines: [Int] = []
    for (code, _, _) in mistakes {
      lines.append(
        note.split(separator: "\n", omittingEmptySubsequences: false).count + code.split(separator: "\n").count)
      note += fence(code)
    }
    let report = try await check(["content/a.md": note])
    for ((code, column, message), line) in zip(mistakes, lines) {
      let found = report.diagnostics.filter { $0.span?.start.line == line }
      #expect(found.contains { $0.message.hasPrefix(message) }, "\(code): \(found)")
      #expect(
        found.contains { $0.span?.start.column == column }, "\(code): \(found.map { $0.span?.start.column ?? 0 })")
    }
    #expect(report.compiled == "compiled: 10 fences, 10 with errors")
  }

  @Test func fencesUseTheDeclarationsOfEarlierOnes() async throws {
    let report = try await check([
      "content/a.md": fence("struct Row: View { @State var n = 1\n  var body: some View { Text(\"\\(n)\") } }")
        + fence("VStack { Row(); Row() }")
        + fence("@State var isOn = true\nToggle(\"a\", isOn: $isOn)")
        + fence("Text(greeting)", "let='greeting = \"Hi\"'")
        + fence("extension EnvironmentValues { @Entry var level = 3 }\nText(\"a\").environment(\\.level, 4)")
    ])
    #expect(report.diagnostics.map(\.message) == [])
    #expect(report.compiled == "compiled: 5 fences, 0 with errors")
  }

  @Test func lenientFencesAndOtherModulesAreLeftOut() async throws {
    let report = try await check([
      "content/a.md": fence("Text(title)", "lenient=true") + fence("import UIKit\nText(\"a\")") + fence("Text(\"b\")")
    ])
    #expect(report.diagnostics.isEmpty)
    let leftOut = "1 left out (lenient), 1 left out (other modules)"
    #expect(report.compiled == "compiled: 1 fence, 0 with errors, \(leftOut)")
  }

  @Test func expectedErrorsAreCompared() async throws {
    let report = try await check([
      "content/a.md": fence("let a: Int = \"a\"", "fails=\"cannot convert value of type 'String'\"")
        + fence("let a = 1", "fails=\"missing return\"") + fence("Text(a)", "fails=\"missing return\"")
        + fence("Text(b)", "fails")
    ])
    #expect(
      report.diagnostics.map { "\($0.severity) \($0.message)" } == [
        "error this code compiles, although 'fails' says that it does not",
        "error the compiler reports another error: cannot find 'a' in scope",
        "note the compiler reports this error: cannot find 'b' in scope",
      ])
    #expect(report.compiled == "compiled: 4 fences, 2 with errors, 2 with the errors that 'fails' expects")
  }

  @Test func aMissingCompilerIsOneError() async throws {
    let report = try await check(["content/a.md": fence("Text(\"a\")")], InstalledPrograms(folders: []))
    #expect(report.diagnostics.map(\.message) == ["the fences were not compiled: no Swift compiler was found"])
    #expect(report.compiled == nil)
  }
}
