import ArgumentParser
import SiteBooks
import SiteContent
import SiteGenerator
import SiteReports
import SiteStorage

struct BuildCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Build the site, or a book of its notes.",
    discussion: """
      Examples:
        vitrine build
        vitrine build --input ../notes --output /tmp/site --blocks auto
        vitrine build --format github    annotations in GitHub Actions
        vitrine build --as epub          all notes as one book for e-readers
        vitrine build --as pdf --part guide --output guide.pdf
        vitrine build --shard 3/8        draw the third of eight parts, for 'vitrine merge'
      """)

  @OptionGroup(title: "Site options") var site: SiteOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The output folder, which is replaced as a whole (default: site). With --as: the file of the book "
        + "(default: its title). With --shard: the folder of the part (default: shard-3-of-8).",
      valueName: "folder"))
  var output: String?

  @Option(name: .customLong("as"), help: "The output format: html, epub or pdf.")
  var form: BuildForm = .html

  @Option(
    name: .long, parsing: .upToNextOption,
    help: ArgumentHelp("The contents of a book: folders, notes or #tags (default: all notes).", valueName: "name"))
  var part: [String] = []

  @Option(
    name: .long,
    help: ArgumentHelp("Draw only one of several parts of the figures, for 'vitrine merge': 3/8.", valueName: "share"),
    transform: Shard.init(argument:))
  var shard: Shard?

  func validate() throws {
    if shard != nil, form != .html { throw ValidationError("'--shard' cannot be used with '--as'") }
    if form == .html, !part.isEmpty { throw ValidationError("'--part' requires '--as epub' or '--as pdf'") }
  }

  func run(with toolbox: Toolbox) async throws {
    let settings = try site.site(output: form == .html && shard == nil ? output : nil)
    let progress = ProgressLine(isTerminal: Output.errorIsTerminal)
    let builder = try site.builder(settings, toolbox, progress: progress)
    var report = try await built(by: builder, settings, toolbox, progress)
    report = settings.completed(report)
    site.format.print(report, verbose: site.verbose)
    if report.diagnostics.hasErrors { throw ExitCode(CommandFailure.Code.content.rawValue) }
  }

  private func built(
    by builder: SiteBuilder, _ settings: SiteSettings, _ toolbox: Toolbox, _ progress: ProgressLine
  ) async throws -> BuildReport {
    if let shard { return try await drawn(shard, by: builder, settings, toolbox, progress) }
    guard let format = form.book else { return try await Self.build(builder, progress) }
    var request = BookRequest(format)
    (request.output, request.parts, request.moment) = (output, part, try SiteOptions.moment())
    return try await CommandFailure.sorted(progress) { [request] in try await builder.build(request) }
  }

  private func drawn(
    _ shard: Shard, by builder: SiteBuilder, _ settings: SiteSettings, _ toolbox: Toolbox, _ progress: ProgressLine
  ) async throws -> BuildReport {
    let folder = output ?? shard.folderName
    var builder = builder
    let cache = site.kept(settings, toolbox, in: folder)
    builder.kept = cache
    return try await CommandFailure.sorted(progress) { [builder] in
      try ShardOutput.prepare(folder, for: shard, program: cache.program)
      return try await builder.draw(shard)
    }
  }

  static func build(_ builder: SiteBuilder, _ progress: ProgressLine) async throws -> BuildReport {
    try await CommandFailure.sorted(progress) { try await builder.build() }
  }
}

extension CommandFailure {
  /// Runs the body, and converts its errors to command failures with the right exit code.
  static func sorted<Value>(_ progress: ProgressLine, _ body: () async throws -> Value) async throws -> Value {
    defer { progress.clear() }
    do {
      return try await body()
    } catch let failure as CommandFailure {
      throw failure
    } catch let problem as SiteFolder.Problem {
      throw CommandFailure(code: problem.isRefusal ? .wrongUse : .machine, message: problem.description)
    } catch let problem as BookProblem {
      throw CommandFailure(code: problem.isRefusal ? .wrongUse : .machine, message: problem.description)
    } catch let problem as ShardOutput.Problem {
      throw CommandFailure(code: problem.isRefusal ? .wrongUse : .machine, message: problem.description)
    } catch let problem as ContentFolder.Unreadable {
      throw CommandFailure(code: .wrongUse, message: problem.description)
    } catch let problem as NoNotes {
      throw CommandFailure(code: .wrongUse, message: problem.description)
    } catch {
      throw CommandFailure(code: .machine, message: "\(error)")
    }
  }
}

extension Shard {
  /// Reads the argument of `--shard`.
  fileprivate init(argument: String) throws {
    guard let shard = Shard(argument) else {
      throw ValidationError("'--shard' requires a part and the number of parts: write 3/8 for the third of eight")
    }
    self = shard
  }
}

/// The format of the output.
enum BuildForm: String, CaseIterable, ExpressibleByArgument {
  case html, epub, pdf

  /// The format of a book; `nil` for a site.
  var book: BookFormat? { BookFormat(rawValue: rawValue) }
}
