import ArgumentParser
import Diagnostics
import Figures
import Foundation
import SiteGenerator

/// Figures for documents that other programs make.
struct FilterCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "filter",
    abstract: "Put figures into documents on their way through pandoc, mdBook, MkDocs, Sphinx, DocC.",
    discussion: """
      All but docc read standard input and write standard output, as these
      programs ask filters to; what is wrong is said on standard error.

      Examples:
        pandoc --filter vitrine-pandoc notes.md -o notes.html
        vitrine filter mdbook supports html
        vitrine filter markdown < page.md
        vitrine filter docc Sources/Kit/Kit.docc
      """,
    subcommands: [
      PandocFilterCommand.self, MdBookFilterCommand.self, MarkdownFilterCommand.self, DocCFilterCommand.self,
      FencesFilterCommand.self,
    ])
}

/// What filters have in common: how they are called, and how they end.
struct FilterInput: ParsableArguments {
  @Option(help: "Which fences are drawn: marked (swiftui, or swift view-tree) or auto.")
  var blocks: FenceSelection = .marked

  @Flag(help: "End with exit code 1 where a fence cannot be drawn.")
  var strict = false

  @Option(help: "How diagnostics are printed: text, json or github.")
  var format: DiagnosticFormat = .text

  static func read() throws -> [UInt8] {
    do { return Array(try FileHandle.standardInput.readToEnd() ?? Data()) } catch {
      throw CommandFailure(code: .machine, message: "cannot read standard input")
    }
  }

  /// Hands on what was made: all of it, or an error.
  static func write(_ bytes: some Sequence<UInt8>) throws {
    do { try FileHandle.standardOutput.write(contentsOf: Data(bytes)) } catch {
      throw CommandFailure(code: .machine, message: FileProblem.writing("standard output", error))
    }
  }

  static func end(_ fails: Bool) throws {
    if fails { throw ExitCode(CommandFailure.Code.content.rawValue) }
  }
}
