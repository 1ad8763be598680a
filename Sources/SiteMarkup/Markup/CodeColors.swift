import Assets
import Diagnostics
import Foundation
import Markup
import Notes
import Programs
import SiteStorage

/// The syntax highlighting of code in languages other than Swift, by Pygments, which runs once for a whole site.
package struct CodeColors: Sendable {
  /// A run of code in one colour.
  struct Run: Hashable, Sendable {
    /// The CSS class that colors it in the theme; empty for plain text.
    var name: String
    var text: String
  }

  /// The classes for which the theme has colours; see `templates/assets/site.css`.
  private static let names: Set = ["hk", "ha", "ht", "hs", "hn", "hc", "hd", "hf", "hm", "hi", "hx"]

  /// The size in bytes above which code is not highlighted, because it would take too long.
  static let byteLimit = 200_000

  private struct Source: Hashable, Sendable {
    var language: String
    var code: String
  }

  private var runs: [Source: [Run]] = [:]
  /// The files and folders on which the answers of Pygments depend, as Pygments reports them.
  package private(set) var places: [String] = []
  /// The reason why there are no colours; at most one diagnostic.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Creates an instance without colours.
  package init() {}

  /// Highlights all code in some notes with Pygments.
  ///
  /// - Parameters:
  ///   - assets: the assets that contain the script for Pygments.
  ///   - programs: the programs among which Python is looked up.
  ///   - cache: the cache for the answers.
  package static func make(
    of documents: [Document], assets: Assets, programs: InstalledPrograms = .system, cache: BuildCache? = nil
  ) -> CodeColors {
    var colors = CodeColors()
    var asked = Set<Source>()
    let sources = documents.flatMap(\.codeBlocks).compactMap { code, _ -> Source? in
      guard code.isFenced, !code.info.isSwift, !code.info.isMermaid, !code.info.language.isEmpty,
        code.code.utf8.count <= byteLimit
      else { return nil }
      let source = Source(language: code.info.language.lowercased(), code: code.code)
      return asked.insert(source).inserted ? source : nil
    }
    guard !sources.isEmpty else { return colors }
    let requests = sources.map { source in
      JSON.object([("language", .string(source.language)), ("code", .string(source.code))]).text
    }
    do throws(ProgramProblem) {
      let found = try answers(to: requests, assets: assets, programs, cache)
      for (source, answer) in zip(sources, found.answers) {
        colors.runs[source] = answer.flatMap(JSON.parsedObject).flatMap { runs(in: $0, of: source.code) }
      }
      colors.places = AnswerCache.places(in: found.greeting)
      colors.diagnostics = found.problem.map { [diagnostic($0, lost: found.lost, of: sources.count)] } ?? []
    } catch {
      colors.diagnostics = [diagnostic(error, lost: sources.count, of: sources.count)]
    }
    return colors
  }

  func runs(of block: CodeBlock) -> [Run]? {
    runs[Source(language: block.info.language.lowercased(), code: block.code)]
  }

  private static func answers(
    to requests: [String], assets: Assets, _ programs: InstalledPrograms, _ cache: BuildCache?
  ) throws(ProgramProblem) -> LineProgram.Answers<String> {
    guard let script = try? assets.path(.markup, "highlight.py"),
      let text = try? String(contentsOfFile: script, encoding: .utf8)
    else { throw .absent }
    let paths = programs.named("python3")
    // An empty answer, to code that took too long or made the lexer fail, is not cached.
    let answerCache = AnswerCache(cache: cache, kind: "colors", programs: paths, script: text) { $0 != "{}" }
    return try answerCache.answers(to: requests) { requests throws(ProgramProblem) in
      // Isolated: neither the working directory nor the environment determines which modules are loaded.
      try LineProgram.firstAnswers(
        of: "python3", ["-I", script], among: programs, to: requests, reading: JSON.objectText)
    }
  }

  /// Returns the runs in an answer; `nil` if together they are not the code.
  private static func runs(in answer: JSON, of code: String) -> [Run]? {
    guard let pairs = answer["runs"]?.array else { return nil }
    let runs = pairs.map { pair in
      let words = pair.array?.compactMap(\.string) ?? []
      return words.count == 2
        ? Run(name: names.contains(words[0]) ? words[0] : "", text: words[1]) : Run(name: "", text: "")
    }
    return runs.map(\.text).joined() == code ? runs : nil
  }

  private static func diagnostic(_ problem: ProgramProblem, lost: Int, of all: Int) -> Diagnostic {
    let what =
      lost == all
      ? "code in languages other than Swift is not highlighted" : "\(lost) of \(all) code blocks are not highlighted"
    return Diagnostic(
      problem.severity, "highlighting", "\(what): Pygments \(problem.words)",
      hint: problem.hint(toInstall: "apt-get install python3-pygments, or pip install pygments"))
  }
}

extension JSON {
  /// Parses a line of another program's output; `nil` if it is not a JSON object.
  static func parsedObject(_ line: String) -> JSON? {
    guard let json = JSON.parse(line), json.members != nil else { return nil }
    return json
  }

  /// Returns a line unchanged if it is a JSON object.
  static func objectText(_ line: String) -> String? { parsedObject(line) == nil ? nil : line }
}

extension ProgramProblem {
  /// The severity of a message about the problem: that a program isn't allowed is what the user asked for.
  package var severity: Diagnostic.Severity { self == .refused ? .note : .warning }

  /// Returns a hint for installing the program, if it is missing or too old.
  package func hint(toInstall hint: String) -> String? {
    switch self {
    case .absent, .tooOld: hint
    case .refused: "add it to 'programs' in vitrine.yml, if it is to run"
    case .failed, .tooSlow: nil
    }
  }
}

extension FenceInfo {
  /// Whether the block is a Mermaid diagram, which another program draws.
  package var isMermaid: Bool { language.lowercased() == "mermaid" }
}
