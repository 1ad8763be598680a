import ArgumentParser
import SiteGenerator

/// A command that draws: it needs the files that travel with the program.
protocol ToolboxCommand: AsyncParsableCommand {
  func run(with toolbox: Toolbox) async throws
}
