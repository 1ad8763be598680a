import LanguageServer
import Markup
import Testing

@testable import AssistantServer

/// The protocol: what is answered to which message, as the specification has it.
@Suite struct AssistantSessionTests {
  private static func message(_ text: String) throws -> Message { try #require(Message(Array(text.utf8))) }

  private static func sent(_ actions: [AssistantSession.Action]) throws -> JSON {
    try #require(actions.count == 1)
    guard case .send(let json) = actions[0] else {
      Issue.record("nothing is sent: \(actions)")
      return .null
    }
    return json
  }

  /// A session after `initialize`.
  private static func begun() throws -> AssistantSession {
    var session = AssistantSession(version: "1")
    _ = session.receive(try message(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"#))
    return session
  }

  @Test(arguments: [
    ("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"), ("1.0", "2025-11-25"),
    ("2026-07-28", "2025-11-25"),
  ])
  func aHandshakeAgreesOnARevisionThatBothKnow(wanted: String, agreed: String) throws {
    var session = AssistantSession(version: "1")
    let request = #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\#(wanted)"}}"#
    let answer = try Self.sent(session.receive(try Self.message(request)))
    #expect(answer["id"] == "a")
    #expect(answer["result"]?["protocolVersion"]?.string == agreed)
    #expect(answer["result"]?["capabilities"]?["tools"] != nil)
    #expect(answer["result"]?["resultType"] == nil, "older clients know no such member")
  }

  @Test func aRequestOfTheCurrentRevisionNeedsNoHandshake() throws {
    var session = AssistantSession(version: "1")
    let meta = #"{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}"#
    for method in ["server/discover", "tools/list", "resources/list", "prompts/list"] {
      let request = #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":\#(meta)}"#
      let result = try #require(Self.sent(session.receive(try Self.message(request)))["result"])
      #expect(result["resultType"]?.string == "complete")
      #expect(result["cacheScope"]?.string == "public" && result["ttlMs"]?.number != nil)
    }
  }

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, -32600),
    (
      #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"1"}}}"#,
      -32022
    ), (#"{"id":1,"method":"tools/list"}"#, -32600),
  ])
  func aWrongBeginningIsAnError(request: String, code: Int) throws {
    var session = AssistantSession(version: "1")
    let error = try #require(Self.sent(session.receive(try Self.message(request)))["error"])
    #expect(error["code"]?.number == Double(code))
  }

  @Test(arguments: [
    (#""tools/call","params":{"name":"draw"}"#, -32602), (#""tools/call","params":{}"#, -32602), (#""draw""#, -32601),
    (#""resources/read","params":{"uri":"file:///etc/passwd"}"#, -32602),
    (#""prompts/get","params":{"name":"fix-layout","arguments":{}}"#, -32602), (#""logging/setLevel""#, -32601),
  ])
  func aWrongRequestIsAnError(method: String, code: Int) throws {
    var session = try Self.begun()
    let request = #"{"jsonrpc":"2.0","id":1,"method":\#(method)}"#
    let error = try #require(Self.sent(session.receive(try Self.message(request)))["error"])
    #expect(error["code"]?.number == Double(code), "\(error.text)")
  }

  @Test func aCallRunsAndACancellationStopsIt() throws {
    var session = try Self.begun()
    let call =
      #"{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"render","arguments":{"code":"Text(\"a\")"}}}"#
    guard case .run(let run)? = session.receive(try Self.message(call)).first else {
      Issue.record("the call doesn't run")
      return
    }
    #expect(run.tool.name == "render" && run.id == 7)
    let cancel = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#
    #expect(session.receive(try Self.message(cancel)) == [.cancel(7)])
  }

  @Test func schemasNameEachArgumentOnce() {
    #expect(Tool.all.map(\.name) == ["render", "explain", "check", "compare", "names"])
    for tool in Tool.all {
      let names = tool.arguments.map(\.name)
      #expect(Set(names).count == names.count, "\(tool.name)")
      #expect(tool.json["inputSchema"]?["properties"]?.members?.names == names)
    }
  }

  @Test(
    arguments: [
      ("render", #"{"code":"Text()"}"#, nil),
      ("render", #"{"cod":"Text()"}"#, "there is no argument 'cod'; did you mean 'code'?"),
      ("render", #"{"code":1}"#, "'code' is not a string"), ("render", #"[]"#, "the arguments are not an object"),
      ("render", #"{"width":"wide"}"#, #"'width' is not a number, "nil" or "inf""#),
      ("render", #"{"width":"inf"}"#, nil),
      ("compare", #"{"before":"Text()"}"#, "the argument 'after' is missing"),
      ("names", #"{"names":["a",1]}"#, "'names' is not an array of strings"),
      ("render", #"{"device":"phone"}"#, "'device' is not one of iphone, iphone-landscape, ipad, watch, mac"),
    ] as [(String, String, String?)])
  func wrongArgumentsAreNamed(tool: String, arguments: String, problem: String?) throws {
    let tool = try #require(Tool.named(tool))
    #expect(tool.problem(with: try #require(JSON.parse(arguments))) == problem)
  }
}
