import ArgumentParser
import SiteGenerator
import SiteMarkup

/// Evaluates the fences of notes for a parent process, which starts this command. It is not for users.
struct EvaluateWorkerCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: EvaluationWorker.command, abstract: "Evaluate fences for another process.", shouldDisplay: false)

  func run(with toolbox: Toolbox) async throws {
    let wasAsked = await DeepStack.run { EvaluationWorker.run(toolbox.typesetter) }
    guard wasAsked else {
      throw CommandFailure(
        code: .wrongUse, message: "'\(EvaluationWorker.command)' is an internal command of 'vitrine'")
    }
  }
}
