import ArgumentParser
import Diagnostics
import Figures
import Foundation
import SiteContent
import SiteGenerator
import SiteMarkup
import SiteStorage

/// The common options of commands that read a site.
struct SiteOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder with the notes (default: content, or the current folder).", valueName: "folder"))
  var input: String?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The site's configuration (default: vitrine.yml in the folder above the notes, or here).",
      valueName: "file"))
  var config: String?

  @Flag(
    name: .long,
    help: "Give the notes nothing that acts: no filters, other programs, caches or HTML, and no scripts of the site.")
  var untrusted = false

  @Option(
    name: .long,
    help: ArgumentHelp("The fences to draw: marked or auto.", valueName: "which"))
  var blocks: SiteConfiguration.Blocks?

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The default platform of figures: ios, ios18, macos or book.", valueName: "platform"))
  var platform: String?

  @Option(name: .long, help: "The format of diagnostics: text, json, github or sarif.")
  var format: DiagnosticFormat = .text

  @Flag(
    name: .shortAndLong,
    help: "List all diagnostics, and why fences were not drawn and all pages were built.")
  var verbose = false

  @Flag(name: .long, help: "Include notes with 'draft: true' or 'publish: false'.")
  var drafts = false

  @Flag(name: .long, help: "Rebuild everything, and neither read nor write the cache.")
  var noCache = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The number of notes that are processed at the same time.", valueName: "number"))
  var jobs: Int?

  @Option(
    name: .long,
    help: ArgumentHelp("The memory limit for the fences of a note (default: 1000).", valueName: "megabytes"))
  var limitMemory: Double?

  /// For benchmarks of the cost of worker processes.
  @Flag(name: .long, help: ArgumentHelp("Evaluate fences in this process.", visibility: .hidden))
  var inProcess = false

  func validate() throws {
    if let limitMemory, !SiteConfiguration.memoryLimits.contains(limitMemory) {
      let (least, most) = (SiteConfiguration.memoryLimits.lowerBound, SiteConfiguration.memoryLimits.upperBound)
      throw ValidationError("'--limit-memory' requires a number of megabytes from \(Int(least)) to \(Int(most))")
    }
    if let platform, !FigureOptions.platforms.contains(platform) {
      throw ValidationError("'--platform' must be one of \(FigureOptions.platforms.joined(separator: ", "))")
    }
    if let jobs, jobs < 1 { throw ValidationError("'--jobs' requires a number from 1") }
  }

  /// Reads the site's configuration.
  func site(output: String?) throws -> SiteSettings {
    do {
      var settings = try SiteSettings(
        input: input, configurationFile: config, output: output, isUntrusted: untrusted)
      if let blocks { (settings.blocks, settings.configuration.blocks) = (blocks, blocks) }
      settings.platform = platform
      if format == .text, !verbose {
        for told in settings.diagnostics where told.code == "untrusted" { Output.error("note: \(told.message)") }
      }
      if let limitMemory { settings.configuration.memoryLimit = Int(limitMemory) * 1_000_000 }
      return settings
    } catch {
      throw CommandFailure(code: .wrongUse, message: "\(error)")
    }
  }

  /// Refuses options that start other programs, which untrusted notes don't get.
  func refuse(_ options: [String: Bool], _ settings: SiteSettings) throws {
    guard settings.configuration.isUntrusted, let option = options.filter(\.value).keys.min() else { return }
    throw CommandFailure(
      code: .wrongUse, message: "'\(option)' starts another program, which untrusted notes don't get")
  }

  /// The time for which the site is built, in seconds since 1970: SOURCE_DATE_EPOCH, or else the current time. Only the
  /// publication of scheduled posts depends on it.
  private static func now() throws -> Double { try moment() ?? Date().timeIntervalSince1970 }

  /// The value of SOURCE_DATE_EPOCH, in seconds since 1970; `nil` if it is not set.
  static func moment() throws -> Double? {
    guard let text = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"] else { return nil }
    guard let seconds = Int64(text) else {
      throw CommandFailure(code: .wrongUse, message: "SOURCE_DATE_EPOCH must be a whole number of seconds since 1970")
    }
    return Double(seconds)
  }

  /// The user's cache folder for this program; `nil` if unknown.
  static var cache: String? {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder + "/vitrine" }
    return environment["HOME"].map { $0 + "/.cache/vitrine" }
  }

  /// The cache folder of the site; `nil` for none.
  private func cacheFolder(_ settings: SiteSettings) -> String? {
    noCache ? nil : settings.cacheFolder(own: Self.cache)
  }

  /// Returns the hash of the running program.
  func programSum(_ settings: SiteSettings, _ toolbox: Toolbox) -> String {
    ProgramHash.sum(toolbox.assets, keptIn: cacheFolder(settings))
  }

  /// The server of the shared cache; `nil` for none.
  private func sharedCache(_ settings: SiteSettings) -> SharedCache? {
    guard !noCache, case .shared(let address) = settings.configuration.cache else { return nil }
    return SharedCache(
      address, token: ProcessInfo.processInfo.environment["VITRINE_CACHE_TOKEN"], programs: settings.programs)
  }

  /// Returns the cache of the site, with other folders to read from.
  ///
  /// - Parameters:
  ///   - folder: the folder to write to instead of the site's cache, which is then only read.
  ///   - parts: the folders that shards have written.
  func kept(
    _ settings: SiteSettings, _ toolbox: Toolbox, in folder: String? = nil, parts: [String] = []
  ) -> BuildCache {
    let own = cacheFolder(settings)
    return BuildCache(
      folder: folder ?? own, sources: parts + (folder == nil ? [] : [own].compactMap(\.self)),
      program: programSum(settings, toolbox))
  }

  /// Returns a builder for the site that shows its progress.
  ///
  /// - Parameter figureWorkers: the worker processes that evaluate fences.
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
      builder.notice = { Output.error("note: \($0)") }
      if !noCache, !settings.configuration.isUntrusted {
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
extension FigureOptions.Appearance: ExpressibleByArgument {}
