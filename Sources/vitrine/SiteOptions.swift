import ArgumentParser
import SiteGenerator

/// What the commands that read a site have in common.
struct SiteOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder with the notes (default: content, or the current folder).", valueName: "folder"))
  var input: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The site's settings (default: vitrine.yml in the notes' folder or the one above it).", valueName: "file"))
  var config: String?

  @Option(
    name: .long,
    help: ArgumentHelp("Which fences become figures: marked or auto.", valueName: "which"))
  var blocks: SiteConfiguration.Blocks?

  @Option(name: .long, help: "How diagnostics are printed: text, json or github.")
  var format: DiagnosticFormat = .text

  @Flag(name: .shortAndLong, help: "List every fence and why it was not drawn.")
  var verbose = false

  @Flag(name: .long, help: "Build notes with ‘draft: true’ or ‘publish: false’ too.")
  var drafts = false

  @Option(name: .shortAndLong, help: ArgumentHelp("How many notes are worked on at a time.", valueName: "number"))
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("‘--jobs’ wants a number from 1") }
  }

  /// Reads the site's settings.
  func site(output: String?) throws -> SiteSettings {
    do {
      var settings = try SiteSettings(input: input, configurationFile: config, output: output)
      if let blocks { settings.configuration.blocks = blocks }
      return settings
    } catch {
      throw CommandFailure(code: .wrongUse, message: "\(error)")
    }
  }

  /// A builder for the site, with progress shown.
  func builder(_ settings: SiteSettings, _ toolbox: Toolbox, progress: ProgressLine?) throws -> SiteBuilder {
    do {
      var builder = try settings.builder(toolbox)
      if let jobs { builder.workers = jobs }
      builder.includesDrafts = drafts
      if let progress { builder.progress = { progress.show($0) } }
      return builder
    } catch {
      throw CommandFailure(code: .machine, message: "\(error)")
    }
  }
}

extension SiteConfiguration.Blocks: ExpressibleByArgument {}
