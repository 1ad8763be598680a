import ArgumentParser
import Diagnostics
import Figures
import Foundation
import SiteGenerator

struct PandocFilterCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: "pandoc", abstract: "A filter for pandoc.",
    discussion: """
      pandoc calls a filter by the name of its file: ‘vitrine-pandoc’, which is
      installed beside vitrine, is this command.
      """)

  /// The name by which pandoc can call the program itself.
  static let linkName = "vitrine-pandoc"

  @Argument(help: "What pandoc writes, by its name for it; pandoc says it.")
  var target = "html"

  @Option(help: ArgumentHelp("Where pictures go that are no HTML.", valueName: "dir"))
  var folder = "vitrine-figures"

  @OptionGroup var input: FilterInput

  func run(with toolbox: Toolbox) async throws {
    var options = PandocFilter.Options()
    (options.format, options.folder) = (target, folder)
    (options.selection, options.isStrict) = (input.blocks, input.strict)
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
    // pandoc makes nothing of the output of a filter that fails.
    try FilterInput.end(answer.isStrict && answer.hasErrors)
    for file in answer.files {
      do {
        let place = URL(fileURLWithPath: file.path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try WholeFile.write(file.contents, to: file.path)
      } catch {
        throw CommandFailure(code: .machine, message: FileProblem.writing(file.path, error))
      }
    }
    try FilterInput.write(answer.text.utf8)
  }
}
