import ArgumentParser
import Diagnostics
import Figures
import SiteGenerator
import SiteMarkup

struct MarkdownFilterCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: "markdown", abstract: "Read Markdown, and write Markdown with the figures as HTML.")

  @Option(help: "The name of the text in diagnostics.")
  var name = "<stdin>"

  @OptionGroup var input: FilterInput

  func run(with toolbox: Toolbox) async throws {
    var options = MarkdownFilter.Options()
    (options.selection, options.settings) = (input.blocks, input.settings)
    let bytes = try FilterInput.read()
    let (given, name) = (options, name)
    let answer = await DeepStack.run {
      MarkdownFilter(options: given, typesetter: toolbox.typesetter).filter(bytes, path: name)
    }
    input.format.print(answer.diagnostics, in: answer.source)
    try FilterInput.write(answer.text)
    try FilterInput.end(input.strict && answer.diagnostics.hasErrors)
  }
}

/// Draws fences for programs that read documents themselves.
struct FencesFilterCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: "fences", abstract: "Read fences as JSON, and write their HTML as JSON.")

  func run(with toolbox: Toolbox) async throws {
    let bytes = try FilterInput.read()
    let result = await DeepStack.run {
      Result { () throws(FenceListFilter.Problem) in
        try FenceListFilter(typesetter: toolbox.typesetter).answer(bytes)
      }
    }
    do { try FilterInput.write((result.get().text + "\n").utf8) } catch let problem as FenceListFilter.Problem {
      throw CommandFailure(code: .wrongUse, message: problem.description)
    }
  }
}
