import ArgumentParser
import Assets
import Diagnostics
import Foundation
import SiteGenerator

/// The command and its subcommands.
struct Vitrine: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vitrine",
    abstract: "Turns Markdown notes into a site in which SwiftUI view trees are measured diagrams.",
    discussion: """
      In an empty folder:
        vitrine new notes && cd notes && vitrine serve

      Exit codes: 0 fine, 1 the content has errors, 2 wrong use, 3 the machine failed.
      """,
    version: "0.1.0",
    subcommands: [
      BuildCommand.self, MergeCommand.self, RenderCommand.self, ServeCommand.self, CheckCommand.self, EmbedCommand.self,
      FilterCommand.self, NewCommand.self, LanguageServerCommand.self, EvaluateWorkerCommand.self,
      AnalysisWorkerCommand.self,
    ])
}

@main
enum Program {
  static func main() async {
    let arguments = arguments(as: CommandLine.arguments)
    if let slip = slip(in: arguments.first) {
      Output.error("error: " + visible(slip))
      exit(CommandFailure.Code.wrongUse.rawValue)
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
      Output.error("error: " + visible(failure.message))
      exit(failure.code.rawValue)
    } catch {
      leave(with: error)
    }
  }

  /// The command that is asked for, with its options.
  ///
  /// A command that is named is read by itself, which takes half the time of looking for it in all of them. Where that fails, or
  /// help is asked for, all are asked: they know how the whole program is called.
  private static func command(in arguments: [String]) throws -> any ParsableCommand {
    let named = Vitrine.configuration.subcommands.first {
      $0.configuration.commandName == arguments.first && $0.configuration.subcommands.isEmpty
    }
    if let named, let command = try? named.parseAsRoot(Array(arguments.dropFirst())), type(of: command) == named {
      return command
    }
    return try Vitrine.parseAsRoot(arguments)
  }

  /// What the program is asked for; pandoc asks by the name that the program has.
  private static func arguments(as words: [String]) -> [String] {
    let name = words.first?.split(separator: "/").last.map(String.init)
    let given = Array(words.dropFirst())
    return name == PandocFilterCommand.linkName ? ["filter", "pandoc"] + given : given
  }

  /// What is said where the first word is no command, but nearly one; `nil` for everything else.
  private static func slip(in word: String?) -> String? {
    let names = Vitrine.configuration.subcommands.filter { $0.configuration.shouldDisplay }
      .compactMap { $0.configuration.commandName }
    guard let word, !word.hasPrefix("-"), word != "help", !names.contains(word),
      let nearest = nearestName(to: word, among: names)
    else { return nil }
    return "there is no command ‘\(word)’; did you mean ‘vitrine \(nearest)’?"
  }

  private static func leave(with error: any Error) -> Never {
    let code = Vitrine.exitCode(for: error)
    let message = Vitrine.fullMessage(for: error)
    switch code {
    case .success:
      if !message.isEmpty { print(message) }
      exit(0)
    case .validationFailure:
      Output.error(message)
      exit(CommandFailure.Code.wrongUse.rawValue)
    default:
      // Commands that have said all they have to say end with a bare exit code.
      if !(error is ExitCode), !message.isEmpty { Output.error(message) }
      exit(error is ExitCode ? code.rawValue : CommandFailure.Code.machine.rawValue)
    }
  }
}
