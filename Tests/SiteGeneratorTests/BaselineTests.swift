import Diagnostics
import TestSupport
import Testing

@testable import SiteGenerator
@testable import SitePages
@testable import SiteReports

/// Findings that are known already.
@Suite struct BaselineTests {
  private func findings(_ note: String) async throws -> [Diagnostic] {
    let folder = try TemporaryFolder(["content/a.md": note])
    var builder = SiteBuilder.test(folder)
    builder.countsLikeFindings = false
    // Where the folder is, is no part of what is compared.
    return try await builder.check().report.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.file = diagnostic.file?.replacing(folder.path + "/", with: "")
      return diagnostic
    }
  }

  @Test func movedLinesStayKnownAndOneMoreIsNew() async throws {
    let baseline = Baseline(of: try await findings("[x](x.md) [y](y.md)\n\n[x](x.md)"), in: "content")
    let moved = baseline.compared(with: try await findings("# A\n\n[x](x.md)\n\nwords\n\n[x](x.md)"), in: "content/")
    #expect(moved.new == [] && moved.known.count == 2 && moved.gone == 1)
    #expect(moved.summary == "2 known diagnostics hidden, 1 no longer found: update the baseline")
    let more = baseline.compared(with: try await findings("[x](x.md) [x](x.md) [x](x.md) [z](z.md)"), in: "content")
    #expect(more.new.map(\.message) == ["there is no link target 'x.md'", "there is no link target 'z.md'"])
    #expect(more.new.first?.span?.start.column == 25)
  }

  /// Of many of a kind all are known, though only the first are told one by one.
  @Test func countedFindingsAreKnownToo() async throws {
    let many = try await findings((0..<120).map { "[x](x\($0).md)" }.joined(separator: "\n"))
    #expect(many.count == 120)
    let again = Baseline(of: many, in: "content").compared(with: many, in: "content")
    #expect(again.new == [] && again.known.count == 120 && again.summary == "120 known diagnostics hidden")
  }

  @Test func filesAreReadAsTheyWereWritten() async throws {
    let baseline = Baseline(of: try await findings("[x](x.md) [x](x.md) [ü \"q\"](ü.md)"), in: "content")
    #expect(
      baseline.text == """
        {"version":1,"findings":[
          {"file":"a.md","rule":"broken-link","message":"there is no link target 'x.md'","count":2},
          {"file":"a.md","rule":"broken-link","message":"there is no link target 'ü.md'","count":1}
        ]}

        """)
    #expect(try Baseline(text: baseline.text) == baseline)
    #expect(try Baseline(text: Baseline(of: [], in: "").text) == Baseline(of: [], in: ""))
    let huge =
      #"{"version":1,"findings":[{"rule":"x","message":"y","count":1e300},{"rule":"z","message":"","count":-1}]}"#
    #expect(try Baseline(text: huge).compared(with: [], in: "").gone == 1_000_000)
    for text in ["", "{}", "[]", #"{"version":2,"findings":[]}"#, #"{"version":1,"findings":[{"rule":1}]}"#] {
      #expect(throws: Baseline.Problem.self) { try Baseline(text: text) }
    }
  }
}
