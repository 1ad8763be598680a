import Assets
import Diagnostics
import Foundation
import Markup
import Notes
import Programs

/// The colours of code in languages other than Swift, as Pygments sees them: asked once for a whole site.
package struct CodeColors: Sendable {
  /// A stretch of code of one colour.
  struct Run: Hashable, Sendable {
    /// The class that the theme gives a colour; empty for plain text.
    var name: String
    var text: String
  }

  /// What the theme has colours for; see `templates/assets/site.css`.
  private static let names: Set = ["hk", "ha", "ht", "hs", "hn", "hc", "hd", "hf", "hm", "hi", "hx"]

  /// Longer sources stay plain: colouring them would take longer than anyone looks at them.
  static let byteLimit = 200_000

  private struct Source: Hashable, Sendable {
    var language: String
    var code: String
  }

  private var runs: [Source: [Run]] = [:]
  /// The files and folders that decide what Pygments answers, as it says itself.
  private(set) var places: [String] = []
  /// At most one: why there are no colours.
  package private(set) var diagnostics: [Diagnostic] = []

  /// No colours.
  package init() {}

  /// Has Pygments colour all code in some notes.
  ///
  /// - Parameters:
  ///   - assets: where the script is that asks it.
  ///   - programs: where Python is looked for.
  ///   - cache: where answers are kept from build to build.
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
      colors.places = KeptAnswers.places(in: found.greeting)
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
    // Code that took too long, or that a lexer stumbled over, is asked for again.
    let kept = KeptAnswers(cache: cache, kind: "colors", programs: paths, script: text) { $0 != "{}" }
    return try kept.answers(to: requests) { requests throws(ProgramProblem) in
      // Isolated: neither the folder it is started in nor anyone's environment decides what is loaded.
      let pythons = paths.map {
        LineProgram($0, ["-I", script], patience: LineProgram.usualPatience * programs.patience)
      }
      return try LineProgram.firstAnswers(of: pythons, to: requests, reading: JSON.objectText)
    }
  }

  /// An answer counts if it says the code again, and nothing else.
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
      ? "code in other languages than Swift has no colours" : "\(lost) of \(all) pieces of code have no colours"
    return Diagnostic(
      .warning, "highlighting", "\(what): Pygments \(problem.words)",
      hint: problem.hint(toInstall: "apt-get install python3-pygments, or pip install pygments"))
  }
}

extension JSON {
  /// What another program answers in one line; `nil` where that is no object.
  static func parsedObject(_ line: String) -> JSON? {
    guard let json = JSON.parse(line), json.members != nil else { return nil }
    return json
  }

  /// A line that is an object, as it is.
  static func objectText(_ line: String) -> String? { parsedObject(line) == nil ? nil : line }
}

extension ProgramProblem {
  /// A hint that helps where the program is not there, or too old.
  func hint(toInstall hint: String) -> String? {
    switch self {
    case .absent, .tooOld: hint
    case .failed, .tooSlow: nil
    }
  }
}

extension FenceInfo {
  /// Whether the block is a diagram that other tools draw.
  var isMermaid: Bool { language.lowercased() == "mermaid" }
}
