import Diagnostics
import Markup
import Testing

@testable import LanguageServer

/// What a session answers, and what is still to be done, without a clock and without processes.
@Suite struct SessionTests {
  private static let address = "file:///notes/a.md"

  private static func request(_ id: Int, _ method: String, _ parameters: JSON = [:]) -> Message {
    .request(id: .number(Double(id)), method: method, parameters: parameters)
  }

  private static func ready(_ capabilities: JSON = [:], compiles: Bool = false) -> Session {
    var session = Session(compiles: compiles)
    _ = session.receive(request(0, "initialize", ["capabilities": capabilities]))
    _ = session.receive(.notification(method: "initialized", parameters: [:]))
    return session
  }

  private static func open(_ text: String, _ address: String = address, in session: inout Session) -> [JSON] {
    let item: JSON = ["uri": .string(address), "languageId": "markdown", "version": 1, "text": .string(text)]
    return session.receive(.notification(method: "textDocument/didOpen", parameters: ["textDocument": item]))
  }

  private static func change(_ version: Int, _ changes: JSON..., in session: inout Session) -> [JSON] {
    let note: JSON = ["uri": .string(address), "version": .number(Double(version))]
    return session.receive(
      .notification(
        method: "textDocument/didChange", parameters: ["textDocument": note, "contentChanges": .array(changes)]))
  }

  private static func at(_ line: Double, _ character: Double) -> JSON {
    ["textDocument": ["uri": .string(address)], "position": ["line": .number(line), "character": .number(character)]]
  }

  private static func code(_ reply: JSON?) -> Int? { reply?["error"]?["code"]?.number.flatMap { Int(exactly: $0) } }

  @Test func aBurstOfEditsIsOneJob() throws {
    var session = Self.ready()
    _ = Self.open("a", in: &session)
    let first = try #require(session.next)
    for version in 2...20 { _ = Self.change(version, ["text": .string("text \(version)")], in: &session) }
    #expect(session.isOvertaken(first))
    #expect(session.finish(first, .analysis(NoteAnalysis())) == [])
    let job = try #require(session.next)
    #expect(job.request.text == "text 20" && job.request.path == "/notes/a.md")
    let sent = session.finish(job, .analysis(NoteAnalysis()))
    #expect(sent.map { $0["params"]?["version"] } == [20])
    #expect(session.next == nil)
  }

  @Test func theNoteThatWasEditedLastGoesFirst() throws {
    var session = Self.ready()
    _ = Self.open("a", in: &session)
    _ = Self.open("b", "file:///notes/b.md", in: &session)
    #expect(session.next?.request.text == "b")
    _ = Self.change(2, ["text": "c"], in: &session)
    #expect(session.next?.request.text == "c")
  }

  @Test func changesAreMadeInOrder() throws {
    var session = Self.ready()
    _ = Self.open("😀 one\r\ntwo", in: &session)
    let range: JSON = ["start": ["line": 0, "character": 2], "end": ["line": 1, "character": 1]]
    _ = Self.change(2, ["range": range, "text": "é"], ["range": range, "text": "!"], in: &session)
    // The second is beyond the only line that is left.
    #expect(session.next?.request.text == "😀!")
  }

  @Test(arguments: [
    ["utf-8", "utf-16"]: PositionEncoding.utf8, ["utf-16"]: .utf16, ["utf-32"]: .utf16, []: .utf16,
  ])
  func theClientSaysHowItCounts(offered: [String], encoding: PositionEncoding) {
    let names = JSON.array(offered.map { .string($0) })
    #expect(Self.ready(["general": ["positionEncodings": names]]).encoding == encoding)
  }

  @Test func hoversWaitForTheAnalysisOfTheirText() throws {
    var session = Self.ready()
    _ = Self.open("```swift view-tree\nText(\"a\")\n```\n", in: &session)
    #expect(session.receive(Self.request(1, "textDocument/hover", Self.at(1, 1))) == [])
    #expect(session.receive(Self.request(2, "textDocument/hover", Self.at(1, 1))) == [])
    let cancelled = session.receive(.notification(method: "$/cancelRequest", parameters: ["id": 2]))
    #expect(cancelled.map(Self.code) == [-32800])
    let job = try #require(session.next)
    let span = Span(Location(line: 2, column: 1), Location(line: 2, column: 10))
    let view = NoteAnalysis.View(
      span: span, name: "Text", size: "8 × 17", proposal: "320 × nil", sentences: ["1. It is."])
    let sent = session.finish(job, .analysis(NoteAnalysis(views: [view])))
    #expect(sent.count == 2 && sent.last?["id"] == 1)
    let words = sent.last?["result"]?["contents"]?["value"]?.string ?? ""
    #expect(words.contains("Text: 8 × 17 points, proposed 320 × nil\n1. It is."), "\(words)")
    // From now on it is known.
    #expect(session.receive(Self.request(3, "textDocument/hover", Self.at(1, 1))).first?["id"] == 3)
  }

