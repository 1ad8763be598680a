import Markup
import Programs
import VitrineText

/// The program of a worker process: it runs the calls of a server, until the server ends.
package enum ToolWorker {
  /// The hidden command that runs this program as a worker process.
  package static let command = "tool-worker"

  /// The member of the arguments with the text of the file, which the server reads.
  static let fileText = "\0text"

  /// The kinds of messages between a worker and the server.
  enum Kind {
    /// To a worker: the name of a tool and its arguments.
    static let call: UInt8 = 1
    /// From a worker: the numbers of steps that are done, and of all steps.
    static let progress: UInt8 = 2
    /// From a worker: a ``ToolAnswer``.
    static let answer: UInt8 = 3
    /// From a worker: it has started.
    static let hello: UInt8 = 4
  }

  /// Answers calls until the server ends.
  ///
  /// - Returns: `false` if this process was not started as a worker.
  package static func run(_ typesetter: Typesetter) -> Bool {
    let channel = FrameChannel.inherited
    guard channel.isSocket else { return false }
    WorkerSide.begin(channel)
    tell(channel, Kind.hello, .null)
    var reader = FrameReader()
    while let frame = channel.receive(&reader), frame.kind == Kind.call, let call = JSON.parse(frame.bytes),
      let tool = call["tool"]?.string.flatMap(Tool.named)
    {
      let run = ToolRun(tool: tool, arguments: call["arguments"] ?? .null, typesetter: typesetter) {
        tell(channel, Kind.progress, [.number(Double($0)), .number(Double($1))])
      }
      tell(channel, Kind.answer, run.answer().json)
    }
    return true
  }

  private static func tell(_ channel: FrameChannel, _ kind: UInt8, _ json: JSON) {
    WorkerSide.send(Frame(kind: kind, bytes: Array(json.text.utf8)), through: channel)
  }
}
