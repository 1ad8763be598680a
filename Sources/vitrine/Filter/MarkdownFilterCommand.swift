import ArgumentParser
import Diagnostics
import Figures
import SiteGenerator

struct MarkdownFilterCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: "markdown", abstract: "Markdown in, Markdown with figures as HTML out.")

  @Option(help: "How the text is called in diagnostics.")
  var name = "<stdin>"

  @OptionGroup var input: FilterInput

  func run(with toolbox: Toolbox) async throws {
    var options = MarkdownFilter.Options()
    options.selection = input.blocks
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

/// For programs that take fences out of documents themselves.
struct FencesFilterCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: "fences", abstract: "The fences of a document in JSON in, their HTML in JSON out.")

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
