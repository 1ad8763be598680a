import LanguageServer
import Markup

/// The state of a client's session. It performs no input or output and never blocks: ``receive(_:)`` returns the
/// messages to send and the calls to run.
package struct AssistantSession: Sendable {
  package enum Action: Hashable, Sendable {
    case send(JSON)
    case run(ToolCall)
    /// Stops the call of a request, which then gets no answer.
    case cancel(JSON)
  }

  private var isInitialized = false
  /// The version of the program.
  private let version: String

  package init(version: String) { self.version = version }

  package mutating func receive(_ message: Message) -> [Action] {
    switch message {
    case .answer: return []
    case .invalid(let id):
      return [.send(Reply.error(id, RequestError(.invalidRequest, "the message is not JSON-RPC 2.0")))]
    case .notification(let method, let parameters):
      guard method == "notifications/cancelled", let id = parameters["requestId"] else { return [] }
      return [.cancel(id)]
    case .request(let id, let method, let parameters):
      do throws(RequestError) {
        return [try answer(id, method, parameters)]
      } catch {
        return [.send(Reply.error(id, error))]
      }
    }
  }

  private mutating func answer(_ id: JSON, _ method: String, _ parameters: JSON) throws(RequestError) -> Action {
    let isCurrent = try Revision.isNamed(in: parameters)
    func result(_ members: [(String, JSON)], isCacheable: Bool = false) -> Action {
      .send(Reply.result(id, self.result(members, isCurrent, isCacheable: isCacheable)))
    }
    switch method {
    case "initialize":
      isInitialized = true
      let revision = Revision.negotiated(parameters["protocolVersion"]?.string)
      return result([("protocolVersion", .string(revision)), ("serverInfo", server)] + abilities)
    case "ping": return result([])
    default: break
    }
    guard isCurrent || isInitialized else {
      throw RequestError(.invalidRequest, "the session is not initialized")
    }
    switch method {
    case "server/discover":
      return result(
        [("supportedVersions", .array(Revision.all.map { .string($0) }))] + abilities, isCacheable: true)
    case "tools/list": return result([("tools", .array(Tool.all.map(\.json)))], isCacheable: true)
    case "tools/call": return .run(try call(id, parameters, isCurrent))
    case "resources/list": return result([("resources", .array([Guide.resource]))], isCacheable: true)
    case "resources/templates/list": return result([("resourceTemplates", [])], isCacheable: true)
    case "resources/read":
      guard let address = parameters["uri"]?.string, address == Guide.address else {
        throw RequestError(.invalidParameters, "the only resource is '\(Guide.address)'")
      }
      return result([("contents", .array([Guide.contents]))], isCacheable: true)
    case "prompts/list": return result([("prompts", .array([Guide.prompt]))], isCacheable: true)
    case "prompts/get": return result(try Guide.messages(parameters))
    default: throw RequestError(.unknownMethod, "there is no method '\(method)'")
    }
  }

  private var server: JSON { ["name": "vitrine", "title": "Vitrine", "version": .string(version)] }

  private var abilities: [(String, JSON)] {
    [
      ("capabilities", ["tools": .object([]), "resources": .object([]), "prompts": .object([])]),
      ("instructions", .string(Guide.instructions)),
    ]
  }

  /// Returns a result with the members that the current revision requires.
  private func result(_ members: [(String, JSON)], _ isCurrent: Bool, isCacheable: Bool) -> JSON {
    guard isCurrent else { return .object(members) }
    let kept: [(String, JSON)] = isCacheable ? [("ttlMs", 3_600_000), ("cacheScope", "public")] : []
    return .object(
      [("resultType", "complete"), ("_meta", .object([(Revision.serverKey, server)]))] + kept + members)
  }

  private func call(_ id: JSON, _ parameters: JSON, _ isCurrent: Bool) throws(RequestError) -> ToolCall {
    guard let name = parameters["name"]?.string else {
      throw RequestError(.invalidParameters, "the call has no 'name'")
    }
    guard let tool = Tool.named(name) else {
      let names = Tool.all.map(\.name).joined(separator: ", ")
      throw RequestError(.invalidParameters, "there is no tool '\(name)'; the tools are \(names)")
    }
    return ToolCall(
      id: id, tool: tool, arguments: parameters["arguments"] ?? .object([]),
      progress: parameters["_meta"]?["progressToken"], isCurrent: isCurrent)
  }

  /// Returns the message with the result of a call.
  package func finish(_ call: ToolCall, _ answer: ToolAnswer) -> JSON {
    Reply.result(call.id, result(answer.members, call.isCurrent, isCacheable: false))
  }
}

/// A call of a tool that a client waits for.
package struct ToolCall: Hashable, Sendable {
  let id: JSON
  let tool: Tool
  let arguments: JSON
  /// The token for notifications of progress; `nil` if the client wants none.
  let progress: JSON?
  /// Whether the request is of the current revision.
  let isCurrent: Bool
}
