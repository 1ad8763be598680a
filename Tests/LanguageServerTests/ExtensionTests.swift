import Foundation
import Markup
import Programs
import Testing

/// The extension for Visual Studio Code: what can be told of it without the editor.
@Suite struct ExtensionTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("editors/vscode")
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Cases/extension.js").path
  private static let hasNode = !InstalledPrograms.system.named("node").isEmpty

  private static func json(_ path: String) throws -> JSON {
    let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    return try #require(JSON.parse(text), "\(path) is not JSON")
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }

  @Test func theManifestNamesWhatThereIs() throws {
    let manifest = try Self.json("package.json")
    #expect(Self.exists(try #require(manifest["main"]?.string)))
    for key in ["dependencies", "devDependencies", "scripts"] { #expect(manifest[key] == nil, "\(key)") }
    for key in ["name", "version", "publisher", "license"] {
      #expect(manifest[key]?.string?.isEmpty == false, "\(key)")
    }
    let contributes = try #require(manifest["contributes"])
    for grammar in try #require(contributes["grammars"]?.array) {
      let path = try #require(grammar["path"]?.string)
      #expect(try Self.json(path)["scopeName"] == grammar["scopeName"])
    }
    // Commands are those that the script registers.
    let source = try String(contentsOf: Self.folder.appendingPathComponent("extension.js"), encoding: .utf8)
    let commands = try #require(contributes["commands"]?.array).compactMap { $0["command"]?.string }
    #expect(commands.count == 2)
    for command in commands { #expect(source.contains("registerCommand(\"\(command)\""), "\(command)") }
  }

  /// Framing, the client with the program, pages of figures, and the expressions of the grammar.
  @Test(.enabled(if: hasNode, "node is not there"), .timeLimit(.minutes(2)))
  func theScriptsDoWhatTheySay() throws {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: try #require(InstalledPrograms.system.named("node").first))
    process.arguments = [Self.script, Self.folder.path, ScriptedClient.program.path]
    (process.standardOutput, process.standardError) = (output, output)
    try process.start()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && text.hasSuffix("all is well\n"), "\(text)")
  }
}
