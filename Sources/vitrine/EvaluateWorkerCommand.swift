import ArgumentParser
import SiteGenerator

/// Evaluates the fences of notes for another process of this program, which starts it: what people type is nothing to it.
struct EvaluateWorkerCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: EvaluationWorker.command, abstract: "Evaluate fences for another process.", shouldDisplay: false)

  func run(with toolbox: Toolbox) async throws {
    let wasAsked = await DeepStack.run { EvaluationWorker.run(toolbox.typesetter) }
    guard wasAsked else {
      throw CommandFailure(code: .wrongUse, message: "‘\(EvaluationWorker.command)’ is started by ‘vitrine’ itself")
    }
  }
}
