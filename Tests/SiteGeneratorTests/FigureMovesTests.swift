import Figures
import Foundation
import Markup
import TestSupport
import Testing
import VitrineLayout

@testable import SiteGenerator
@testable import SitePages
@testable import SiteReports

/// Which figures have other sizes than before.
@Suite struct FigureMovesTests {
  private static func fence(_ code: String, _ options: String = "") -> String {
    "```swift view-tree width=200 height=100 \(options)\n\(code)\n```\n"
  }

  private static let badge = "struct Badge: View {\n  var body: some View { Text(\"New\").padding(4) }\n}\n"

  /// Three notes with seven figures.
  private static let before = [
    "content/a.md": "# A\n\n" + fence("Color.red.frame(width: 40, height: 20)", "id=card")
      + "\n" + fence("Text(\"still\")") + "\n" + fence("Color.blue.frame(width: 30, height: 30)"),
    "content/b.md": "# B\n\n```swift\n\(badge)```\n\n"
      + fence("HStack(spacing: 0) { Badge().id(\"left\"); Color.green }")
      + "\n" + fence("Divider()"),
    "content/c.md": "# C\n\n" + fence("Text(\"still\")", "widths=50,100") + "\n" + fence("Spacer()", "id=space"),
  ]

  /// Of them three have moved: a named one that was written anew, one whose fence was changed, and one that shows what
  /// an earlier fence declares. Others only stand elsewhere, and one is new.
  private static let after = [
    "content/a.md": "# A\n\nMore words.\n\n"
      + fence("Color.red.frame(width: 60, height: 20)", "id=card caption=\"A card\"")
      + "\n" + fence("Text(\"still\")") + "\n" + fence("Color.blue.frame(width: 30, height: 31)"),
    "content/b.md": "# B\n\n```swift\n\(badge.replacing("padding(4)", with: "padding(6)"))```\n\n"
      + fence("HStack(spacing: 0) { Badge().id(\"left\"); Color.green }") + "\n" + fence("Divider()"),
    "content/c.md": "# C\n\n" + fence("Spacer()", "id=space") + "\n" + fence("Text(\"new\")", "id=new") + "\n"
      + fence("Text(\"still\")", "widths=50,100"),
  ]

