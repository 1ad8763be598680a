import Foundation
import LanguageServer
import Markup
import Programs
import Testing

/// An editor as the program sees it: it starts 'vitrine lsp', says what it is told to and reads what comes.
final class ScriptedClient {
  struct Gone: Error, CustomStringConvertible {
    var description: String
  }

  /// The program stands beside the bundle of the tests.
  static let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("vitrine")

  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var reader = MessageReader()
  private var number = 0
  /// What the server told while something else was waited for.
  private(set) var told: [JSON] = []

  init(_ options: [String] = []) throws {
    process.executableURL = Self.program
    process.arguments = ["lsp"] + options
    (process.standardInput, process.standardOutput) = (input, output)
    try process.start()
  }

  deinit { if process.isRunning { process.terminate() } }

  // MARK: Saying

  func write(_ text: String) throws { try input.fileHandleForWriting.write(contentsOf: Data(text.utf8)) }

  private func send(_ message: JSON) throws {
    try write("Content-Length: \(message.text.utf8.count)\r\n\r\n\(message.text)")
  }

  func notify(_ method: String, _ parameters: JSON) throws {
    try send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// - Returns: the request's number.
  func ask(_ method: String, _ parameters: JSON) throws -> JSON {
    number += 1
    try send(["jsonrpc": "2.0", "id": .number(Double(number)), "method": .string(method), "params": parameters])
    return .number(Double(number))
  }

  // MARK: Hearing

  func next() throws -> JSON {
    while true {
      switch reader.next() {
      case .message(let bytes): return try #require(JSON.parse(bytes), "\(String(decoding: bytes, as: UTF8.self))")
      case .damaged(let reason): throw Gone(description: reason)
      case nil:
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { throw Gone(description: "the program has ended") }
        reader.add(Array(data))
      }
    }
  }

  /// The answer to a request; what is told meanwhile is kept.
  func answer(to id: JSON) throws -> JSON {
    while true {
      let message = try next()
      if message["id"] == id { return message }
      told.append(message)
    }
  }

  func result(_ method: String, _ parameters: JSON) throws -> JSON {
    let answer = try answer(to: try ask(method, parameters))
    return try #require(answer["result"], "\(method): \(answer.text)")
  }

  /// The findings of a version of a note.
  func findings(ofVersion version: Double) throws -> [JSON] {
    while true {
      let message = try told.isEmpty ? next() : told.removeFirst()
      let parameters = message["params"]
      if message["method"] == "textDocument/publishDiagnostics", parameters?["version"] == .number(version) {
        return parameters?["diagnostics"]?.array ?? []
      }
    }
  }

  // MARK: Sessions

  func begin(_ capabilities: JSON = [:]) throws -> JSON {
    let result = try result("initialize", ["processId": .null, "rootUri": .null, "capabilities": capabilities])
    try notify("initialized", [:])
    return result
  }

  func open(_ text: String, _ address: String) throws {
    let item: JSON = ["uri": .string(address), "languageId": "markdown", "version": 1, "text": .string(text)]
    try notify("textDocument/didOpen", ["textDocument": item])
  }

  func change(_ address: String, version: Double, _ changes: JSON...) throws {
    let note: JSON = ["uri": .string(address), "version": .number(version)]
    try notify("textDocument/didChange", ["textDocument": note, "contentChanges": .array(changes)])
  }

  /// Shuts the session down.
  ///
  /// - Returns: the code that the program ended with.
  func end() throws -> Int32 {
    _ = try result("shutdown", .null)
    try notify("exit", .null)
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Leaves without a word.
  func leave() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
