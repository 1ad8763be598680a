import Markup

/// A JSON-RPC 2.0 message from a client.
package enum Message: Hashable, Sendable {
  /// A request, which must be answered with its id.
  case request(id: JSON, method: String, parameters: JSON)
  case notification(method: String, parameters: JSON)
  /// An answer to a request of the server.
  case answer
  /// JSON that is not a message, with its id if it has one.
  case invalid(id: JSON)

  /// - Returns: `nil` if the bytes are not JSON.
  package init?(_ bytes: [UInt8]) {
    guard let json = JSON.parse(bytes) else { return nil }
    let id = json["id"]
    let isNamed = id?.string != nil || id?.number != nil
    guard json["jsonrpc"]?.string == "2.0" else {
      self = .invalid(id: isNamed ? id ?? .null : .null)
      return
    }
    let parameters = json["params"] ?? .null
    switch (json["method"]?.string, id) {
    case (let method?, nil): self = .notification(method: method, parameters: parameters)
    case (let method?, let id?) where isNamed: self = .request(id: id, method: method, parameters: parameters)
    case (nil, _?) where json["result"] != nil || json["error"] != nil: self = .answer
    default: self = .invalid(id: isNamed ? id ?? .null : .null)
    }
  }
}

/// The reason why a request has no result.
package struct RequestError: Error, Hashable, Sendable {
  /// The error codes of JSON-RPC, of the Language Server Protocol and of the Model Context Protocol.
  package enum Code: Int, Sendable {
    case parse = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
    case unsupportedVersion = -32022
    case failed = -32803
    case contentModified = -32801
    case cancelled = -32800
  }

  package var code: Code
  package var message: String
  /// Values for the client beside the message; `nil` if there are none.
  package var data: JSON?

  package init(_ code: Code, _ message: String, data: JSON? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }
}

/// The messages that the server sends.
package enum Reply {
  package static func result(_ id: JSON, _ value: JSON) -> JSON { ["jsonrpc": "2.0", "id": id, "result": value] }

  package static func error(_ id: JSON, _ error: RequestError) -> JSON {
    let members: [(String, JSON)] = [
      ("code", .number(Double(error.code.rawValue))), ("message", .string(error.message)),
    ]
    return ["jsonrpc": "2.0", "id": id, "error": .object(members + (error.data.map { [("data", $0)] } ?? []))]
  }

  package static func notification(_ method: String, _ parameters: JSON) -> JSON {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }
}
