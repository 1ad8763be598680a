import Diagnostics
import Markup
import Programs
import SiteMarkup
import Synchronization

/// Analyzes notes in a worker process, so that a fence that traps, exhausts memory or never ends affects only that
/// process. The worker starts on demand and is reused for further notes.
package final class AnalysisProcess: Sendable {
  private let program: String
  private let limits: WorkerProcess.Limits
  private let patience: Duration
  private let idle = Mutex<WorkerProcess?>(nil)

  /// The time, in seconds, for which the answer to an obsolete request is awaited before its process is stopped.
  package init(program: String = FigureWorkers.thisProgram, patience: Duration = .milliseconds(500)) {
    (self.program, self.patience) = (program, patience)
    limits = FigureWorkers.Setting(program: program).limits
  }

  deinit { idle.withLock { $0?.kill() } }

  /// Returns the answer to a request.
  ///
  /// - Parameter isUnwanted: called repeatedly; returns whether the request is obsolete.
  /// - Returns: `nil` if the request became obsolete.
  package func answer(_ request: AnalysisRequest, isUnwanted: () -> Bool) -> AnalysisAnswer? {
    let waiting = idle.withLock { worker in
      defer { worker = nil }
      return worker
    }
    guard var worker = waiting ?? start() else {
      return failure(
        request,
        Diagnostic(
          .error, "engine-stopped", "cannot start a worker process for the note's fences",
          hint: "check whether the computer has enough free memory"), at: nil)
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

  /// Starts a worker. It reads the configuration of notes and their history, which may be anywhere.
  private func start() -> WorkerProcess? {
    try? WorkerProcess(
      program, [AnalysisWorker.command], variables: FigureWorkers.variables, access: ProgramAccess(reads: ["/"]),
      memory: limits.memory)
  }

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

  /// Keeps a worker for the next note, or ends it if it uses more than half of its memory limit.
  private func keep(_ worker: WorkerProcess) {
    if let memory = worker.memory, memory > limits.memory / 2 { return worker.kill() }
    idle.withLock { $0 = worker }
  }

  /// Returns the answer after an unexpected end of the worker: the note is checked without evaluating its fences.
  private func failure(_ request: AnalysisRequest, _ problem: Diagnostic, at fence: Int?) -> AnalysisAnswer {
    guard case .analysis = request.kind else { return .failed(RequestError(.failed, problem.message)) }
    return .analysis(NoteAnalyzer(text: request.text, path: request.path).stopped(by: problem, at: fence))
  }
}
