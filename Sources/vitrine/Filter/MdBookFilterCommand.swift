import ArgumentParser
import Diagnostics
import Figures
import SiteGenerator
import SiteMarkup

struct MdBookFilterCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: "mdbook", abstract: "Run as a preprocessor for mdBook.",
    discussion: """
      In book.toml:
        [preprocessor.vitrine]
        command = "vitrine filter mdbook"
      """)

  @Argument(help: "'supports' and the name of a renderer: exit with 0 if the renderer can show figures.")
  var question: [String] = []

  @OptionGroup var input: FilterInput

  func validate() throws {
    if !question.isEmpty, question.count != 2 || question[0] != "supports" {
      throw ValidationError("unexpected arguments; write 'supports' and the name of a renderer, or nothing")
    }
  }

  func run(with toolbox: Toolbox) async throws {
    if question.count == 2 { return try FilterInput.end(!MdBookPreprocessor.supports(renderer: question[1])) }
    var options = MarkdownFilter.Options()
    (options.selection, options.settings) = (input.blocks, input.settings)
    let bytes = try FilterInput.read()
    let given = options
    let result = await DeepStack.run {
      Result { () throws(MdBookPreprocessor.Problem) in
        try MdBookPreprocessor(typesetter: toolbox.typesetter).process(bytes, given)
      }
    }
    let answer: MdBookPreprocessor.Answer
    do { answer = try result.get() } catch {
      throw CommandFailure(code: .wrongUse, message: error.description)
    }
    for (diagnostics, source) in answer.remarks { input.format.print(diagnostics, in: source) }
    try FilterInput.end((input.strict || answer.isStrict) && answer.hasErrors)
    try FilterInput.write(answer.text.utf8)
  }
}
