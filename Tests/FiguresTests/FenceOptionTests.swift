import Figures
import Foundation
import TestSupport
import Testing

/// The declarations of fence options. What each must have is in the rules for them in CONTRIBUTING.md.
@Suite struct FenceOptionTests {
  /// `VITRINE_RECORD=1` writes the table of the manual anew.
  @Test func theManualHasTheTable() throws {
    let path = packageRoot + "/content/guide/fences.md"
    let written = try String(contentsOfFile: path, encoding: .utf8)
    let start = try #require(written.range(of: "| option | meaning |")?.lowerBound)
    let end = try #require(written.range(of: "\n\n", range: start..<written.endIndex)?.lowerBound)
    let wanted = written[..<start] + FenceOption.table.dropLast() + written[end...]
    if ProcessInfo.processInfo.environment["VITRINE_RECORD"] != nil {
      try Data(wanted.utf8).write(to: URL(fileURLWithPath: path))
    }
    #expect(written == wanted, "run again with VITRINE_RECORD=1")
  }

  @Test func aNameIsDeclaredOnce() {
    #expect(Set(FenceOption.names).count == FenceOption.names.count)
    #expect(FenceOption.named("profile")?.name == "platform")
  }

  /// Sentences, so that the command line and the table can show them.
  @Test(arguments: FenceOption.all.map(\.name)) func aMeaningIsASentence(_ name: String) throws {
    let option = try #require(FenceOption.named(name))
    #expect(option.meaning.hasSuffix(".") && !option.meaning.contains("|") && !option.meaning.contains("\n"))
    #expect(option.help.hasSuffix(".") && !option.help.contains("](") && !option.help.contains("`"))
    let values = option.valueNames.filter { !option.help.contains($0) }
    #expect(option.commandLine != .option || values == [], "the help leaves out values")
  }

  /// An example is a value that the option accepts.
  @Test(arguments: FenceOption.all.filter { !$0.example.isEmpty }.map(\.name))
  func anExampleIsAccepted(_ name: String) throws {
    let option = try #require(FenceOption.named(name))
    let reader = FigureOptionsReader([FigureSetting(key: name, value: option.example)])
    #expect(reader.diagnostics == [])
  }

  /// As are the values that editors complete.
  @Test(arguments: FenceOption.all.filter { $0.values != nil }.map(\.name))
  func aNamedValueIsAccepted(_ name: String) throws {
    for value in try #require(FenceOption.named(name)).valueNames {
      #expect(FigureOptionsReader([FigureSetting(key: name, value: value)]).diagnostics == [], "\(value)")
    }
  }
}
