import Figures
import Foundation
import LanguageServer
import Markup
import Synchronization

/// Serves a client over an input and an output file, with one message on each line.
package final class AssistantServer: Sendable {
  private let session: Mutex<AssistantSession>
  private let folder: StartFolder
  private let workers: ToolWorkers
  private let output: Mutex<FileHandle>
  private let queue: OperationQueue
  /// The requests whose calls wait or run, and whether each is cancelled.
  private let calls = Mutex<[JSON: Bool]>([:])
  private let memory = Mutex(ViewMemory())

  /// The longest line, in bytes.
  private static let longest = 32 << 20
  /// The most calls that wait or run.
  private static let mostCalls = 2_000

  /// - Parameters:
  ///   - version: the version of the program.
  ///   - folder: the folder whose files calls may name.
  ///   - parallel: the number of calls that run at once.
  package init(
    version: String, folder: StartFolder, workers: ToolWorkers = ToolWorkers(), output: FileHandle = .standardOutput,
    parallel: Int = max(2, ProcessInfo.processInfo.activeProcessorCount)
  ) {
    session = Mutex(AssistantSession(version: version))
    (self.folder, self.workers) = (folder, workers)
    self.output = Mutex(output)
    queue = OperationQueue()
    queue.maxConcurrentOperationCount = parallel
  }

  /// Serves until the client closes the input; calls that wait are still answered.
  package func run(_ input: FileHandle = .standardInput) {
    var lines = LineReader(longest: Self.longest)
    while true {
      let data = input.availableData
      if data.isEmpty { break }
      for line in lines.add(Array(data)) { take(line) }
    }
    if let last = lines.end() { take(last) }
    queue.waitUntilAllOperationsAreFinished()
  }

  private func take(_ line: LineReader.Line) {
    guard case .line(let bytes) = line else {
      return send(Reply.error(.null, RequestError(.parse, "a message is longer than \(Self.longest) bytes")))
    }
    if bytes.allSatisfy({ $0 == 32 || $0 == 13 || $0 == 9 }) { return }
    guard let message = Message(bytes) else {
      return send(Reply.error(.null, RequestError(.parse, "a message is not JSON")))
    }
    for action in session.withLock({ $0.receive(message) }) {
      switch action {
      case .send(let json): send(json)
      case .run(let call): start(call)
      case .cancel(let id): calls.withLock { if $0[id] != nil { $0[id] = true } }
      }
    }
  }

  private func send(_ message: JSON) {
    // Errors are ignored, because the client may have ended.
    output.withLock { try? $0.write(contentsOf: Data((message.text + "\n").utf8)) }
  }

  // MARK: Calls

  private func start(_ call: ToolCall) {
    let problem: String? = calls.withLock { calls in
      guard calls[call.id] == nil else { return "a request with this id is not answered yet" }
      guard calls.count < Self.mostCalls else { return "more than \(Self.mostCalls) calls wait" }
      calls[call.id] = false
      return nil
    }
    if let problem { return send(Reply.error(call.id, RequestError(.invalidRequest, problem))) }
    queue.addOperation { self.run(call) }
  }

  private func isCancelled(_ call: ToolCall) -> Bool { calls.withLock { $0[call.id] == true } }

  private func run(_ call: ToolCall) {
    let answer = isCancelled(call) ? nil : answer(call)
    let isCancelled = calls.withLock { $0.removeValue(forKey: call.id) == true }
    guard var answer, !isCancelled else { return }
    if let id = call.arguments["id"]?.string { memory.withLock { $0.shorten(&answer, id) } }
    send(session.withLock { $0.finish(call, answer) })
  }

  private func answer(_ call: ToolCall) -> ToolAnswer? {
    if let problem = call.tool.problem(with: call.arguments) { return .failure(problem) }
    var arguments = call.arguments.members ?? JSON.Members()
    if let file = arguments["file"]?.string {
      do throws(StartFolder.Refusal) {
        arguments.append(ToolWorker.fileText, .string(try folder.text(of: file)))
      } catch {
        return .failure(error.message)
      }
    }
    let answer = workers.answer(call.tool, .object(arguments), isUnwanted: { self.isCancelled(call) }) { done, all in
      self.report(call, done, all)
    }
    return answer.map(drawn)
  }

  private func report(_ call: ToolCall, _ done: Int, _ all: Int) {
    guard let token = call.progress else { return }
    send(
      Reply.notification(
        "notifications/progress",
        ["progressToken": token, "progress": .number(Double(done)), "total": .number(Double(all))]))
  }

  /// Returns an answer with its picture as PNG.
  private func drawn(_ answer: ToolAnswer) -> ToolAnswer {
    guard let picture = answer.picture else { return answer }
    var answer = answer
    do throws(PNGConverter.Problem) {
      answer.png = try PNGConverter.png(of: picture.svg, scale: picture.scale)
    } catch {
      answer.text += "\n\(error.message)"
    }
    return answer
  }
}
