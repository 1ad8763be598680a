import ArgumentParser
import Foundation
import LanguageServer
import Programs
import SiteGenerator
import SiteMarkup
import SwiftCompilation

struct LanguageServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Serve editors with diagnostics, sizes, completions and previews of notes.",
    discussion: """
      Speaks the Language Server Protocol over standard input and output. Editors start it themselves; for the setup,
      see 'In your editor' in the manual.
      """)

  @Flag(
    name: .long,
    help: ArgumentHelp("Accepted because editors pass it; the server always uses standard input.", visibility: .hidden))
  var stdio = false

  @Flag(
    name: .long,
    help: "Check fences with the installed Swift compiler too, when notes are opened and saved.")
  var compile = false

  func run() async throws {
    // Writing to a client that has left must not end the process.
    signal(SIGPIPE, SIG_IGN)
    let code = await LanguageServer(compiler: compile ? compiler : nil).run()
    if code != 0 { throw ExitCode(code) }
  }

  /// The installed compiler; `nil` if there is none, which the error output reports.
  private var compiler: SwiftCompiler? {
    ModuleBuild.runIfNeeded(.found())
    do throws(SwiftCompiler.Missing) { return try SwiftCompiler.find(.found(), .system) } catch {
      Output.error("note: fences are not compiled: \(error.description)\nhint: \(error.hint)")
      return nil
    }
  }
}

/// Analyzes notes for the language server, which starts this command. It is not for users.
struct AnalysisWorkerCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: AnalysisWorker.command, abstract: "Analyze notes for the language server.", shouldDisplay: false)

  func run(with toolbox: Toolbox) async throws {
    let wasAsked = await DeepStack.run { AnalysisWorker.run(toolbox.typesetter) }
    guard wasAsked else {
      throw CommandFailure(
        code: .wrongUse, message: "'\(AnalysisWorker.command)' is an internal command of 'vitrine lsp'")
    }
  }
}
