import Diagnostics
import Figures
import Foundation
import SiteContent
import SiteGenerator
import SitePages
import SiteReports
import TestSupport
import Testing
import VitrineDiagrams
import VitrineUI

/// The numbered steps after a figure, checked against the figure.
@Suite struct ClaimTests {
  @Test(arguments: TextCase.all(in: "claims.txt"))
  func eachClaimIsJudged(_ one: TextCase) async throws {
    let found = try await claims(in: one.input)
    let told = found.map { claim in
      let start = claim.span?.start ?? Location(line: 0, column: 0)
      return "\(start.line):\(start.column) \(claim.message); \(claim.hint ?? "")"
    }
    #expect(told.joined(separator: "\n") == one.expected, "\(one.place)")
  }

  @Test func theSpanIsTheSizeItself() async throws {
    let note = "```swift view-tree\nColor.red\n```\n\n1. The color’s “own” size: it reports **320 × 48**.\n"
    let claim = try #require(try await claims(in: note).first)
    let span = try #require(claim.span)
    let line = Array(SourceFile(path: "", text: note).line(5).utf8)
    #expect(String(decoding: line[span.start.column - 1..<span.end.column - 1], as: UTF8.self) == "320 × 48")
    #expect(claim.severity == .warning)
    #expect(claim.code == "claim")
  }

  private static let views = [
    "Text(\"Favorite\").padding(10).background(Color.teal)",
    "Text(\"Hello, World\").frame(minWidth: 0, maxWidth: .infinity).background(Color.teal).padding(10)",
    "HStack(spacing: 0) { Color.red; Text(\"Hello, World!\"); Color.teal }",
    "VStack(alignment: .leading) { Text(\"a\"); HStack { Text(\"b\"); Spacer(); Text(\"c\") }; Text(\"a\") }.padding()",
    "HStack { Text(\"One\").layoutPriority(1); Color.red; Color.red }.frame(width: 200, height: 50).border(.blue)",
    "ZStack { Color.yellow; Text(\"On top\").padding(4).overlay { Circle() } }.fixedSize()",
    "ScrollView { VStack { Text(\"First\"); Rectangle().frame(height: 40); Text(\"Last\") } }",
    "Grid { GridRow { Text(\"a\"); Text(\"bb\") }; GridRow { Color.red; Text(\"d\") } }",
  ]

  /// What a figure says of itself is true, and each of its sizes, changed, is found and nothing else is.
  @Test(arguments: views)
  func aFiguresOwnStepsAreTrueAndEachChangeIsFound(source: String) async throws {
    let options = FigureOptionsReader([Self.book]).options
    let drawn = FigurePipeline.draw(source, options, with: TestAssets.typesetter, in: FigureContext())
    let rendering = try #require(drawn.figures.first?.rendering)
    let sentences = try #require(StepSentences(rendering))
    let steps = rendering.steps.map(sentences.sentence)
    var notes = ["right.md": Self.note(source, steps)]
    var rightSizes: [String: (text: String, line: Int)] = [:]
    for (index, step) in rendering.steps.enumerated() {
      // Of the lengths of a frame’s report, the size is the first.
      let right = Lengths.text(step.size)
      guard let range = steps[index].range(of: right) else { continue }
      let wrong = "\(Lengths.text((step.size.width ?? 0) + 2)) × \(Lengths.text(step.size.height))"
      guard step.size.width?.isFinite ?? true else { continue }
      var changed = steps
      changed[index].replaceSubrange(range, with: wrong)
      notes["step-\(index).md"] = Self.note(source, changed)
      rightSizes["step-\(index).md"] = (right, index + 5)
    }
    let found = Dictionary(grouping: try await claims(in: notes)) { ($0.file ?? "").split(separator: "/").last ?? "" }
    #expect(!rightSizes.isEmpty && Set(found.keys.map(String.init)) == Set(rightSizes.keys))
    for (name, right) in rightSizes {
      let claims = found[Substring(name)] ?? []
      #expect(claims.count == 1, "\(notes[name] ?? name)")
      #expect(claims.first?.hint?.contains(right.text) ?? false, "\(notes[name] ?? name)")
      #expect(claims.first?.span?.start.line == right.line, "\(notes[name] ?? name)")
    }
  }

  private static func note(_ source: String, _ steps: [String]) -> String {
    "```swift view-tree\n\(source)\n```\n\n"
      + steps.enumerated().map { "\($0 + 1). \($1)\n" }.joined()
  }

