import ArgumentParser
import Assets
import Diagnostics
import Foundation
import Programs
import SiteGenerator

struct Vitrine: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vitrine",
    abstract: "Builds a site from Markdown notes and draws their SwiftUI code as measured layout diagrams.",
    discussion: """
      In an empty folder:
        vitrine new notes && cd notes && vitrine serve

      Exit codes: 0 success, 1 the content has errors, 2 invalid option or missing file, 3 internal error.
      """,
    version: "0.7.0",
    subcommands: [
      BuildCommand.self, MergeCommand.self, RenderCommand.self, ExplainCommand.self, ServeCommand.self,
      CheckCommand.self, EmbedCommand.self, FilterCommand.self, NewCommand.self, ThemeCommand.self,
      LanguageServerCommand.self, AssistantCommand.self, ToolWorkerCommand.self, EvaluateWorkerCommand.self,
      AnalysisWorkerCommand.self,
    ])
}

@main
enum Program {
  static func main() async {
    let arguments = arguments(as: CommandLine.arguments)
    if let misspelling = misspelling(in: arguments.first) {
      Output.error("error: \(misspelling)")
      exit(CommandFailure.Code.wrongUse.rawValue)
    }
    if arguments.count == 2, Set(arguments) == ["--version", "--verbose"] {
      return ([Vitrine.configuration.version] + Sandbox.summary).forEach { Output.line("\($0)") }
    }
    do {
      var command = try command(in: arguments)
      if let command = command as? any ToolboxCommand {
        try await command.run(with: Toolbox(.found()))
      } else if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let failure as CommandFailure {
      Output.error("error: \(failure.message)")
      exit(failure.code.rawValue)
    } catch {
      leave(with: error)
    }
  }

  /// Returns the command with its parsed options.
  ///
  /// A known command is parsed alone, which takes half the time of parsing the whole program. If that fails, or the
  /// user asks for help, the whole program is parsed, because its messages contain the full command line.
  private static func command(in arguments: [String]) throws -> any ParsableCommand {
    let named = Vitrine.configuration.subcommands.first {
      $0.configuration.commandName == arguments.first && $0.configuration.subcommands.isEmpty
    }
    if let named, let command = try? named.parseAsRoot(Array(arguments.dropFirst())), type(of: command) == named {
      return command
    }
    return try Vitrine.parseAsRoot(arguments)
  }

  /// Returns the arguments. If pandoc has called the program by its link's name, the arguments begin with the filter's
  /// command.
  private static func arguments(as words: [String]) -> [String] {
    let name = words.first?.split(separator: "/").last.map(String.init)
    let given = Array(words.dropFirst())
    return name == PandocFilterCommand.linkName ? ["filter", "pandoc"] + given : given
  }

  /// Returns an error message for a misspelled command; `nil` for anything else.
  private static func misspelling(in word: String?) -> String? {
    let names = Vitrine.configuration.subcommands.filter { $0.configuration.shouldDisplay }
      .compactMap { $0.configuration.commandName }
    guard let word, !word.hasPrefix("-"), word != "help", !names.contains(word),
      let nearest = nearestName(to: word, among: names)
    else { return nil }
    return "unknown command '\(word)'; did you mean 'vitrine \(nearest)'?"
  }

  private static func leave(with error: any Error) -> Never {
    let code = Vitrine.exitCode(for: error)
    let message = LogText(lines: Vitrine.fullMessage(for: error))
    switch code {
    case .success:
      if !message.text.isEmpty { Output.line(message) }
      exit(0)
    case .validationFailure:
      Output.error(message)
      exit(CommandFailure.Code.wrongUse.rawValue)
    default:
      // Commands that have printed their messages throw a bare exit code.
      if !(error is ExitCode), !message.text.isEmpty { Output.error(message) }
      exit(error is ExitCode ? code.rawValue : CommandFailure.Code.machine.rawValue)
    }
  }
}
