import ArgumentParser
import Foundation
import SiteGenerator

struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw one fence outside a site.",
    discussion: """
      Examples:
        vitrine render badge.swift --as json
        echo 'Text("Hi").padding(10)' | vitrine render - --proposal 320x480 --as json
        vitrine render --jsonl < fences.jsonl    one fence a line in, one answer a line out
      """)

  @Argument(help: "A .swift file, or - for standard input.")
  var file: String = "-"

  @Option(help: ArgumentHelp("Which fence of a Markdown note, counted from 1.", valueName: "number"))
  var block: Int?

  @Option(help: ArgumentHelp("What is proposed: 320x480, nilx200, infx0.", valueName: "size"))
  var proposal: String?

  @Option(name: .customLong("as"), help: ArgumentHelp("What is written: json.", valueName: "form"))
  var form: RenderForm = .json

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp("A fence option, such as device=iphone; may be repeated.", valueName: "key=value"))
  var settings: [String] = []

  @Flag(help: "Read one JSON object a line from standard input, answer one a line.")
  var jsonl = false

  func run() async throws {
    if jsonl { return await answerLines() }
    let request = try request()
    let answer = await DeepStack.run { RenderService.answer(request) }
    Output.line(answer)
    if answer.contains("\"root\":null") || answer.contains("\"root\": null") {
      throw ExitCode(Failure.Code.content.rawValue)
    }
  }

  private func answerLines() async {
    await DeepStack.run {
      while let line = readLine(strippingNewline: true) {
        if line.allSatisfy(\.isWhitespace) { continue }
        Output.line(RenderService.answer(line))
      }
    }
  }

  private func request() throws -> RenderRequest {
    var members: [String] = []
    for setting in settings {
      let parts = setting.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { throw ValidationError("‘\(setting)’ is not of the form key=value") }
      members.append("\(JSONText.string(String(parts[0])).text): \(JSONText.string(String(parts[1])).text)")
    }
    if let proposal {
      let sides = proposal.lowercased().split(separator: "x")
      guard sides.count == 2 else {
        throw ValidationError("‘\(proposal)’ is not two lengths: write 320x480, nilx200 or infx0")
      }
      let json = sides.map { $0 == "nil" ? "null" : $0 == "inf" ? "\"inf\"" : String($0) }
      members.append("\"proposal\": [\(json.joined(separator: ", "))]")
    }
    members.append("\"source\": \(JSONText.string(try source()).text)")
    return RenderRequest(line: "{\(members.joined(separator: ", "))}")
  }

  private func source() throws -> String {
    guard file != "-" else { return String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self) }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw Failure(code: .machine, message: "‘\(file)’ can't be read")
    }
    let text = String(decoding: data, as: UTF8.self)
    guard let block else { return text }
    let fences = NoteFences.sources(of: text)
    guard fences.indices.contains(block - 1) else {
      throw Failure(code: .wrongUse, message: "‘\(file)’ has \(fences.count) fences, no number \(block)")
    }
    return fences[block - 1]
  }
}

enum RenderForm: String, ExpressibleByArgument, CaseIterable { case json }
