import Foundation
import TestSupport
import Testing

/// 'explain' and 'new --assistant', as they are called.
@Suite struct ExplainCommandTests {
  private static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("vitrine")

  private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> (status: Int32, text: String) {
    let (process, output) = (Process(), Pipe())
    (process.executableURL, process.arguments) = (Self.program, arguments)
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test(arguments: [
    (["row.swift"], 0, "Its width is decided by the frame"), (["row.swift", "--list"], 0, "2   Text(\"Quite long\")"),
    (["row.swift", "--view", "2", "--json"], 0, "\"decisions\":["),
    (["row.swift", "--view", "9"], 2, "there is no view 9"), (["bad.swift"], 1, "error:"),
    (["gone.swift"], 2, "cannot read 'gone.swift'"), (["row.swift", "--proposal", "wide"], 2, "is not a size"),
  ])
  func explainEndsWithItsAnswer(arguments: [String], status: Int, text: String) throws {
    let folder = try TemporaryFolder([
      "row.swift": "Text(\"Quite long\").lineLimit(1).frame(width: 40)", "bad.swift": "Text(",
    ])
    let outcome = try run(["explain"] + arguments, in: folder)
    #expect(Int(outcome.status) == status && outcome.text.contains(text), "\(outcome)")
  }

  @Test func rulesForAssistantsAreWrittenOnce() throws {
    let folder = try TemporaryFolder()
    let first = try run(["new", ".", "--assistant"], in: folder)
    #expect(first.status == 0 && folder.text("AGENTS.md")?.contains("vitrine explain") == true, "\(first)")
    #expect(folder.text("vitrine.yml") == nil)
    let again = try run(["new", ".", "--assistant"], in: folder)
    #expect(again.status == 2 && again.text.contains("exists already"), "\(again)")
  }
}
