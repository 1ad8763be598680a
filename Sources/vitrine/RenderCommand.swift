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
        vitrine render badge.swift --as kitty --watch
      """)

  @OptionGroup var chosen: ChosenFence

  @Option(
    name: .customLong("as"),
    help:
      "The output format: svg, png, json, text or kitty, a picture in a terminal (default: from the extension of the output file, or text)."
  )
  var chosenForm: RenderedFence.Form?

  @Flag(help: "Draw the text of an SVG as shapes, for viewers without the fonts.")
  var outlines = false

  @Option(name: .shortAndLong, help: ArgumentHelp("The output file (default: standard output).", valueName: "file"))
  var output: String?

  @Flag(help: "Draw again whenever the file changes, until the program is ended.")
  var watch = false

  @Flag(name: .long, help: "Read a JSON request from each line, and answer each with a line.")
  var jsonl = false

  @Option(name: .long, help: "The format of diagnostics: text, json or github.")
  var format: DiagnosticFormat = .text

  @OptionGroup(title: "Fence options") var fence: FenceArguments

  private var form: RenderedFence.Form {
    let ending = output.map { URL(fileURLWithPath: $0).pathExtension.lowercased() } ?? ""
    return chosenForm ?? RenderedFence.Form(rawValue: ending) ?? .text
  }

  func validate() throws {
    if watch, jsonl || chosen.file == "-" { throw ValidationError("'--watch' needs a file") }
    if form.isBitmap, let scale = fence["scale"], !(Double(scale).map { (0.25...10).contains($0) } ?? false) {
      throw ValidationError("'--scale \(scale)' is not a number of pixels per point; write a number from 0.25 to 10")
    }
  }

  func run(with toolbox: Toolbox) async throws {
    if jsonl {
      await DeepStack.run { Self.answerLines(toolbox) }
      return
    }
    if form == .kitty, output == nil, !TerminalQuestion.isConfirmed(KittyPicture.question, KittyPicture.isConfirmed) {
      throw CommandFailure(
        code: .wrongUse,
        message: "this terminal doesn't say that it shows kitty's pictures; use '--as png --output FILE'")
    }
    guard watch else { return try await draw(toolbox) }
    try await WatchedFile(path: chosen.file).each { try await draw(toolbox) }
  }

  private func draw(_ toolbox: Toolbox) async throws {
    // For a PNG, the scale is that of the file and does not affect the layout.
    let form = form
    let pixels = form.isBitmap ? fence["scale"].flatMap(Double.init) : nil
    let settings = fence.settings.filter { $0.key != "scale" || !form.isBitmap }
    let (input, reader) = try chosen.read(settings)
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
    case .png, .kitty: try Output.result(bytes)
    case .svg: try Output.result(LogText(xml: text).text.utf8)
    case .json: try Output.result(LogText(json: text).text.utf8)
    case .text: try Output.result(LogText(lines: text).text.utf8)
    }
  }
}

extension RenderedFence.Form: ExpressibleByArgument {}
