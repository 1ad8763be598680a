import ArgumentParser
import SiteGenerator

/// A command that draws figures, and therefore needs the resources that are installed with the program.
protocol ToolboxCommand: AsyncParsableCommand {
  func run(with toolbox: Toolbox) async throws
}
