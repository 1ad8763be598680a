import Figures
import Foundation
import Markup
import Notation
import Programs
import Synchronization
import VitrineText

/// What a worker does: it draws the fences of notes for the process that has started it, until that is gone.
package enum EvaluationWorker {
  /// The hidden command that makes a worker of this program.
  package static let command = "evaluate-worker"

  /// What frames between a worker and the one who asks it are.
  enum Kind {
    /// From a worker: it is there.
    static let hello: UInt8 = 1
    /// To a worker: a ``NoteRequest``.
    static let note: UInt8 = 2
    /// From a worker: it begins with a fence, of which the number follows; all of them are done where it is that of none.
    static let fence: UInt8 = 3
    /// From a worker: the ``NoteDrawings`` of the note.
    static let drawings: UInt8 = 4
  }

  /// Answers requests.
  ///
  /// - Returns: false where nobody has started this process as a worker.
  package static func run(_ typesetter: Typesetter) -> Bool {
    let channel = FrameChannel.inherited
    guard channel.isSocket else { return false }
    WorkerSide.begin(channel)
    let fault = TestFault(ProcessInfo.processInfo.environment)
    var reader = FrameReader()
    tell(channel, Frame(kind: Kind.hello))
    while let frame = channel.receive(&reader), frame.kind == Kind.note,
      let request = NoteRequest(bytes: frame.bytes)
    {
      let drawings = draw(request, typesetter, fault, channel)
      tell(channel, Frame(kind: Kind.drawings, bytes: drawings.bytes))
    }
    return true
  }

  private static func draw(
    _ request: NoteRequest, _ typesetter: Typesetter, _ fault: TestFault?, _ channel: FrameChannel
  ) -> NoteDrawings {
    let fences = request.fences.fences
    let begin: @Sendable (Int) -> Void = { index in
      tell(channel, Frame(kind: Kind.fence, bytes: Self.bytes(of: index)))
      if fences.indices.contains(index) { fault?.strike(at: fences[index].block.code) }
    }
    // Whatever has Swift in it is parsed before anything is drawn.
    var parsed = fences.indices.filter { fences[$0].kind != .tree }[...]
    let parser = FenceParser { _ in
      if let index = parsed.popFirst() { tell(channel, Frame(kind: Kind.fence, bytes: Self.bytes(of: index))) }
    }
    let figures = FenceFigures(typesetter, willDraw: begin)
    return request.drawings(by: Announced(figures: figures) { begin(fences.count) }, parser: parser)
  }

  /// Figures that say when they are done.
  private struct Announced: FigureRenderer {
    let figures: FenceFigures
    let didDraw: @Sendable () -> Void

    func figures(
      for requests: [FigureRequest], in surroundings: FigureSurroundings, words: FigureWords
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

  /// What nobody hears any more ends the worker.
  private static func tell(_ channel: FrameChannel, _ frame: Frame) {
    do { try channel.send(frame) } catch { exit(0) }
  }
}
