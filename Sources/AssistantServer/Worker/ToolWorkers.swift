import Foundation
import Markup
import Programs
import SiteMarkup
import Synchronization

/// Worker processes that run calls. They start on demand and are reused; one that fails, is too slow or is cancelled
/// costs only its call.
package final class ToolWorkers: Sendable {
  private let program: String
  private let limits: WorkerProcess.Limits
  private let idle = Mutex<[WorkerProcess]>([])

  package init(program: String = FigureWorkers.thisProgram) {
    self.program = program
    limits = FigureWorkers.Setting(program: program).limits
  }

  deinit { idle.withLock { $0.forEach { $0.kill() } } }

  /// Returns the answer to a call.
  ///
  /// - Parameters:
  ///   - isUnwanted: called repeatedly; returns whether the call is cancelled.
  ///   - didStep: called with the numbers of steps that are done, and of all steps.
  /// - Returns: `nil` if the call is cancelled.
  func answer(
    _ tool: Tool, _ arguments: JSON, isUnwanted: () -> Bool, didStep: (Int, Int) -> Void
  ) -> ToolAnswer? {
    let bytes = Array(JSON.object([("tool", .string(tool.name)), ("arguments", arguments)]).text.utf8)
    var known = idle.withLock { $0.popLast() }
    while true {
      let isFresh = known == nil
      guard var worker = known ?? start() else {
        return .failure("cannot start a worker process; is enough memory free?")
      }
      do throws(WorkerProcess.End) {
        let answer = try answer(bytes, by: &worker, isUnwanted, didStep)
        keep(worker)
        return answer
      } catch {
        if error == .cancelled { return nil }
        // An older worker may have ended because of earlier calls, so the call is repeated with a new one.
        if isFresh || error == .tooSlow { return .failure(EngineStop(error, limits).diagnostic.message) }
        known = nil
      }
    }
  }

  private func answer(
    _ bytes: [UInt8], by worker: inout WorkerProcess, _ isUnwanted: () -> Bool, _ didStep: (Int, Int) -> Void
  ) throws(WorkerProcess.End) -> ToolAnswer {
    try worker.send(Frame(kind: ToolWorker.Kind.call, bytes: bytes))
    while true {
      let frame = try worker.receive(limits, isUnwanted: isUnwanted)
      let json = JSON.parse(frame.bytes)
      if frame.kind == ToolWorker.Kind.answer, let answer = json.flatMap(ToolAnswer.init) { return answer }
      guard frame.kind == ToolWorker.Kind.progress, let steps = json?.array?.compactMap(\.number), steps.count == 2
      else {
        worker.kill()
        throw .nonsense
      }
      didStep(Int(steps[0]), Int(steps[1]))
    }
  }

  /// Starts a worker, which reads only the files that are installed with the program.
  private func start() -> WorkerProcess? {
    let variables = FigureWorkers.variables
    guard
      var worker = try? WorkerProcess(
        program, [ToolWorker.command], variables: variables,
        access: ProgramAccess(reads: variables.values.sorted()), memory: limits.memory)
    else { return nil }
    guard let first = try? worker.receive(limits), first.kind == ToolWorker.Kind.hello else {
      worker.kill()
      return nil
    }
    return worker
  }

  /// Keeps a worker for the next call, or ends it if it uses more than half of its memory limit.
  private func keep(_ worker: WorkerProcess) {
    if let memory = worker.memory, memory > limits.memory / 2 { return worker.kill() }
    idle.withLock { $0.append(worker) }
  }
}
