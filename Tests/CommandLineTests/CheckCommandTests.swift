import Foundation
import Markup
import Programs
import TestSupport
import Testing

/// `vitrine check` as continuous integration calls it, on notes with much that is wrong.
@Suite struct CheckCommandTests {
  private static func fence(_ width: Int, _ options: String = "") -> String {
    "```swift view-tree \(options)\nColor.red.frame(width: \(width), height: 20)\n```\n"
  }

  private static func vault(_ widths: [Int]) -> [String: String] {
    [
      "content/index.md": "# Home\n\n[gone](gone.md) ![](photo.png) [[nowhere]]\n\n" + fence(widths[0], "id=one"),
      "content/a.md": "# A\n\n[^1]\n\n" + fence(widths[1]) + "\nwords\n\n" + fence(widths[2], "id=two"),
      "content/b.md": "---\ntags: [\n---\n# A\n\n```swift view-tree\nTxt(\"a\")\n```\n\n" + fence(widths[3]),
    ]
  }

  private struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  private func check(_ arguments: String..., in folder: TemporaryFolder) throws -> Outcome {
    let (process, output, errors) = (Process(), Pipe(), folder.path + "/errors.txt")
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("vitrine")
    process.arguments = ["check"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    _ = FileManager.default.createFile(atPath: errors, contents: nil)
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    try process.start()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
      errors: folder.text("errors.txt") ?? "")
  }

  @Test func fixWritesTheRightNumbers() throws {
    let note = """
      # Row

      ```swift view-tree id=row platform=book width=260 height=40
      Color.red
      ```

      “It” is [250](#row.width) × [40](#row.height), with [Three](#row.views.count) views.\r
      Again: [41](#row.height) and [0](#row.nothing.width).
      """
    let folder = try TemporaryFolder(["content/index.md": note])
    #expect(try check(in: folder).errors.contains("'row.width' is 260, not 250"))
    let fixed = try check("--fix", in: folder)
    #expect(fixed.status == 1 && fixed.output.contains("fixed 3 numbers in 1 file"), "\(fixed)")
    #expect(fixed.errors.contains("no view 'nothing'") && !fixed.errors.contains("not 250"), "\(fixed.errors)")
    let right = note.replacing("[250]", with: "[260]").replacing("[Three]", with: "[One]").replacing(
      "[41]", with: "[40]")
    #expect(folder.text("content/index.md") == right)
    #expect(try check("--fix", in: folder).output.contains("fixed") == false)
    #expect(folder.text("content/index.md") == right)
  }

  @Test func aBrokenVaultInAllFormatsAndWithABaseline() throws {
    let folder = try TemporaryFolder(Self.vault([10, 20, 30, 40]))
    let json = try check("--format", "json", in: folder)
    let report = try #require(JSON.parse(json.output))
    let codes = (report["diagnostics"]?.array ?? []).compactMap { $0["code"]?.string }
    #expect(json.status == 1)
    #expect(Set(["broken-link", "missing-image", "unknown-symbol", "yaml"]).isSubset(of: codes), "\(codes)")
    let sarif = try #require(JSON.parse(try check("--format", "sarif", in: folder).output))
    let results = sarif["runs"]?.array?.first?["results"]?.array ?? []
    #expect(results.compactMap { $0["ruleId"]?.string } == codes)
    let github = try check("--format", "github", in: folder).output
    #expect(github.split(separator: "\n").count { $0.hasPrefix("::") } == codes.count)
    let text = try check("--verbose", in: folder)
    #expect(text.errors.split(separator: "\n").count { $0.hasPrefix("content/") } == codes.count, "\(text.errors)")
    // What is known is not told again, wherever it stands.
    #expect(try check("--write-baseline", "known.json", in: folder).status == 0)
    try folder.write("More words.\n\n" + (folder.text("content/index.md") ?? ""), to: "content/index.md")
    let known = try check("--baseline", "known.json", "--strict", in: folder)
    #expect(known.status == 0 && known.errors.isEmpty, "\(known.errors)")
    #expect(known.output.contains("\(codes.count) known diagnostics hidden"), "\(known.output)")
    try folder.write("[new](new.md)", to: "content/c.md")
    let new = try check("--baseline", "known.json", "--strict", in: folder)
    #expect(new.status == 1 && new.errors.contains("'new.md'") && !new.errors.contains("'gone.md'"))
  }

  @Test func exactlyTheFiguresThatMovedAreToldInAllFormats() throws {
    let folder = try TemporaryFolder(Self.vault([10, 20, 30, 40]))
    try folder.git("init", "-q", in: folder.path)
    try folder.git("add", "-A", in: folder.path)
    try folder.git("commit", "-qm", "before", in: folder.path)
    for (path, text) in Self.vault([11, 20, 31, 41]) { try folder.write(text, to: path) }
    let places = ["content/a.md:11", "content/b.md:10", "content/index.md:5"]
    let json = try check("--against", "HEAD", "--format", "json", "--report", "moved.html", in: folder)
    let moved = JSON.parse(json.output)?["figures"]?["moved"]?.array ?? []
    #expect(moved.map { "\($0["file"]?.string ?? ""):\(JSON.text($0["line"]?.number ?? 0))" } == places)
    #expect(moved.first?["views"]?.array?.first?["before"] == [0, 0, 30, 20])
    #expect(moved.first?["views"]?.array?.first?["after"] == [0, 0, 31, 20])
    let github = try check("--against", "HEAD", "--format", "github", in: folder).output.split(separator: "\n")
    #expect(github.filter { $0.contains(" moved: ") }.count == 3)
    let sarif = JSON.parse(try check("--against", "HEAD", "--format", "sarif", in: folder).output)
    let results = sarif?["runs"]?.array?.first?["results"]?.array ?? []
    #expect(results.count { $0["ruleId"]?.string == "moved-figure" } == 3)
    let text = try check("--against", "HEAD", in: folder)
    #expect(text.output.contains("3 figures moved"))
    #expect(text.errors.contains("content/a.md:11:1: warning: the figure 'two' moved: "), "\(text.errors)")
    #expect(text.errors.contains("30 × 20 → 31 × 20"), "\(text.errors)")
    #expect(folder.text("moved.html")?.ranges(of: "<section>").count == 3)
  }

  @Test func wrongUseIsTold() throws {
    let folder = try TemporaryFolder(["content/a.md": "# A"])
    for arguments in [["--report", "x.html"], ["--against", "nowhere"], ["--baseline", "none.json"]] {
      let outcome = try check(arguments[0], arguments[1], in: folder)
      #expect(outcome.status == 2 && !outcome.errors.isEmpty, "\(arguments) \(outcome.errors)")
    }
    #expect(try check("--baseline", "a", "--write-baseline", "a", in: folder).status == 2)
  }
}
