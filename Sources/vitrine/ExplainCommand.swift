import ArgumentParser
import Diagnostics
import Explanations
import Figures
import SiteGenerator
import SiteMarkup

struct ExplainCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Say why a view has its size, and what changes it.",
    discussion: """
      Prints the proposals down to a view, the views that decide its width and height, and small edits with the size
      that each gives. Every edit is laid out. Without '--view', the view with the most surprising size is explained.

      Examples:
        vitrine explain badge.swift
        vitrine explain badge.swift --view 3
        vitrine explain note.md --block 2 --view 'Text("Hello")' --proposal 200xnil
        vitrine explain badge.swift --list
      """)

  @OptionGroup var chosen: ChosenFence

  @Option(
    help: ArgumentHelp(
      "The view: a number from '--list', or a name such as HStack or 'Text(\"Hi\")'.", valueName: "view"))
  var view: String?

  @Flag(help: "List the views with their numbers and sizes.")
  var list = false

  @Flag(help: "List all edits that change something.")
  var all = false

  @Flag(help: "Print JSON.")
  var json = false

  @Option(name: .long, help: "The format of diagnostics: text, json or github.")
  var format: DiagnosticFormat = .text

  @OptionGroup(title: "Fence options") var fence: FenceArguments

  /// The text to print, or the reason why there is none.
  private enum Answer: Sendable {
    case text(String, [Diagnostic])
    case json(String, [Diagnostic])
    case failed(Explainer.Failure)
    case noView(NumberedViews.Problem)
  }

  func run(with toolbox: Toolbox) async throws {
    let (input, reader) = try chosen.read(fence.settings)
    let options = reader.options
    let command = self
    switch await DeepStack.run({ command.answer(input, options, toolbox) }) {
    case .text(let text, let diagnostics):
      format.print(reader.diagnostics + diagnostics, in: input.file)
      try Output.result(LogText(lines: text).text.utf8)
    case .json(let text, let diagnostics):
      format.print(reader.diagnostics + diagnostics, in: input.file)
      try Output.result(LogText(json: text + "\n").text.utf8)
    case .failed(let failure):
      format.print(failure.diagnostics, in: input.file)
      if !failure.diagnostics.hasErrors { throw CommandFailure(code: .content, message: failure.message) }
      throw ExitCode(CommandFailure.Code.content.rawValue)
    case .noView(let problem):
      throw CommandFailure(code: .wrongUse, message: "\(problem.message); \(problem.hint)")
    }
  }

  private func answer(_ input: FenceInput, _ options: FigureOptions, _ toolbox: Toolbox) -> Answer {
    let explainer: Explainer
    do throws(Explainer.Failure) {
      explainer = try Explainer(input, options, typesetter: toolbox.typesetter)
    } catch {
      return .failed(error)
    }
    if list { return .text(explainer.views.lines.map { $0 + "\n" }.joined(), explainer.diagnostics) }
    do throws(NumberedViews.Problem) {
      let chosen = try view.map(explainer.views.view(named:)) ?? explainer.mostSurprising
      let explanation = explainer.explanation(of: chosen)
      return json
        ? .json(explanation.json(all: all).text, explainer.diagnostics)
        : .text(explanation.text(all: all), explainer.diagnostics)
    } catch {
      return .noView(error)
    }
  }
}