  /// A repository whose commit has the notes as they were, and whose folder has them as they are.
  private func repository() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(Self.before)
    try folder.git("init", "-q", in: folder.path)
    try folder.git("add", "-A", in: folder.path)
    try folder.git("commit", "-qm", "before", in: folder.path)
    for (path, text) in Self.after { try folder.write(text, to: path) }
    return folder
  }

  private func moves(_ folder: TemporaryFolder, against name: String, drawn: Bool = false) async throws -> FigureMoves {
    var builder = SiteBuilder.test(folder, drawing: true)
    builder.keepsRenderings = drawn
    let input = folder.path + "/content"
    let settings = try SiteSettings(input: input, configurationFile: nil, output: nil)
    let old = try await FigureBaseline(name, settings, like: builder).figures()
    return FigureMoves(from: old, to: try await builder.check().figureList, in: input)
  }

  /// `FigureBaseline` asks git in the notes' folder, wherever the test runs.
  @Test func exactlyThreeMovedSinceTheCommit() async throws {
    let folder = try repository()
    let moves = try await moves(folder, against: "HEAD")
    #expect(moves.moved.map { "\($0.after.note):\($0.after.line)" } == ["a.md:5", "a.md:13", "b.md:9"])
    let texts = moves.moved.map { $0.views.map(\.text) }
    #expect(texts[0].count == 1 && texts[0][0].hasSuffix(" 40 × 20 → 60 × 20"), "\(texts)")
    #expect(texts[1].count == 1 && texts[1][0].hasSuffix(" 30 × 30 → 30 × 31"), "\(texts)")
    #expect(moves.moved[2].views.contains { $0.text.contains("padding") })
    #expect(moves.added.map(\.name) == ["new"] && moves.removed.isEmpty)
    #expect(moves.summary == "3 figures moved, 1 new")
    let told = moves.diagnostics
    #expect(told.map(\.code) == ["moved-figure", "moved-figure", "moved-figure"])
    #expect(told.first?.message.hasPrefix("the figure 'card' moved: ") == true)
    #expect(told.first?.file == folder.path + "/content/a.md" && told.first?.span?.start.line == 5)
  }

  @Test func theCheckoutStaysAsItIs() async throws {
    let folder = try repository()
    try folder.write("exit 1", to: ".git/hooks/post-checkout")
    let before = folder.contents(of: "")
    _ = try await moves(folder, against: "HEAD")
    let after = folder.contents(of: "")
    #expect(before.keys.sorted() == after.keys.sorted())
    for (path, data) in before { #expect(after[path] == data, "\(path)") }
  }

  @Test func aBuildListsItsFigures() async throws {
    let folder = try TemporaryFolder(Self.before)
    _ = try await SiteBuilder.test(folder, drawing: true).build()
    let text = try #require(folder.text("site/figures.json"))
    let list = try #require(FigureList(text: text))
    #expect(list.figures.map(\.name) == ["card", nil, nil, nil, nil, nil, "space"])
    #expect(list.figures.map(\.page).first == "a.html" && list.figures[0].id == "fig-card" && list.figures[0].line == 3)
    #expect(list.figures[0].pictures.map(\.size) == [Size(width: 40, height: 20)])
    #expect(list.figures[5].pictures.map(\.label) == ["50 wide", "100 wide"])
    #expect(list.text == text)
    // A built site, its list, and the notes themselves are all the same.
    for name in ["site", "site/figures.json", "content"] {
      #expect(try await moves(folder, against: folder.path + "/" + name).summary == "0 figures moved", "\(name)")
    }
    for (path, text) in Self.after { try folder.write(text, to: path) }
    #expect(try await moves(folder, against: folder.path + "/site").summary == "3 figures moved, 1 new")
  }

  @Test func aFileOfOnesOwnKeepsItsPlace() async throws {
    let (folder, report) = try await site(["content/a.md": "# A", "content/figures.json": "mine"])
    #expect(folder.text("site/figures.json") == "mine")
    #expect(report.diagnostics.map(\.code) == ["same-file"])
  }

  @Test func whatIsNoBaselineIsTold() async throws {
    let folder = try repository()
    try folder.write("{}", to: "other.json")
    for (name, words) in [
      ("nowhere", "there is no file, folder or commit 'nowhere'"),
      ("--all", "there is no file, folder or commit '--all'"),
      (folder.path + "/other.json", "is not a figures.json"),
    ] {
      let problem = await #expect(throws: FigureBaseline.Problem.self) { try await moves(folder, against: name) }
      #expect(problem?.description.contains(words) == true, "\(problem?.description ?? "")")
    }
    let plain = try TemporaryFolder(["content/a.md": "# A"])
    let problem = await #expect(throws: FigureBaseline.Problem.self) { try await moves(plain, against: "HEAD") }
    #expect(problem?.description.contains("in no git repository") == true)
  }

  @Test func theReportDrawsBeforeAndAfter() async throws {
    let folder = try repository()
    let page = MoveReport(try await moves(folder, against: "HEAD", drawn: true), baseline: "HEAD").html
    #expect(page.ranges(of: "<section>").count == 3 && page.ranges(of: "prefers-color-scheme: dark").count == 3)
    #expect(page.contains("<h1>3 figures moved, 1 new</h1>") && page.contains("<td>40 × 20</td><td>60 × 20</td>"))
    _ = try await SiteBuilder.test(folder, drawing: true).build()
    for (path, text) in Self.before { try folder.write(text, to: path) }
    // Of a built site only numbers are known: frames are drawn of them.
    let sketched = MoveReport(try await moves(folder, against: folder.path + "/site", drawn: true), baseline: "site")
      .html
    #expect(sketched.ranges(of: "<section>").count == 3 && sketched.contains("<h2>Gone</h2>"))
  }

  // MARK: Pictures

  private static func picture(_ views: [(String, String, String?, [Double])]) -> MeasuredPicture {
    let written = views.map { path, label, id, frame in
      JSON.object([
        ("type", .string(String(label.prefix { $0 != "(" }))), ("label", .string(label)),
        ("id", id.map { .string($0) } ?? .null), ("path", .string(path)),
        ("frame", .array(frame.map { .number($0) })),
      ])
    }
    return MeasuredPicture(.object([("label", ""), ("views", .array(written))]))
      ?? MeasuredPicture(label: "", views: [])
  }

  @Test func whatItsParentTakesAlongIsNotTold() {
    let old = Self.picture([
      ("0", "VStack", nil, [0, 0, 50, 50]), ("0.0", "Text(a)", nil, [5, 0, 40, 20]),
      ("0.1", "padding", nil, [0, 20, 50, 30]),
      ("0.1.0", "Text(b)", nil, [10, 30, 30, 10]),
    ])
    let new = Self.picture([
      ("0", "VStack", nil, [0, 0, 50, 60]), ("0.0", "Text(a)", nil, [5, 0, 40, 30]),
      ("0.1", "padding", nil, [0, 30, 50, 30]),
      ("0.1.0", "Text(b)", nil, [10, 40, 30, 10.001]),
    ])
    #expect(
      new.moves(since: old).map(\.text) == [
        "VStack 50 × 50 → 50 × 60", "Text(a) 40 × 20 → 40 × 30", "padding from x 0, y 20 to x 0, y 30",
      ])
    #expect(old.moves(since: old) == [])
  }

  @Test func viewsArePairedByWhatTheyAre() {
    let old = Self.picture([
      ("0", "HStack", nil, [0, 0, 60, 10]), ("0.0", "Text(a)", nil, [0, 0, 20, 10]),
      ("0.1", "Text(b)", "x", [20, 0, 40, 10]),
    ])
    let new = Self.picture([
      ("0", "HStack", nil, [0, 0, 90, 10]), ("0.0", "Text(c)", nil, [0, 0, 30, 10]),
      ("0.1", "Text(a)", nil, [30, 0, 20, 10]),
      ("0.2", "Text(d)", "x", [50, 0, 41, 10]),
    ])
    #expect(
      new.moves(since: old).map(\.text) == [
        "HStack 60 × 10 → 90 × 10", "Text(c) is new, 30 × 10", "Text(a) from x 0, y 0 to x 30, y 0",
        "Text(d) 40 × 10 → 41 × 10",
      ])
    #expect(Self.picture([]).moves(since: old).map(\.text).first == "HStack is gone, it was 60 × 10")
  }

  /// What a list of somebody else's holds neither traps nor hangs.
  @Test func hostileListsAreReadOrRefused() throws {
    for text in ["", "{}", #"{"version":2,"figures":[]}"#, #"{"version":1,"figures":[{"note":"a"}]}"#] {
      #expect(FigureList(text: text) == nil, "\(text)")
    }
    let view = #"{"type":"x","path":"0","frame":["inf",null,-1e300,1e300]}"#
    let text =
      #"{"version":1,"figures":[{"note":"a.md","id":"f","line":1e300,"pictures":[{"label":"","views":[\#(view)]}]}]}"#
    let hostile = try #require(FigureList(text: text))
    let plain = FigureList([
      FigureList.Entry(
        page: "", note: "a.md", id: "f", line: 1,
        pictures: [Self.picture([("0", "x", nil, [0, 0, 1, 1])])])
    ])
    let moves = FigureMoves(from: hostile, to: plain, in: "")
    #expect(moves.moved.count == 1 && MoveReport(moves, baseline: "x").html.contains("<section>"))
  }
}
