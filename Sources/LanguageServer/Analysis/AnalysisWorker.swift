import Markup
import Programs
import VitrineText

/// The program of a worker process: it draws the fences of notes for a language server, until the server ends.
package enum AnalysisWorker {
  /// The hidden command that runs this program as a worker process.
  package static let command = "analysis-worker"

  /// The kinds of messages between a worker and the server.
  enum Kind {
    /// To a worker: an ``AnalysisRequest``.
    static let request: UInt8 = 1
    /// From a worker: it begins with the fence of the given index.
    static let fence: UInt8 = 2
    /// From a worker: an ``AnalysisAnswer``.
    static let answer: UInt8 = 3
  }

  /// Answers requests until the server ends.
  ///
  /// - Returns: `false` if this process was not started as a worker.
  package static func run(_ typesetter: Typesetter) -> Bool {
    let channel = FrameChannel.inherited
    guard channel.isSocket else { return false }
    WorkerSide.begin(channel)
    var reader = FrameReader()
    while let frame = channel.receive(&reader), frame.kind == Kind.request,
      let request = JSON.parse(frame.bytes).flatMap(AnalysisRequest.init)
    {
      let answer = answer(request, typesetter) { tell(channel, Kind.fence, "\($0)") }
      tell(channel, Kind.answer, answer.json.text)
    }
    return true
  }

  static func answer(
    _ request: AnalysisRequest, _ typesetter: Typesetter, begins: (Int) -> Void = { _ in }
  ) -> AnalysisAnswer {
    let analyzer = NoteAnalyzer(text: request.text, path: request.path)
    switch request.kind {
    case .analysis: return .analysis(analyzer.evaluated(typesetter, begins: begins))
    case .edits(let place): return .edits(analyzer.edits(at: place, typesetter))
    case .preview(let place):
      do throws(RequestError) {
        return .preview(try analyzer.preview(at: place, typesetter, begins: begins))
      } catch {
        return .failed(error)
      }
    }
  }

  private static func tell(_ channel: FrameChannel, _ kind: UInt8, _ text: String) {
    WorkerSide.send(Frame(kind: kind, bytes: Array(text.utf8)), through: channel)
  }
}
