import ArgumentParser
import Foundation
import LanguageServer
import SiteGenerator

struct LanguageServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Tell editors of notes: findings, sizes, names and pictures.",
    discussion: """
      Speaks the Language Server Protocol over standard input and output. Editors start it themselves; the manual says how
      that is set up (‘In your editor’).
      """)

  @Flag(
    name: .long,
    help: ArgumentHelp("Taken since editors give it: the channel is standard input anyway.", visibility: .hidden))
  var stdio = false

  func run() async throws {
    // A client that leaves while something is written ends nothing but the session.
    signal(SIGPIPE, SIG_IGN)
    let code = await LanguageServer().run()
    if code != 0 { throw ExitCode(code) }
  }
}

/// Analyses notes for the language server, which starts it: what people type is nothing to it.
struct AnalysisWorkerCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: AnalysisWorker.command, abstract: "Analyse notes for the language server.", shouldDisplay: false)

  func run(with toolbox: Toolbox) async throws {
    let wasAsked = await DeepStack.run { AnalysisWorker.run(toolbox.typesetter) }
    guard wasAsked else {
      throw CommandFailure(code: .wrongUse, message: "‘\(AnalysisWorker.command)’ is started by ‘vitrine lsp’ itself")
    }
  }
}
