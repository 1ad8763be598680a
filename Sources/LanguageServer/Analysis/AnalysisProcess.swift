import Diagnostics
import Markup
import Programs
import SiteGenerator
import Synchronization

/// Has notes analysed in a process of its own, so that a fence that traps, takes all memory or never ends costs that process and no more.
/// It is started when it is first needed and lives on from note to note.
package final class AnalysisProcess: Sendable {
  private let program: String
  private let limits: WorkerProcess.Limits
  private let patience: Duration
  private let idle = Mutex<WorkerProcess?>(nil)

  /// - Parameters:
  ///   - program: the full path of this program.
  ///   - patience: how long an answer is waited for that nobody wants any more: most come soon, and a new process takes time, too.
  package init(program: String = FigureWorkers.thisProgram, patience: Duration = .milliseconds(500)) {
    (self.program, self.patience) = (program, patience)
    limits = FigureWorkers.Setting(program: program).limits
  }

  deinit { idle.withLock { $0?.kill() } }

  /// - Parameter isUnwanted: asked meanwhile; whether what is asked for has been overtaken.
  /// - Returns: `nil` where it was overtaken.
  package func answer(_ request: AnalysisRequest, isUnwanted: () -> Bool) -> AnalysisAnswer? {
    let waiting = idle.withLock { worker in
      defer { worker = nil }
      return worker
    }
    guard var worker = waiting ?? start() else {
      return failure(
        request,
        Diagnostic(
          .error, "engine-stopped", "no process can be started for the note’s fences",
          hint: "that is a fault of the machine’s: is there memory left?"), at: nil)
    }
    var fence: Int?
    do throws(WorkerProcess.End) {
      let answer = try answer(request, by: &worker, &fence, isUnwanted)
      keep(worker)
      return answer
    } catch {
      return error == .cancelled ? nil : failure(request, EngineStop(error, limits).diagnostic, at: fence)
    }
  }

  private func start() -> WorkerProcess? { try? WorkerProcess(program, [AnalysisWorker.command]) }

  private func answer(
    _ request: AnalysisRequest, by worker: inout WorkerProcess, _ fence: inout Int?, _ isUnwanted: () -> Bool
  ) throws(WorkerProcess.End) -> AnalysisAnswer {
    try worker.send(Frame(kind: AnalysisWorker.Kind.request, bytes: Array(request.json.text.utf8)))
    let begin = ContinuousClock.now
    while true {
      let frame = try worker.receive(limits) { isUnwanted() && ContinuousClock.now - begin >= patience }
      if frame.kind == AnalysisWorker.Kind.answer, let answer = JSON.parse(frame.bytes).flatMap(AnalysisAnswer.init) {
        return answer
      }
      guard frame.kind == AnalysisWorker.Kind.fence, let number = JSON.parse(frame.bytes)?.count else {
        worker.kill()
        throw .nonsense
      }
      fence = number
    }
  }

  /// Keeps a worker for the next note, unless it has grown.
  private func keep(_ worker: WorkerProcess) {
    if let memory = worker.memory, memory > limits.memory / 2 { return worker.kill() }
    idle.withLock { $0 = worker }
  }

  /// What is told where the evaluation ended by itself: the note is checked without it.
  private func failure(_ request: AnalysisRequest, _ problem: Diagnostic, at fence: Int?) -> AnalysisAnswer {
    guard case .analysis = request.kind else { return .failed(RequestError(.failed, problem.message)) }
    return .analysis(NoteAnalyzer(text: request.text, path: request.path).stopped(by: problem, at: fence))
  }
}
