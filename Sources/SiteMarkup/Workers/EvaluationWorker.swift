import Figures
import Foundation
import Markup
import Notation
import Programs
import Synchronization
import VitrineText

/// The program of a worker process: it draws the fences of notes for its parent process, until that ends.
package enum EvaluationWorker {
  /// The hidden command that runs this program as a worker process.
  package static let command = "evaluate-worker"

  /// The kinds of messages between a worker and its parent.
  enum Kind {
    /// From a worker: it has started.
    static let hello: UInt8 = 1
    /// To a worker: a ``NoteRequest``.
    static let note: UInt8 = 2
    /// From a worker: it begins with the fence of the following index. An index after the last fence means that all
    /// fences are drawn.
    static let fence: UInt8 = 3
    /// From a worker: the ``EvaluatedFences`` of the note.
    static let drawings: UInt8 = 4
  }

  /// Answers requests until the parent process ends.
  ///
  /// - Returns: `false` if this process was not started as a worker.
  package static func run(_ typesetter: Typesetter) -> Bool {
    let channel = FrameChannel.inherited
    guard channel.isSocket else { return false }
    WorkerSide.begin(channel)
    let fault = TestFault(ProcessInfo.processInfo.environment)
    var reader = FrameReader()
    WorkerSide.send(Frame(kind: Kind.hello), through: channel)
    while let frame = channel.receive(&reader), frame.kind == Kind.note,
      let request = NoteRequest(bytes: frame.bytes)
    {
      let drawings = draw(request, typesetter, fault, channel)
      WorkerSide.send(Frame(kind: Kind.drawings, bytes: drawings.bytes), through: channel)
    }
    return true
  }

  private static func draw(
    _ request: NoteRequest, _ typesetter: Typesetter, _ fault: TestFault?, _ channel: FrameChannel
  ) -> EvaluatedFences {
    let fences = request.fences.fences
    let begin: @Sendable (Int) -> Void = { index in
      WorkerSide.send(Frame(kind: Kind.fence, bytes: Self.bytes(of: index)), through: channel)
      if fences.indices.contains(index) { fault?.strike(at: fences[index].block.code) }
    }
    // All fences with Swift code are parsed before the first is drawn.
    var parsed = fences.indices.filter { fences[$0].kind != .tree }[...]
    let parser = FenceParser { _ in
      if let index = parsed.popFirst() {
        WorkerSide.send(Frame(kind: Kind.fence, bytes: Self.bytes(of: index)), through: channel)
      }
    }
    let figures = HTMLFigureRenderer(typesetter, willDraw: begin)
    return request.drawings(by: NotifyingRenderer(figures: figures) { begin(fences.count) }, parser: parser)
  }

  /// A renderer that reports when all figures are drawn.
  private struct NotifyingRenderer: FigureRenderer {
    let figures: HTMLFigureRenderer
    let didDraw: @Sendable () -> Void

    func figures(
      for requests: [FigureRequest], in surroundings: FigureContext, words: FigureLocalization
    ) -> [FigureOutcome] {
      defer { didDraw() }
      return figures.figures(for: requests, in: surroundings, words: words)
    }
  }

  private static func bytes(of index: Int) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(count: index)
    return writer.bytes
  }
}
