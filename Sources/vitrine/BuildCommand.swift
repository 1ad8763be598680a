import ArgumentParser
import SiteGenerator

struct BuildCommand: ToolboxCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Build the site, or a book of it.",
    discussion: """
      Examples:
        vitrine build
        vitrine build --input ../notes --output /tmp/site --blocks auto
        vitrine build --format github    annotations in GitHub Actions
        vitrine build --as epub          all notes as a book for reading systems
        vitrine build --as pdf --part guide --output guide.pdf
      """)

  @OptionGroup var site: SiteOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where the site goes; replaced as a whole (default: site). The file of a book (default: its title).",
      valueName: "folder"))
  var output: String?

  @Option(name: .customLong("as"), help: "What to build: html, epub or pdf.")
  var form: BuildForm = .html

  @Option(
    name: .long, parsing: .upToNextOption,
    help: ArgumentHelp("What a book has: folders, notes, #tags (default: all notes).", valueName: "name"))
  var part: [String] = []

  func validate() throws {
    if form == .html, !part.isEmpty { throw ValidationError("‘--part’ is for books: add ‘--as epub’ or ‘--as pdf’") }
  }

  func run(with toolbox: Toolbox) async throws {
    let settings = try site.site(output: form == .html ? output : nil)
    let progress = ProgressLine(isTerminal: Output.errorIsTerminal)
    let builder = try site.builder(settings, toolbox, progress: progress)
    var report = try await built(by: builder, progress)
    report = settings.completed(report)
    site.format.print(report, verbose: site.verbose)
    if report.diagnostics.hasErrors { throw ExitCode(CommandFailure.Code.content.rawValue) }
  }

  private func built(by builder: SiteBuilder, _ progress: ProgressLine) async throws -> BuildReport {
    guard let format = form.book else { return try await Self.build(builder, progress) }
    var request = BookRequest(format)
    (request.output, request.parts, request.moment) = (output, part, try SiteOptions.moment())
    return try await CommandFailure.sorted(progress) { [request] in try await builder.build(request) }
  }

  static func build(_ builder: SiteBuilder, _ progress: ProgressLine) async throws -> BuildReport {
    try await CommandFailure.sorted(progress) { try await builder.build() }
  }
}

extension CommandFailure {
  /// Does something with a site; what goes wrong is told as what it is.
  static func sorted<Value>(_ progress: ProgressLine, _ body: () async throws -> Value) async throws -> Value {
    defer { progress.clear() }
    do {
      return try await body()
    } catch let failure as CommandFailure {
      throw failure
    } catch let problem as SiteFolder.Problem {
      throw CommandFailure(code: problem.isRefusal ? .wrongUse : .machine, message: problem.description)
    } catch let problem as SiteBuilder.BookProblem {
      throw CommandFailure(code: problem.isRefusal ? .wrongUse : .machine, message: problem.description)
    } catch let problem as ContentFolder.Unreadable {
      throw CommandFailure(code: .wrongUse, message: problem.description)
    } catch {
      throw CommandFailure(code: .machine, message: "\(error)")
    }
  }
}

/// What a site is built as.
enum BuildForm: String, CaseIterable, ExpressibleByArgument {
  case html, epub, pdf

  /// The form of the book, if it is one.
  var book: BookFormat? { BookFormat(rawValue: rawValue) }
}
