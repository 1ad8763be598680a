import Figures
import Foundation
import Markup
import Programs
import TestSupport
import Testing

@testable import SiteGenerator
@testable import SitePages
@testable import SiteReports

/// What programs are answered, against the schemas that the manual publishes, in both directions: nothing is answered that no
/// schema has, and the schemas have nothing that is in none of the answers.
///
/// `Scripts/prepare-schemas` fetches what holds JSON against a schema; without it that is said, and nothing is tested.
@Suite struct JSONSchemaTests {
  private static let packages = packageRoot + "/.tools/schemas"

  private static var isPrepared: Bool {
    let isThere = FileManager.default.fileExists(atPath: packages + "/jsonschema")
    if !isThere { print("JSON is not held against its schemas: Scripts/prepare-schemas fetches what does it") }
    return isThere
  }

  private func problems(of lines: [String], _ schema: String) throws -> String {
    var run = ProgramRun(
      "/usr/bin/env",
      [
        "python3", packageRoot + "/Tests/SiteGeneratorTests/Cases/schema.py",
        packageRoot + "/content/reference/schema/\(schema).schema.json",
      ])
    run.input = Array(lines.joined(separator: "\n").utf8)
    run.environment = ProcessInfo.processInfo.environment.merging(
      ["PYTHONPATH": Self.packages, "PYTHONDONTWRITEBYTECODE": "1"]) { $1 }
    return String(decoding: try run.output(), as: UTF8.self)
  }

  private func answers() throws -> [String] {
    let requests = try String(
      contentsOfFile: packageRoot + "/Tests/SiteGeneratorTests/Cases/contract.jsonl", encoding: .utf8)
    let lines = requests.split(separator: "\n").map {
      RenderService.answer(line: String($0), typesetter: TestAssets.typesetter)
    }
    return lines + [try answerToAFile()]
  }

  /// What `--as json` answers, whose diagnostics name the file.
  private func answerToAFile() throws -> String {
    let folder = try TemporaryFolder(["a.md": "# A\n\n```swift view-tree expect=1x1\nText(\"a\").padding()\n```\n"])
    let input = try FenceInput.read(path: folder.path + "/a.md", block: 1)
    let fence = RenderedFence.draw(
      input, FigureOptionsReader(input.settings).options,
      RenderedFence.Request(form: .json, outlinesText: false, pixels: nil), typesetter: TestAssets.typesetter)
    return String(decoding: fence.output, as: UTF8.self)
  }

  @Test func answersAreAsTheirSchemaSays() throws {
    let answers = try answers()
    #expect(answers.count >= 25 && answers.allSatisfy { JSON.parse($0)?["version"]?.number == 1 })
    guard Self.isPrepared else { return }
    #expect(try problems(of: answers, "render") == "")
  }

  @Test func theListOfFiguresIsAsItsSchemaSays() async throws {
    let folder = try TemporaryFolder([
      "content/a.md": """
      # A

      ```swift view-tree id=two widths=60,200
      HStack { Text("a").id("x"); Color.red.frame(maxWidth: .infinity) }
      ```

      ```swift view-tree
      #Preview("One") { Text("1") }
      #Preview("Two") { Text("2") }
      ```
      """
    ])
    let list = try await SiteBuilder.test(folder, drawing: true).check().figureList.text
    #expect(JSON.parse(list)?["figures"]?.array?.count == 3)
    guard Self.isPrepared else { return }
    // It has a figure a line.
    let line = list.split(separator: "\n").joined()
    #expect(try problems(of: [line], "figures") == "")
  }

  /// What holds it against the schema does so.
  @Test(arguments: [
    (#"{"id":1,"version":2,"size":[1,2],"diagnostics":[],"root":null,"steps":[]}"#, "line 1: version: 1 was expected"),
    (#"{"id":1,"version":1,"size":[1],"diagnostics":[],"root":null,"steps":[]}"#, "line 1: size"),
    (#"{"version":1,"size":null,"diagnostics":[],"root":null,"steps":[]}"#, "line 1: : 'id' is a required property"),
    (#"{"id":1,"version":1,"size":null,"diagnostics":[],"root":null,"steps":[],"x":1}"#, "('x' was unexpected)"),
  ])
  func wrongAnswersAreFound(_ answer: String, _ problem: String) throws {
    guard Self.isPrepared else { return }
    let found = try problems(of: [answer], "render")
    #expect(found.contains(problem), "\(found.prefix(300))")
    #expect(found.contains("never answered: strip"))
  }
}
