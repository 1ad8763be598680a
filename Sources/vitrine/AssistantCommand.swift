import ArgumentParser
import AssistantServer
import Foundation
import SiteGenerator
import SiteMarkup

struct AssistantCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp", abstract: "Serve assistants with pictures, sizes and reasons of SwiftUI views.",
    discussion: """
      Speaks the Model Context Protocol over standard input and output. Assistants start it themselves, in the folder
      whose files they may look at; for the setup, see 'With an assistant' in the manual.
      """)

  func run() throws {
    // Writing to a client that has left must not end the process.
    signal(SIGPIPE, SIG_IGN)
    AssistantServer(
      version: Vitrine.configuration.version, folder: StartFolder(FileManager.default.currentDirectoryPath)
    ).run()
  }
}

/// Runs the calls of an assistant for the server, which starts this command. It is not for users.
struct ToolWorkerCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: ToolWorker.command, abstract: "Run calls for 'vitrine mcp'.", shouldDisplay: false)

  func run(with toolbox: Toolbox) async throws {
    let wasAsked = await DeepStack.run { ToolWorker.run(toolbox.typesetter) }
    guard wasAsked else {
      throw CommandFailure(code: .wrongUse, message: "'\(ToolWorker.command)' is an internal command of 'vitrine mcp'")
    }
  }
}
