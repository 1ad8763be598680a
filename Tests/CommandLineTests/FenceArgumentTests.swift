import Figures
import Testing

@testable import vitrine

/// Each fence option can be given on the command line, as `FenceOption` declares it.
@Suite struct FenceArgumentTests {
  private static let options = FenceOption.all.filter { $0.commandLine != .missing }

  @Test(arguments: options.map(\.name)) func anOptionReachesTheFigure(_ name: String) throws {
    let isFlag = FenceOption.named(name)?.commandLine == .flag
    let settings = try FenceArguments.parse(isFlag ? ["--\(name)"] : ["--\(name)", "a value"]).settings
    #expect(settings == [FigureSetting(key: name, value: isFlag ? "true" : "a value")])
  }

  @Test func optionsComeInTheOrderOfTheManual() throws {
    let arguments = try FenceArguments.parse(["--type", "small", "--lenient", "--width=20", "--profile", "ios"])
    #expect(arguments.settings.map(\.key) == ["width", "lenient", "profile", "type"])
    #expect(arguments["width"] == "20" && arguments["height"] == nil)
  }

  @Test func theHelpListsThemAll() {
    let help = RenderCommand.helpMessage(columns: 400)
    for option in Self.options {
      #expect(help.contains("--\(option.name) ") && help.contains(option.help), "\(option.name)")
    }
    #expect(!help.contains("--id ") && !help.contains("--profile"))
  }

  @Test func anUnknownOptionIsAnError() {
    #expect(throws: (any Error).self) { try FenceArguments.parse(["--colour", "red"]) }
  }
}
