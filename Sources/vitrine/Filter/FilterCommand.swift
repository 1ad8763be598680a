import ArgumentParser
import Diagnostics
import Figures
import Foundation
import SiteStorage

/// Draws the figures of documents for other programs.
struct FilterCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "filter",
    abstract: "Draw the figures of documents for pandoc, mdBook, MkDocs, Sphinx and DocC.",
    discussion: """
      All filters except docc read standard input and write standard output.
      Diagnostics are printed to standard error.

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

/// The common options of filters.
struct FilterInput: ParsableArguments {
  @Option(help: "The fences to draw: marked (swiftui, or swift view-tree) or auto.")
  var blocks: FenceSelection = .marked

  @Option(help: "The appearance of figures: auto, or light for pages that are only light.")
  var appearance: FigureOptions.Appearance = .auto

  /// The options of fences that the command line sets.
  var settings: [FigureSetting] {
    appearance == .auto ? [] : [FigureSetting(key: "appearance", value: appearance.rawValue)]
  }

  @Flag(help: "Exit with 1 if a fence cannot be drawn.")
  var strict = false

  @Option(help: "The format of diagnostics: text, json or github.")
  var format: DiagnosticFormat = .text

  static func read() throws -> [UInt8] {
    do { return Array(try FileHandle.standardInput.readToEnd() ?? Data()) } catch {
      throw CommandFailure(code: .machine, message: "cannot read standard input")
    }
  }

  /// Writes bytes to standard output.
  static func write(_ bytes: some Sequence<UInt8>) throws {
    do { try Output.result(bytes) } catch {
      throw CommandFailure(code: .machine, message: FileProblem.writing("standard output", error))
    }
  }

  static func end(_ fails: Bool) throws {
    if fails { throw ExitCode(CommandFailure.Code.content.rawValue) }
  }
}
