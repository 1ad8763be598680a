import Diagnostics
import Figures
import Foundation
import Markup
import Programs
import Synchronization

/// Processes in which the fences of notes are evaluated, so that one that traps, or takes all memory, or never ends costs its note and
/// no more. They are started when they are first needed, live on from note to note and from build to build, and end with this process.
package final class FigureWorkers: Sendable {
  /// What workers are started with, and what they may take.
  package struct Setting: Sendable {
    /// The full path of the program.
    package var program: String
    /// What its environment has besides.
    package var variables: [String: String] = [:]
    /// What a worker may take for a fence, beyond what the engine's own limits let through.
    package var limits: WorkerProcess.Limits

    package init(program: String) {
      self.program = program
      #if DEBUG
        limits = WorkerProcess.Limits(computing: 240, waiting: 1200, memory: Self.usualMemory)
      #else
        limits = WorkerProcess.Limits(computing: 60, waiting: 600, memory: Self.usualMemory)
      #endif
    }

    /// In bytes.
    package static let usualMemory = 1_000_000_000
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

  /// Workers of the program that is running.
  package static func ofThisProgram() -> FigureWorkers { FigureWorkers(Setting(program: thisProgram)) }

  /// The full path of the program that is running.
  package static var thisProgram: String {
    #if os(Linux)
      // A file that has been replaced meanwhile is another program; the link leads to the one that is running.
      let link = "/proc/self/exe"
      let target = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? link
      return FileManager.default.isExecutableFile(atPath: target) ? target : link
    #else
      let name = Bundle.main.executablePath ?? CommandLine.arguments.first ?? ""
      return URL(fileURLWithPath: name).resolvingSymlinksInPath().path
    #endif
  }

  /// What is to be said where there are no workers.
  package static let missing = Diagnostic(
    .note, "workers", "figures are drawn in this process: no other can be started for them",
    hint: "a fence that the engine cannot take would end the build")

  /// Whether none can be started.
  package var areMissing: Bool { isMissing.withLock { $0 } }

  /// The processes that wait for work, in order.
  package var processes: [Int32] { idle.withLock { $0.map(\.process.identifier).sorted() } }

  /// What is drawn of a note; `nil` where no worker can be started.
  ///
  /// - Parameter memory: the most that a worker may hold, in bytes.
  func drawings(_ request: NoteRequest, memory: Int) -> NoteDrawings? {
    guard !areMissing else { return nil }
    var limits = setting.limits
    limits.memory = memory
    // What authors ask for is theirs.
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
    return attempt.whole(NoteDrawings())
  }

  private enum Answer {
    case drawings(NoteDrawings)
    /// A worker ended, at a fence if it had begun with one.
    case stopped(WorkerProcess.End, fence: Int?)
    case missing
  }

  private func answer(to bytes: [UInt8], _ limits: WorkerProcess.Limits) -> Answer {
    guard var worker = idle.withLock({ $0.popLast() }) ?? start() else { return .missing }
    var wasFresh = worker.isFresh
    while true {
      worker.isFresh = false
      var fence: Int?
      do throws(WorkerProcess.End) {
        let drawings = try drawings(bytes, by: &worker.process, limits, &fence)
        release(worker, limits)
        return .drawings(drawings)
      } catch {
        // What an older one has kept of other notes is none of this note's faults.
        guard !wasFresh, error != .tooSlow else { return .stopped(error, fence: fence) }
        guard let other = start() else { return .missing }
        (worker, wasFresh) = (other, true)
      }
    }
  }

  private func drawings(
    _ bytes: [UInt8], by worker: inout WorkerProcess, _ limits: WorkerProcess.Limits, _ fence: inout Int?
  ) throws(WorkerProcess.End) -> NoteDrawings {
    try worker.send(Frame(kind: EvaluationWorker.Kind.note, bytes: bytes))
    while true {
      let frame = try worker.receive(limits)
      if frame.kind == EvaluationWorker.Kind.drawings, let drawings = NoteDrawings(bytes: frame.bytes) {
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

  /// Keeps a worker for the next note, unless it has grown.
  private func release(_ worker: Worker, _ limits: WorkerProcess.Limits) {
    if let memory = worker.process.memory, memory > limits.memory / 2 { return worker.process.kill() }
    idle.withLock { $0.append(worker) }
  }

  private func start() -> Worker? {
    guard
      var process = try? WorkerProcess(
        setting.program, [EvaluationWorker.command], variables: setting.variables)
    else { return nil }
    guard let first = try? process.receive(setting.limits) else { return nil }
    guard first.kind == EvaluationWorker.Kind.hello else {
      process.kill()
      return nil
    }
    return Worker(process: process)
  }
}
