import ArgumentParser
import Diagnostics
import Figures

/// The fence that a command is about, and the size that it is proposed.
struct ChosenFence: ParsableArguments {
  @Argument(help: "A Swift file, a note, or - for standard input.")
  var file = "-"

  @Option(name: .long, help: ArgumentHelp("The number of the view tree in a note, from 1.", valueName: "number"))
  var block: Int?

  @Option(name: .long, help: ArgumentHelp("The proposed size: 320x480, nilx200, infx0.", valueName: "size"))
  var proposal: String?

  func validate() throws {
    if let block, block < 1 { throw ValidationError("'--block' requires a number from 1") }
    if let proposal, Self.lengths(of: proposal) == nil {
      throw ValidationError("'--proposal \(proposal)' is not a size; use a size such as 320x480, nilx200 or infx0")
    }
  }

  /// Reads the fence and its options.
  ///
  /// - Parameter settings: the options of the command line, which override the fence's.
  func read(_ settings: [FigureSetting]) throws -> (input: FenceInput, options: FigureOptionsReader) {
    let input: FenceInput
    do { input = try FenceInput.read(path: file, block: block) } catch {
      throw CommandFailure(code: .wrongUse, message: error.description)
    }
    var settings = input.settings + settings
    if let lengths = proposal.flatMap(Self.lengths) {
      settings += [FigureSetting(key: "width", value: lengths.0), FigureSetting(key: "height", value: lengths.1)]
    }
    let reader = FigureOptionsReader(settings)
    try Self.refuse(reader.diagnostics)
    return (input, reader)
  }

  /// Throws an error for an invalid option of the command line. Invalid options of the fence are reported as warnings.
  private static func refuse(_ diagnostics: [Diagnostic]) throws {
    if let wrong = diagnostics.first(where: { $0.file == nil }) { throw ValidationError(wrong) }
  }

  private static func lengths(of text: String) -> (String, String)? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.allSatisfy({ FigureOptionsReader.length($0) != nil }) else { return nil }
    return (parts[0], parts[1])
  }
}
