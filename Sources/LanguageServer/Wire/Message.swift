import Markup

/// A message of JSON-RPC 2.0, as a client sends it.
package enum Message: Hashable, Sendable {
  /// Wants an answer with its number or name.
  case request(id: JSON, method: String, parameters: JSON)
  case notification(method: String, parameters: JSON)
  /// An answer to what the server asked.
  case answer
  /// JSON, and no message; the id where it has one.
  case invalid(id: JSON)

  /// - Returns: `nil` where the bytes are not JSON.
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

/// Why a request has no result.
package struct RequestError: Error, Hashable, Sendable {
  /// What JSON-RPC and the language server protocol call it.
  package enum Code: Int, Sendable {
    case parse = -32700
    case invalidRequest = -32600
    case unknownMethod = -32601
    case invalidParameters = -32602
    case notInitialized = -32002
    case failed = -32803
    case contentModified = -32801
    case cancelled = -32800
  }

  package var code: Code
  package var message: String

  package init(_ code: Code, _ message: String) { (self.code, self.message) = (code, message) }
}

/// What the server sends.
package enum Reply {
  package static func result(_ id: JSON, _ value: JSON) -> JSON { ["jsonrpc": "2.0", "id": id, "result": value] }

  package static func error(_ id: JSON, _ error: RequestError) -> JSON {
    [
      "jsonrpc": "2.0", "id": id,
      "error": ["code": JSON.number(Double(error.code.rawValue)), "message": .string(error.message)],
    ]
  }

  package static func notification(_ method: String, _ parameters: JSON) -> JSON {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }
}
