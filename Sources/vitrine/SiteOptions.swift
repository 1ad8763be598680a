import ArgumentParser
import Diagnostics
import Figures
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

  @Option(
    name: .long,
    help: ArgumentHelp(
      "What figures are drawn for unless notes say otherwise: ios, ios18, macos or book.", valueName: "platform"))
  var platform: String?

  @Option(name: .long, help: "How diagnostics are printed: text, json, github or sarif.")
  var format: DiagnosticFormat = .text

  @Flag(name: .shortAndLong, help: "List every fence and why it was not drawn.")
  var verbose = false

  @Flag(name: .long, help: "Build notes with ‘draft: true’ or ‘publish: false’ too.")
  var drafts = false

  @Flag(name: .long, help: "Make everything anew, and keep nothing for the next build.")
  var noCache = false

  @Option(name: .shortAndLong, help: ArgumentHelp("How many notes are worked on at a time.", valueName: "number"))
  var jobs: Int?

  @Option(
    name: .long,
    help: ArgumentHelp("The most memory that the fences of a note may take (default: 1000).", valueName: "megabytes"))
  var limitMemory: Double?

  /// What evaluation in other processes costs is measured beside it.
  @Flag(name: .long, help: ArgumentHelp("Evaluate fences in this process.", visibility: .hidden))
  var inProcess = false

  func validate() throws {
    if let limitMemory, !SiteConfiguration.memoryLimits.contains(limitMemory) {
      let (least, most) = (SiteConfiguration.memoryLimits.lowerBound, SiteConfiguration.memoryLimits.upperBound)
      throw ValidationError("‘--limit-memory’ wants megabytes, from \(Int(least)) to \(Int(most))")
    }
    if let platform, !FigureOptions.platforms.contains(platform) {
      throw ValidationError("‘--platform’ is one of \(FigureOptions.platforms.joined(separator: ", "))")
    }
    if let jobs, jobs < 1 { throw ValidationError("‘--jobs’ wants a number from 1") }
  }

  /// Reads the site's settings.
  func site(output: String?) throws -> SiteSettings {
    do {
      var settings = try SiteSettings(input: input, configurationFile: config, output: output)
      if let blocks { (settings.blocks, settings.configuration.blocks) = (blocks, blocks) }
      settings.platform = platform
      if let limitMemory { settings.configuration.memoryLimit = Int(limitMemory) * 1_000_000 }
      return settings
    } catch {
      throw CommandFailure(code: .wrongUse, message: "\(error)")
    }
  }

  /// The day that the site is built for: SOURCE_DATE_EPOCH says it, else the clock. Only posts that are to come depend on it.
  private static func now() throws -> Double { try moment() ?? Date().timeIntervalSince1970 }

  /// What SOURCE_DATE_EPOCH says, in seconds since 1970.
  static func moment() throws -> Double? {
    guard let text = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"] else { return nil }
    guard let seconds = Int64(text) else {
      throw CommandFailure(code: .wrongUse, message: "SOURCE_DATE_EPOCH wants a number of seconds since 1970")
    }
    return Double(seconds)
  }

  /// Where the program keeps what can be made again.
  static var cache: String? {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/vitrine" }
    return environment["HOME"].map { $0 + "/.cache/vitrine" }
  }

  /// The folder in which results of the site are kept from build to build; `nil` for none.
  private func cacheFolder(_ settings: SiteSettings) -> String? {
    noCache ? nil : settings.cacheFolder(own: Self.cache)
  }

  /// The sum of the running program.
  func programSum(_ settings: SiteSettings, _ toolbox: Toolbox) -> String {
    ProgramSum.sum(toolbox.assets, keptIn: cacheFolder(settings))
  }

  /// The server that drawings are shared on; `nil` for none.
  private func sharedCache(_ settings: SiteSettings) -> SharedCache? {
    guard !noCache, case .shared(let address) = settings.configuration.cache else { return nil }
    return SharedCache(address, token: ProcessInfo.processInfo.environment["VITRINE_CACHE_TOKEN"])
  }

  /// The results of earlier builds, and those in other folders.
  ///
  /// - Parameters:
  ///   - folder: where what is made is kept, in place of the site's own cache, of which it takes what it has.
  ///   - parts: the folders of what shards have made.
  func kept(
    _ settings: SiteSettings, _ toolbox: Toolbox, in folder: String? = nil, parts: [String] = []
  ) -> BuildCache {
    let own = cacheFolder(settings)
    return BuildCache(
      folder: folder ?? own, sources: parts + (folder == nil ? [] : [own].compactMap(\.self)),
      program: programSum(settings, toolbox))
  }

  /// A builder for the site, with progress shown.
  ///
  /// - Parameter figureWorkers: the processes in which fences are evaluated.
  func builder(
    _ settings: SiteSettings, _ toolbox: Toolbox, progress: ProgressLine?,
    figureWorkers: FigureWorkers = .ofThisProgram()
  ) throws -> SiteBuilder {
    do {
      var builder = try settings.builder(toolbox)
      builder.figureWorkers = inProcess ? nil : figureWorkers
      if let jobs { builder.workers = jobs }
      builder.includesDrafts = drafts
      builder.setDay(secondsSince1970: try Self.now())
      builder.notice = { Output.error("note: " + visible($0)) }
      if !noCache {
        builder.cache = Self.cache
        if cacheFolder(settings) != nil { builder.kept = kept(settings, toolbox) }
        builder.shared = sharedCache(settings)
      }
      if let progress { builder.progress = { progress.show($0) } }
      return builder
    } catch {
      throw CommandFailure(code: .machine, message: "\(error)")
    }
  }
}

extension SiteConfiguration.Blocks: ExpressibleByArgument {}
