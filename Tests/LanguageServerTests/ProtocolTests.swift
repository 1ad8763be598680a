import Foundation
import Markup
import Programs
import SwiftCompilation
import TestSupport
import Testing

/// Sessions with the program, over the protocol.
@Suite(.timeLimit(.minutes(5))) struct ProtocolTests {
  private static let address = "file:///notes/a.md"
  private static let note = """
    # 😀

    ```swift view-tree
    HStack { Text("😀").padding(10) }
    ```

    """

  private static func at(_ line: Double, _ character: Double, _ address: String = address) -> JSON {
    ["textDocument": ["uri": .string(address)], "position": ["line": .number(line), "character": .number(character)]]
  }

  private static func range(_ line: Double, _ start: Double, _ end: Double) -> JSON {
    [
      "start": ["line": .number(line), "character": .number(start)],
      "end": ["line": .number(line), "character": .number(end)],
    ]
  }

  /// The Swift compiler's errors follow those of the analysis.
  @Test(.enabled(if: (try? SwiftCompiler.find(TestAssets.assets, .system)) != nil, "there is no Swift compiler"))
  func fencesAreCompiled() throws {
    let client = try ScriptedClient(["--compile"])
    _ = try client.begin()
    try client.open("```swift view-tree\nlet a: Int = \"a\"\nText(\"b\")\n```\n", Self.address)
    _ = try client.findings(ofVersion: 1)
    let errors = try client.findings(ofVersion: 1).filter { $0["code"] == "compile" }
    #expect(
      errors.map { $0["message"] } == ["cannot convert value of type 'String' to specified type 'Int'"], "\(errors)")
    #expect(errors.first?["range"]?["start"] == ["line": 1, "character": 13])
    #expect(try client.end() == 0)
  }

  /// Open, edit, hover, complete, look at the picture, make an error, mend it.
  @Test func aSessionAnswersItsMessages() throws {
    let client = try ScriptedClient()
    let capabilities = try client.begin()["capabilities"]
    #expect(capabilities?["positionEncoding"] == "utf-16" && capabilities?["textDocumentSync"]?["change"] == 2)
    try client.open(Self.note, Self.address)
    #expect(try client.findings(ofVersion: 1) == [])

    // The padding, behind a character of two units.
    try client.change(Self.address, version: 2, ["range": Self.range(3, 28, 30), "text": "12"])
    let hover = try client.result("textDocument/hover", Self.at(3, 22))
    let words = hover["contents"]?["value"]?.string ?? ""
    let size = try #require(
      words.firstMatch(of: /padding: ([\d.]+) × ([\d.]+) points, proposed 320 × 480\n/), "\(words)")
    #expect(words.contains("The padding adds 12 to each edge and reports "), "\(words)")
    #expect(words.contains(".padding(_: Double)"), "\(words)")
    #expect(hover["range"] == Self.range(3, 9, 31))

    try client.change(Self.address, version: 3, ["range": Self.range(3, 31, 31), "text": ".fra"])
    let items = try client.result("textDocument/completion", Self.at(3, 35))["items"]?.array ?? []
    let frame = try #require(items.first { $0["label"] == "frame" })
    #expect(
      frame["detail"]?.string?.contains("width: CGFloat?") ?? false
        || frame["detail"]?.string?.contains("width: Double?") ?? false, "\(frame.text)")

    let findings = try client.findings(ofVersion: 3)
    #expect(findings.first?["severity"] == 1 && findings.first?["source"] == "vitrine", "\(findings)")
    #expect(findings.first?["range"]?["start"]?["line"] == 3)
    try client.change(Self.address, version: 4, ["range": Self.range(3, 31, 35), "text": ""])
    #expect(try client.findings(ofVersion: 4) == [])

    let preview = try client.result(
      "workspace/executeCommand", ["command": "vitrine.preview", "arguments": .array([Self.at(3, 0)])])
    let (light, dark) = (preview["light"]?.string ?? "", preview["dark"]?.string ?? "")
    #expect(light.hasPrefix("<svg") && dark.hasPrefix("<svg") && light != dark)
    #expect(preview["size"]?.string == "\(size.1) × \(size.2)")
    #expect(try client.end() == 0)
  }

  @Test func columnsInBytesWhereTheClientCountsThem() throws {
    let client = try ScriptedClient()
    let capabilities = try client.begin(["general": ["positionEncodings": ["utf-8", "utf-16"]]])["capabilities"]
    #expect(capabilities?["positionEncoding"] == "utf-8")
    try client.open(Self.note.replacing("padding", with: "paddin"), Self.address)
    let start = try client.findings(ofVersion: 1).first?["range"]?["start"]
    #expect(
      start == ["line": 3, "character": 22] || start == ["line": 3, "character": 21], "\(String(describing: start))")
    #expect(try client.end() == 0)
  }

  /// CRLF and CR end lines as LF does; a fence in a list in a quote is where it is.
  @Test func placesInNotesOfAllKinds() throws {
    let client = try ScriptedClient()
    _ = try client.begin()
    try client.open("a\rb\r\n> - ```swift view-tree\r\n>   Txet(\"a\")\r\n>   ```\r\n", Self.address)
    let findings = try client.findings(ofVersion: 1)
    #expect(findings.map { $0["range"] } == [Self.range(3, 4, 8)], "\(findings)")
    #expect(findings.map { $0["code"] } == ["unknown-symbol"])
    #expect(findings.first?["message"]?.string?.hasSuffix("\nhint: did you mean 'Text'?") ?? false, "\(findings)")
    #expect(try client.end() == 0)
  }

  /// Fences know those before them, and the note the settings of its site.
  @Test func theSettingsOfTheSiteHold() throws {
    let folder = try TemporaryFolder([
      "vitrine.yml": "figure: { width: 200 }\nrules: { unknown-symbol: warning }\n", "content/deep/a.md": "",
    ])
    let address = "file://\(folder.path)/content/deep/a.md"
    let client = try ScriptedClient()
    _ = try client.begin()
    try client.open(
      """
      ---
      blocks: sometimes
      ---
      ```swift
      struct Card: View { var body: some View { Color.red.frame(height: 7) } }
      ```
      ```swift view-tree widht=3
      Card()
      ```
      ```swift view-tree
      Txet("a")
      ```
      """, address)
    let hover = try client.result("textDocument/hover", Self.at(7, 2, address))
    let findings = try client.findings(ofVersion: 1)
    #expect(findings.map { $0["code"] } == ["front-matter", "fence-option", "unknown-symbol"], "\(findings)")
    #expect(findings.map { $0["severity"] } == [2, 2, 2], "\(findings)")
    #expect(hover != .null || findings.count == 3)
    let preview = try client.result(
      "workspace/executeCommand", ["command": "vitrine.preview", "arguments": .array([Self.at(7, 0, address)])])
    #expect(preview["size"] == "200 × 7")
    #expect(try client.end() == 0)
  }

  @Test func whatHasNoPictureSaysWhy() throws {
    let client = try ScriptedClient()
    _ = try client.begin()
    try client.open("# A\n\n```swift view-tree\nTxet(\"a\")\n```\n", Self.address)
    for (line, words) in [(0.0, "no SwiftUI fence"), (3.0, "Txet")] {
      let id = try client.ask(
        "workspace/executeCommand", ["command": "vitrine.preview", "arguments": .array([Self.at(line, 0)])])
      let error = try client.answer(to: id)["error"]
      #expect(
        error?["code"] == -32803 && error?["message"]?.string?.contains(words) ?? false, "\(String(describing: error))")
    }
    #expect(try client.end() == 0)
  }

  /// Whatever is typed, the last text is what is told of, once.
  @Test func aBurstOfEdits() throws {
    let client = try ScriptedClient()
    _ = try client.begin()
    try client.open(Self.note, Self.address)
    for version in 2...200 {
      let name = version == 200 ? "Text" : "Tex\(version)"
      try client.change(
        Self.address, version: Double(version), ["text": .string("```swift view-tree\n\(name)(\"a\")\n```\n")])
    }
    #expect(try client.findings(ofVersion: 200) == [])
    #expect(try client.end() == 0)
  }

  @Test(arguments: [
    "junk", "Content-Length: 3\r\n\r\n{{{", "Content-Length: -1\r\n\r\n", "Content-Length: 2\r\n\r\n[]",
    "Content-Length: 99999999999\r\n\r\n", "\0\0\0\0", String(repeating: "Content-Length", count: 1000),
  ])
  func hostileFrames(_ text: String) throws {
    let client = try ScriptedClient()
    try client.write(text)
    // A frame too large takes all that comes after it.
    if text.contains("9999") {
      #expect(try client.next()["error"]?["code"] == -32700)
      #expect(try client.leave() == 1)
      return
    }
    _ = try client.begin()
    #expect(try client.end() == 0)
  }

  @Test func aClientThatLeavesEndsTheProgram() throws {
    let client = try ScriptedClient()
    _ = try client.begin()
    try client.open(Self.note, Self.address)
    #expect(try client.leave() == 1)
  }
}