  @Test func anEditOvertakesWhatWaits() throws {
    var session = Self.ready()
    _ = Self.open("a", in: &session)
    let arguments: JSON = ["command": .string(Session.previewCommand), "arguments": .array([Self.at(0, 0)])]
    #expect(session.receive(Self.request(1, "textDocument/hover", Self.at(0, 0))) == [])
    #expect(session.receive(Self.request(2, "workspace/executeCommand", arguments)) == [])
    let preview = try #require(session.next)
    #expect(preview.request.kind == .preview(Location(line: 1, column: 1)))
    let sent = Self.change(2, ["text": "b"], in: &session)
    #expect(sent.map(Self.code) == [-32801, -32801])
    #expect(session.isOvertaken(preview) && session.finish(preview, .failed(RequestError(.failed, "late"))) == [])
    #expect(session.next?.request.kind == .analysis)
  }

  /// The compiler, which takes long, checks what is opened or saved, after the analysis, which is shown at once.
  @Test func openedAndSavedNotesAreCompiled() throws {
    var session = Self.ready(compiles: true)
    _ = Self.open("a", in: &session)
    func analyze() throws {
      let job = try #require(session.next)
      #expect(job.compiledViews == nil)
      let warning = Diagnostic(.warning, "fence", "analyzed")
      #expect(Self.messages(session.finish(job, .analysis(NoteAnalysis(diagnostics: [warning])))) == ["analyzed"])
    }
    let error = Diagnostic(.error, "compile", "compiled")
    try analyze()
    let first = try #require(session.next)
    #expect(first.compiledViews == [])
    #expect(Self.messages(session.finish(first, compilerErrors: [error])) == ["analyzed", "compiled"])
    #expect(session.next == nil)
    // The places of errors are those of the saved text.
    _ = Self.change(2, ["text": "b"], in: &session)
    try analyze()
    #expect(session.next == nil)
    let saved: JSON = ["textDocument": ["uri": .string(Self.address)]]
    _ = session.receive(.notification(method: "textDocument/didSave", parameters: saved))
    try analyze()
    let second = try #require(session.next)
    _ = Self.change(3, ["text": "c"], in: &session)
    #expect(session.isOvertaken(second) && session.finish(second, compilerErrors: [error]) == [])
  }

  private static func messages(_ sent: [JSON]) -> [String?] {
    (sent.first?["params"]?["diagnostics"]?.array ?? []).map { $0["message"]?.string }
  }

  @Test func closedNotesHaveNoFindings() {
    var session = Self.ready()
    _ = Self.open("a", in: &session)
    let sent = session.receive(
      .notification(method: "textDocument/didClose", parameters: ["textDocument": ["uri": .string(Self.address)]]))
    #expect(sent.map { $0["params"]?["diagnostics"] } == [[]])
    #expect(session.next == nil && session.notes.isEmpty)
  }

  @Test func whatComesAtTheWrongTimeIsAnError() {
    var session = Session()
    #expect(session.receive(Self.request(1, "textDocument/hover")).map(Self.code) == [-32002])
    #expect(Self.open("a", in: &session) == [] && session.next == nil)
    session = Self.ready()
    #expect(session.receive(Self.request(2, "initialize")).map(Self.code) == [-32600])
    #expect(session.receive(Self.request(3, "textDocument/unknown")).map(Self.code) == [-32601])
    #expect(session.receive(Self.request(4, "textDocument/hover", Self.at(0, 0))).map(Self.code) == [-32602])
    #expect(session.receive(Self.request(5, "workspace/executeCommand", ["command": "rm"])).map(Self.code) == [-32602])
    _ = session.receive(Self.request(6, "shutdown"))
    #expect(session.receive(Self.request(7, "textDocument/hover")).map(Self.code) == [-32600])
    _ = session.receive(.notification(method: "exit", parameters: .null))
    #expect(session.exitCode == 0)
    session = Self.ready()
    _ = Self.open("a", in: &session)
    _ = session.receive(.notification(method: "exit", parameters: .null))
    #expect(session.exitCode == 1 && session.next == nil)
  }

  @Test(arguments: [
    "[]", "1", "{}", "{\"jsonrpc\":\"2.0\"}", "{\"jsonrpc\":\"1.0\",\"id\":1,\"method\":\"a\"}",
    "{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"a\"}", "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":7}",
  ])
  func whatIsNoMessageIsAnError(_ text: String) throws {
    var session = Self.ready()
    let message = try #require(Message(Array(text.utf8)))
    #expect(session.receive(message).map(Self.code) == [-32600])
  }

  /// Values of other kinds than the protocol says, everywhere.
  @Test(arguments: [
    "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "textDocument/didSave",
    "$/cancelRequest",
    "textDocument/hover", "textDocument/completion", "workspace/executeCommand",
  ])
  func damagedParametersAreNoEnd(_ method: String) {
    let note: JSON = ["uri": .string(Self.address)]
    let wrong: [JSON] = [
      .null, [], 1, ["textDocument": 7], ["textDocument": note], ["textDocument": note, "contentChanges": [1]],
      ["textDocument": note, "contentChanges": [["range": 1, "text": "a"]]],
      ["textDocument": note, "position": ["line": -1, "character": 0]],
      ["textDocument": note, "position": ["line": 1e300, "character": 0.5]],
      ["command": "vitrine.preview", "arguments": 1],
    ]
    for parameters in wrong {
      var session = Self.ready()
      _ = Self.open("a", in: &session)
      let answers = session.receive(.request(id: 9, method: method, parameters: parameters))
      #expect(answers.count == 1 && Self.code(answers.first) != nil, "\(parameters.text): \(answers)")
      _ = session.receive(.notification(method: method, parameters: parameters))
      #expect(session.exitCode == nil)
    }
  }
}
