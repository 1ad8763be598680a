import Foundation
import Markup
import SiteGenerator
import Synchronization

/// Serves a client over two files: messages come in one and go out the other. Fences are evaluated meanwhile, in another process.
package final class LanguageServer: Sendable {
  private let session = Mutex(Session())
  private let process: AnalysisProcess
  private let output: FileHandle

  /// - Parameters:
  ///   - process: has notes analysed.
  ///   - output: where messages go.
  package init(_ process: AnalysisProcess = AnalysisProcess(), output: FileHandle = .standardOutput) {
    (self.process, self.output) = (process, output)
  }

  /// Serves until the client leaves.
  ///
  /// - Returns: the code that the program ends with: 0 where the client has shut the session down before, else 1.
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

  /// Takes messages until there are no more.
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

  /// The client is gone without a word.
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
        let answer = self.process.answer(job.request) { self.session.withLock { $0.isOvertaken(job) } }
        guard let answer else { return }
        self.session.withLock { self.send($0.finish(job, answer)) }
      }
    }
  }

  /// Whoever reads may have left; then nobody misses the rest.
  private func send(_ messages: [JSON]) {
    for message in messages { try? output.write(contentsOf: Data(MessageReader.framed(message.text))) }
  }
}
