import Assets
import Diagnostics
import Figures
import Foundation
import Markup
import Programs
import SiteContent
import Synchronization

/// Worker processes that evaluate the fences of notes, so that a fence that traps, exhausts memory or never ends costs
/// only its note. Workers start on demand, are reused for further notes and builds, and end with this process.
package final class FigureWorkers: Sendable {
  /// The program that workers run, and its limits.
  package struct Setting: Sendable {
    /// The full path of the program.
    package var program: String
    /// The environment variables of workers, in addition to those that every program gets.
    package var variables: [String: String] = [:]
    /// The limits of a worker for each fence, beyond the limits of the evaluator.
    package var limits: WorkerProcess.Limits

    package init(program: String) {
      self.program = program
      #if DEBUG
        limits = WorkerProcess.Limits(computing: 240, waiting: 1200, memory: SiteConfiguration.usualMemoryLimit)
      #else
        limits = WorkerProcess.Limits(computing: 60, waiting: 600, memory: SiteConfiguration.usualMemoryLimit)
      #endif
    }
  }

  private struct Worker: Sendable {
    var process: WorkerProcess
    var isFresh = true
  }

  private let setting: Setting
  private let idle = Mutex<[Worker]>([])
  private let isMissing = Mutex(false)

  package init(_ setting: Setting) { self.setting = setting }

  deinit { idle.withLock { $0.forEach { $0.process.kill() } } }

  /// The environment variables that workers need to find the files that are installed with the program.
  package static let variables = ProcessInfo.processInfo.environment.filter { $0.key == Assets.variable }

  /// Returns workers that run the current program.
  package static func ofThisProgram() -> FigureWorkers { FigureWorkers(Setting(program: thisProgram)) }

  /// The full path of the current program.
  package static var thisProgram: String {
    #if os(Linux)
      // If the program's file has been replaced, this link still leads to the running one.
      let link = "/proc/\(getpid())/exe"
      let target = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? link
      return FileManager.default.isExecutableFile(atPath: target) ? target : link
    #else
      let name = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
      return URL(fileURLWithPath: name).resolvingSymlinksInPath().path
    #endif
  }

  /// The diagnostic for a system on which no worker process can be started.
  package static let missing = Diagnostic(
    .note, "workers", "cannot start worker processes; figures are drawn in this process",
    hint: "a crash in a fence ends the build")

  /// Whether no worker can be started.
  package var areMissing: Bool { isMissing.withLock { $0 } }

  /// The process identifiers of the idle workers, sorted.
  package var processes: [Int32] { idle.withLock { $0.map(\.process.identifier).sorted() } }

  /// Returns the drawn fences of a note; `nil` if no worker can be started.
  ///
  /// - Parameter memory: the memory limit of a worker, in bytes.
  func drawings(_ request: NoteRequest, memory: Int) -> EvaluatedFences? {
    guard !areMissing else { return nil }
    var limits = setting.limits
    limits.memory = memory
    // A limit that the author sets for a fence extends the worker's limit.
    let wanted = request.fences.fences.compactMap { fence in
      fence.settings.last { $0.key == "limit" }.flatMap { Double($0.value) }
    }
    limits.computing += 10 * min(max(wanted.max() ?? 0, 0), 60)
    var attempt = NoteAttempt(request)
    while let part = attempt.part {
      switch answer(to: part.bytes, limits) {
      case .drawings(let drawings):
        if let whole = attempt.whole(drawings) { return whole }
        attempt.leaveOut(nil, for: EngineStop(.nonsense, limits))
      case .stopped(let end, let fence): attempt.leaveOut(fence, for: EngineStop(end, limits))
      case .missing:
        isMissing.withLock { $0 = true }
        return nil
      }
    }
    return attempt.whole(EvaluatedFences())
  }

  private enum Answer {
    case drawings(EvaluatedFences)
    /// The worker ended, at the fence of this index if it had begun with one.
    case stopped(WorkerProcess.End, fence: Int?)
    case missing
  }

  private func answer(to bytes: [UInt8], _ limits: WorkerProcess.Limits) -> Answer {
    guard var worker = idle.withLock({ $0.popLast() }) ?? start(limits) else { return .missing }
    var wasFresh = worker.isFresh
    while true {
      worker.isFresh = false
      var fence: Int?
      do throws(WorkerProcess.End) {
        let drawings = try drawings(bytes, by: &worker.process, limits, &fence)
        release(worker, limits)
        return .drawings(drawings)
      } catch {
        // An older worker may have ended because of previous notes, so the request is repeated with a new one.
        guard !wasFresh, error != .tooSlow else { return .stopped(error, fence: fence) }
        guard let other = start(limits) else { return .missing }
        (worker, wasFresh) = (other, true)
      }
    }
  }

  private func drawings(
    _ bytes: [UInt8], by worker: inout WorkerProcess, _ limits: WorkerProcess.Limits, _ fence: inout Int?
  ) throws(WorkerProcess.End) -> EvaluatedFences {
    try worker.send(Frame(kind: EvaluationWorker.Kind.note, bytes: bytes))
    while true {
      let frame = try worker.receive(limits)
      if frame.kind == EvaluationWorker.Kind.drawings, let drawings = EvaluatedFences(bytes: frame.bytes) {
        return drawings
      }
      var reader = ByteReader(frame.bytes)
      guard frame.kind == EvaluationWorker.Kind.fence, let index = try? reader.count(upTo: 1 << 30) else {
        worker.kill()
        throw .nonsense
      }
      fence = index
    }
  }

  /// Returns a worker to the idle ones, or ends it if it uses more than half of its memory limit.
  private func release(_ worker: Worker, _ limits: WorkerProcess.Limits) {
    if let memory = worker.process.memory, memory > limits.memory / 2 { return worker.process.kill() }
    idle.withLock { $0.append(worker) }
  }

  private func start(_ limits: WorkerProcess.Limits) -> Worker? {
    guard
      var process = try? WorkerProcess(
        setting.program, [EvaluationWorker.command],
        variables: setting.variables.merging(Self.variables) { own, _ in own },
        access: ProgramAccess(reads: Self.variables.values.sorted()), memory: limits.memory)
    else { return nil }
    guard let first = try? process.receive(setting.limits) else { return nil }
    guard first.kind == EvaluationWorker.Kind.hello else {
      process.kill()
      return nil
    }
    return Worker(process: process)
  }
}
