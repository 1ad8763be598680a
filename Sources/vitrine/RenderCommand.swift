import ArgumentParser
import Diagnostics
import Figures
import Foundation
import SiteGenerator
import SiteMarkup
import SiteStorage

struct RenderCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw one fence.",
    discussion: """
      Draws a Swift file, standard input, or a view tree of a note. With '--jsonl', draws any number of fences: reads a
      JSON object from each line, and writes one in return.

      Examples:
        vitrine render badge.swift --proposal 200xnil --as svg > badge.svg
        vitrine render badge.swift --scale 3 --output badge@3x.png
        vitrine render note.md --block 2 --as text
        echo 'Text("Hi").padding()' | vitrine render - --as json
        echo '{"source": "Color.red"}' | vitrine render --jsonl
      """)

  @Argument(help: "A Swift file, a note, or - for standard input.")
  var file = "-"

  @Option(name: .long, help: ArgumentHelp("The number of the view tree in a note, from 1.", valueName: "number"))
  var block: Int?

  @Option(
    name: .customLong("as"),
    help: "The output format: svg, png, json or text (default: from the extension of the output file, or text).")
  var chosenForm: RenderedFence.Form?

  @Flag(help: "Draw the text of an SVG as shapes, for viewers without the fonts.")
  var outlines = false

  @Option(name: .shortAndLong, help: ArgumentHelp("The output file (default: standard output).", valueName: "file"))
  var output: String?

  @Flag(name: .long, help: "Read a JSON request from each line, and answer each with a line.")
  var jsonl = false

  @Option(name: .long, help: "The format of diagnostics: text, json or github.")
  var format: DiagnosticFormat = .text

  @Option(name: .long, help: ArgumentHelp("The proposed size: 320x480, nilx200, infx0.", valueName: "size"))
  var proposal: String?

  @OptionGroup(title: "Fence options") var fence: FenceArguments

  private var form: RenderedFence.Form {
    let ending = output.map { URL(fileURLWithPath: $0).pathExtension.lowercased() } ?? ""
    return chosenForm ?? RenderedFence.Form(rawValue: ending) ?? .text
  }

  func validate() throws {
    if let block, block < 1 { throw ValidationError("'--block' requires a number from 1") }
    if form == .png, let scale = fence["scale"], !(Double(scale).map { (0.25...10).contains($0) } ?? false) {
      throw ValidationError("'--scale \(scale)' is not a number of pixels per point; write a number from 0.25 to 10")
    }
    if let proposal, Self.lengths(of: proposal) == nil {
      throw ValidationError("'--proposal \(proposal)' is not a size; use a size such as 320x480, nilx200 or infx0")
    }
  }

  func run(with toolbox: Toolbox) async throws {
    if jsonl {
      await DeepStack.run { Self.answerLines(toolbox) }
      return
    }
    let input: FenceInput
    do { input = try FenceInput.read(path: file, block: block) } catch {
      throw CommandFailure(code: .wrongUse, message: error.description)
    }
    // For a PNG, the scale is that of the file and does not affect the layout.
    let form = form
    let pixels = form == .png ? fence["scale"].flatMap(Double.init) : nil
    var settings = input.settings + fence.settings.filter { $0.key != "scale" || form != .png }
    if let lengths = proposal.flatMap(Self.lengths) {
      settings += [FigureSetting(key: "width", value: lengths.0), FigureSetting(key: "height", value: lengths.1)]
    }
    let reader = FigureOptionsReader(settings)
    try Self.refuse(reader.diagnostics)
    let outlines = outlines
    let drawn = await DeepStack.run {
      RenderedFence.draw(
        input, reader.options, warnings: reader.diagnostics,
        RenderedFence.Request(form: form, outlinesText: outlines, pixels: pixels),
        typesetter: toolbox.typesetter)
    }
    format.print(drawn.diagnostics, in: input.file)
    // If the fence cannot be drawn, an existing output file stays.
    if !drawn.output.isEmpty { try write(drawn.output) }
    if drawn.isMachineFailure { throw ExitCode(CommandFailure.Code.machine.rawValue) }
    if drawn.diagnostics.hasErrors { throw ExitCode(CommandFailure.Code.content.rawValue) }
  }

  /// Throws an error for an invalid option of the command line. Invalid options of the fence are reported as warnings.
  private static func refuse(_ diagnostics: [Diagnostic]) throws {
    guard let wrong = diagnostics.first(where: { $0.file == nil }) else { return }
    let hint = wrong.hint.map { "; " + $0 } ?? ""
    throw ValidationError(wrong.message + hint)
  }

  private static func answerLines(_ toolbox: Toolbox) {
    while let line = readLine() {
      if line.allSatisfy(\.isWhitespace) { continue }
      Output.line(LogText(json: RenderService.answer(line: line, typesetter: toolbox.typesetter)))
    }
  }

  private func write(_ bytes: [UInt8]) throws {
    do {
      if let output {
        try AtomicFile.write(bytes, to: output)
      } else {
        try writeResult(bytes)
      }
    } catch {
      throw CommandFailure(code: .machine, message: FileProblem.writing(output ?? "standard output", error))
    }
  }

  private func writeResult(_ bytes: [UInt8]) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    switch form {
    case .png: try Output.result(bytes)
    case .svg: try Output.result(LogText(xml: text).text.utf8)
    case .json: try Output.result(LogText(json: text).text.utf8)
    case .text: try Output.result(LogText(lines: text).text.utf8)
    }
  }

  private static func lengths(of text: String) -> (String, String)? {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts.allSatisfy({ FigureOptionsReader.length($0) != nil }) else { return nil }
    return (parts[0], parts[1])
  }
}

extension RenderedFence.Form: ExpressibleByArgument {}