  @Test(arguments: ["off", "false"])
  func aNoteOrASiteMaySwitchItOff(word: String) async throws {
    let note = "```swift view-tree\nColor.red\n```\n\n1. The color reports 1 × 1.\n"
    #expect(try await claims(in: note).count == 1)
    #expect(try await claims(in: "---\nclaims: \(word)\n---\n\(note)") == [])
    let reader = ConfigurationReader(text: "claims: \(word)", path: "vitrine.yml")
    #expect(reader.diagnostics == [])
    #expect(try await claims(in: note, reader.configuration) == [])
    #expect(try await claims(in: "---\nclaims: on\n---\n\(note)", reader.configuration).count == 1)
    #expect(ConfigurationReader(text: "claims: maybe", path: "vitrine.yml").diagnostics.count == 1)
  }

  private static let sharedNotes = packageRoot + "/../shared/notes"

  /// Notes that nobody wrote for this project: their slips, all of them and no others.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: sharedNotes), "there are no notes in ../shared/notes"))
  func theSlipsOfTheSharedNotes() async throws {
    var configuration = SiteConfiguration()
    configuration.blocks = .auto
    configuration.figure = [Self.book]
    for handling in SiteConfiguration.TextHandling.allCases.prefix(Samples.areMany ? .max : 1) {
      configuration.text = handling
      let builder = SiteBuilder.test(
        input: Self.sharedNotes, output: NSTemporaryDirectory() + "nowhere", drawing: true, configuration)
      let report = try await builder.check().report
      let found = report.diagnostics.filter { $0.code == "claim" }.map { claim in
        let line = claim.span.flatMap { span in
          claim.file.flatMap { report.sources[$0] }.map { source -> String in
            let bytes = Array(source.line(span.start.line).utf8)
            return String(decoding: bytes[span.start.column - 1..<span.end.column - 1], as: UTF8.self)
          }
        }
        let file = claim.file.map { ($0 as NSString).lastPathComponent } ?? ""
        let numbers = (line ?? "").split { !$0.isNumber }.joined(separator: "×")
        let right = (claim.hint ?? "").split { !$0.isNumber }.joined(separator: "×")
        return "\(file):\(claim.span?.start.line ?? 0) \(numbers) → \(right)"
      }
      let expected = [
        "swiftui-thinking-draft.md:457 71×73 → 71×37", "swiftui-thinking-draft.md:458 71×73 → 71×37",
        "swiftui-thinking-draft.md:459 71×73 → 71×37", "swiftui-thinking-draft.md:592 300×37 → 320×37",
        "swiftui-thinking.md:606 71×73 → 71×37", "swiftui-thinking.md:608 71×73 → 71×37",
        "swiftui-thinking.md:609 71×73 → 71×37", "swiftui-thinking.md:803 300×37 → 320×37",
        "swiftui-thinking.md:835 40×40 → ",
      ]
      #expect(found == expected, "\(handling)")
    }
  }

  /// The manual, drawn wherever anything can be: nothing is wrong with it.
  @Test(.enabled(if: Samples.areMany)) func nothingIsWrongInTheManual() async throws {
    #expect(try await claims(ofFolder: packageRoot + "/content") == [])
  }

  /// Other people’s vaults.
  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: sharedVaults), "there are no vaults in ../shared/vaults"),
    .enabled(if: Samples.areMany), arguments: ["foam", "swift-book"])
  func nothingIsWrongElsewhere(folder: String) async throws {
    #expect(try await claims(ofFolder: Self.sharedVaults + "/" + folder) == [])
  }

  private static let sharedVaults = packageRoot + "/../shared/vaults"

  /// The sizes in the cases are those of printed explanations.
  private static let book = FigureSetting(key: "platform", value: "book")

  private func claims(ofFolder path: String) async throws -> [Diagnostic] {
    var configuration = SiteConfiguration()
    configuration.blocks = .auto
    configuration.figure = [Self.book]
    let builder = SiteBuilder.test(
      input: path, output: NSTemporaryDirectory() + "nowhere", drawing: true, configuration)
    return try await builder.check().report.diagnostics.filter { $0.code == "claim" }
  }

  private func claims(
    in note: String, _ configuration: SiteConfiguration = SiteConfiguration()
  ) async throws -> [Diagnostic] { try await claims(in: ["note.md": note], configuration) }

  private func claims(
    in notes: [String: String], _ configuration: SiteConfiguration = SiteConfiguration()
  ) async throws -> [Diagnostic] {
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: notes.map { ("content/" + $0.key, $0.value) }))
    var configuration = configuration
    configuration.figure = [Self.book] + configuration.figure
    let builder = SiteBuilder.test(
      input: folder.path + "/content", output: folder.path + "/site", drawing: true, configuration)
    return try await builder.check().report.diagnostics.filter { $0.code == "claim" }
  }
}
