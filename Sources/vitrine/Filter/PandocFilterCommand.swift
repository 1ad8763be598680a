import ArgumentParser
import Diagnostics
import Figures
import Foundation
import SiteGenerator
import SiteMarkup
import SiteStorage

struct PandocFilterCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: "pandoc", abstract: "Filter a pandoc document.",
    discussion: """
      pandoc runs a filter by its file name: 'vitrine-pandoc', which is installed
      next to vitrine, runs this command.
      """)

  /// The name of the program's link that pandoc calls as a filter.
  static let linkName = "vitrine-pandoc"

  @Argument(help: "Pandoc's name of the output format, which pandoc passes.")
  var target = "html"

  @Option(help: ArgumentHelp("The folder for images, for output formats other than HTML.", valueName: "dir"))
  var folder = "vitrine-figures"

  @OptionGroup var input: FilterInput

  func run(with toolbox: Toolbox) async throws {
    var options = PandocFilter.Options()
    (options.format, options.folder) = (target, folder)
    (options.selection, options.isStrict, options.settings) = (input.blocks, input.strict, input.settings)
    let bytes = try FilterInput.read()
    let given = options
    let result = await DeepStack.run {
      Result { () throws(PandocFilter.Problem) in
        try PandocFilter(typesetter: toolbox.typesetter).filter(bytes, given)
      }
    }
    let answer: PandocFilter.Answer
    do { answer = try result.get() } catch {
      throw CommandFailure(code: .wrongUse, message: error.description)
    }
    for (diagnostic, source) in answer.remarks { input.format.print([diagnostic], in: source) }
    // Pandoc discards the output of a filter that fails.
    try FilterInput.end(answer.isStrict && answer.hasErrors)
    for file in answer.files {
      do {
        let place = URL(fileURLWithPath: file.path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try AtomicFile.write(file.contents, to: file.path)
      } catch {
        throw CommandFailure(code: .machine, message: FileProblem.writing(file.path, error))
      }
    }
    try FilterInput.write(answer.text.utf8)
  }
}
