import ArgumentParser
import Foundation
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

  /// The day that the site is built for: SOURCE_DATE_EPOCH says it, else the clock. Only posts that are to come depend on it.
  private static func now() throws -> Double {
    guard let text = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"] else {
      return Date().timeIntervalSince1970
    }
    guard let seconds = Int64(text) else {
      throw CommandFailure(code: .wrongUse, message: "SOURCE_DATE_EPOCH wants a number of seconds since 1970")
    }
    return Double(seconds)
  }

  /// Where the program keeps what can be made again.
  private static var cache: String? {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/vitrine" }
    return environment["HOME"].map { $0 + "/.cache/vitrine" }
  }

  /// A builder for the site, with progress shown.
  func builder(_ settings: SiteSettings, _ toolbox: Toolbox, progress: ProgressLine?) throws -> SiteBuilder {
    do {
      var builder = try settings.builder(toolbox)
      if let jobs { builder.workers = jobs }
      builder.includesDrafts = drafts
      builder.setDay(secondsSince1970: try Self.now())
      builder.cache = Self.cache
      if let progress { builder.progress = { progress.show($0) } }
      return builder
    } catch {
      throw CommandFailure(code: .machine, message: "\(error)")
    }
  }
}

extension SiteConfiguration.Blocks: ExpressibleByArgument {}
