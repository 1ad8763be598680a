import Foundation
import Markup
import SiteMarkup
import SwiftCompilation
import Synchronization

/// Serves a client over an input and an output file. A worker process evaluates the fences.
package final class LanguageServer: Sendable {
  private let session: Mutex<Session>
  private let process: AnalysisProcess
  private let compiler: SwiftCompiler?
  private let output: FileHandle

  /// - Parameters:
  ///   - process: the process that analyzes notes.
  ///   - compiler: the compiler that checks fences when notes are opened and saved; `nil` if none does.
  ///   - output: the file to which messages are written.
  package init(
    _ process: AnalysisProcess = AnalysisProcess(), compiler: SwiftCompiler? = nil, output: FileHandle = .standardOutput
  ) {
    (self.process, self.compiler, self.output) = (process, compiler, output)
    session = Mutex(Session(compiles: compiler != nil))
  }

  /// Serves until the client ends the session.
  ///
  /// - Returns: the exit code: 0 if the client has shut the session down, otherwise 1.
  package func run(_ input: FileHandle = .standardInput) async -> Int32 {
    let (signals, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let work = Task {
      for await _ in signals { await self.doJobs() }
    }
    let code = await DeepStack.run { self.read(input) { signal.yield() } }
    signal.finish()
    await work.value
    return code
  }

  /// Reads messages until the input ends.
  private func read(_ input: FileHandle, didReceive: () -> Void) -> Int32 {
    var reader = MessageReader()
    while true {
      while let item = reader.next() {
        let code = take(item)
        didReceive()
        if let code { return code }
      }
      let data = input.availableData
      guard !data.isEmpty else { return leave() }
      reader.add(Array(data))
    }
  }

  private func take(_ item: MessageReader.Item) -> Int32? {
    session.withLock { session in
      switch item {
      case .damaged(let reason): send([Reply.error(.null, RequestError(.parse, reason))])
      case .message(let bytes):
        guard let message = Message(bytes) else {
          send([Reply.error(.null, RequestError(.parse, "a message is not JSON"))])
          break
        }
        send(session.receive(message))
      }
      return session.exitCode
    }
  }

  /// Ends the session after the client has closed the input.
  private func leave() -> Int32 {
    session.withLock { session in
      _ = session.receive(.notification(method: "exit", parameters: .null))
      return session.exitCode ?? 1
    }
  }

  // MARK: Jobs

  private func doJobs() async {
    while let job = session.withLock({ $0.next }) {
      await DeepStack.run {
        if let compiler = self.compiler, let views = job.compiledViews {
          let errors = NoteAnalyzer(text: job.request.text, path: job.request.path).errors(of: compiler, views)
          return self.session.withLock { self.send($0.finish(job, compilerErrors: errors)) }
        }
        let answer = self.process.answer(job.request) { self.session.withLock { $0.isOvertaken(job) } }
        guard let answer else { return }
        self.session.withLock { self.send($0.finish(job, answer)) }
      }
    }
  }

  /// Sends messages. Errors are ignored, because the client may have ended.
  private func send(_ messages: [JSON]) {
    for message in messages { try? output.write(contentsOf: Data(MessageReader.framed(message.text))) }
  }
}
