import Assets
import Diagnostics
import Foundation
import Markup
import Notes
import Programs
import SiteContent
import SiteStorage

/// The diagrams of a site that other programs draw: Mermaid diagrams, and fences in the languages of `filters`.
package struct RenderedDiagrams: Sendable {
  struct Source: Hashable, Sendable {
    var language: String
    var text: String

    init(_ block: CodeBlock) { (language, text) = (block.info.language.lowercased(), block.code) }
  }

  /// The outcome for a fence.
  enum Outcome: Sendable {
    case drawn(DiagramDrawing)
    case failed(String)
  }

  private var outcomes: [Source: Outcome] = [:]
  /// The files and folders that merman's output depends on, as reported by its script.
  package private(set) var places: [String] = []
  /// Warnings about languages of which no fence could be drawn.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Creates a value without diagrams.
  package init() {}

  /// Draws the diagrams of some notes, equal ones only once.
  ///
  /// - Parameters:
  ///   - filters: the configured filters; they take precedence over Mermaid.
  ///   - folder: the folder of `vitrine.yml`, to which paths of programs are relative.
  ///   - assets: the program's assets, with the script that draws Mermaid diagrams.
  ///   - cache: the folder that caches drawings; `nil` for no cache.
  ///   - programs: the installed programs.
  package static func make(
    of documents: [Document], filters: [FenceFilter], folder: String = "", assets: Assets, cache: String? = nil,
    programs: InstalledPrograms = .system
  ) -> RenderedDiagrams {
    var rendered = RenderedDiagrams()
    var asked = Set<Source>()
    var sources: [String: [Source]] = [:]
    for (block, _) in documents.flatMap(\.codeBlocks) where block.isFenced && block.code.utf8.count <= sourceLimit {
      let source = Source(block)
      guard asked.insert(source).inserted else { continue }
      sources[source.language, default: []].append(source)
    }
    for filter in filters {
      guard let wanted = sources.removeValue(forKey: filter.language) else { continue }
      rendered.run(FilterRun(filter, folder: folder, cache: cache, programs), on: wanted)
    }
    if let wanted = sources["mermaid"] { rendered.drawMermaid(wanted, assets, programs) }
    return rendered
  }

  /// The maximum size of a diagram's source in bytes; larger ones stay code.
  private static let sourceLimit = 200_000

  func outcome(of block: CodeBlock) -> Outcome? { block.isFenced ? outcomes[Source(block)] : nil }

  /// Returns the warning about a fence that can't be drawn.
  func diagnostic(of block: CodeBlock, at span: Span, in file: String) -> Diagnostic? {
    guard case .failed(let message)? = outcome(of: block) else { return nil }
    return Diagnostic(
      .warning, "diagram", "the \(block.info.language) diagram is shown as its source: \(message)", file: file,
      span: Span(at: block.lineStarts.first ?? span.start))
  }

  /// The files of the drawings, sorted by path: path in the site and contents.
  package var files: [(path: String, text: String)] {
    var files: [String: String] = [:]
    for case .drawn(let drawing) in outcomes.values {
      for (path, text) in drawing.files { files[path] = text }
    }
    return files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private mutating func run(_ run: FilterRun, on sources: [Source]) {
    let (answers, found) = run.answers(to: sources)
    for (source, answer) in zip(sources, answers) {
      if let answer { add(answer, for: source) }
    }
    guard let problem = found ?? sameFailure(of: sources) else { return }
    let lost = sources.count { outcomes[$0] == nil }
    let what =
      lost == answers.count
      ? "fences in '\(run.filter.language)' are"
      : "\(lost) of \(answers.count) fences in '\(run.filter.language)' \(lost == 1 ? "is" : "are")"
    diagnostics.append(
      Diagnostic(
        problem.severity, "filter", "\(what) shown as their source: '\(run.filter.command[0])' \(problem.words)",
        hint: "set 'filters: { \(run.filter.language): … }' to a program and its arguments"))
  }

  /// Returns the error if all of several fences failed with the same one. It is then a problem of the program, which is
  /// reported once.
  private mutating func sameFailure(of sources: [Source]) -> ProgramProblem? {
    let messages = sources.compactMap { source in
      if case .failed(let message)? = outcomes[source] { message } else { nil }
    }
    guard sources.count > 1, messages.count == sources.count, Set(messages).count == 1 else { return nil }
    for source in sources { outcomes[source] = nil }
    return messages.first.map { .failed($0) }
  }

  private mutating func drawMermaid(_ sources: [Source], _ assets: Assets, _ programs: InstalledPrograms) {
    let requests = sources.map { JSON.object([("source", .string($0.text))]).text }
    do throws(ProgramProblem) {
      guard let script = try? assets.path(.markup, "mermaid.py") else { throw .absent }
      let found = try LineProgram.firstAnswers(
        of: "python3", ["-I", script], among: programs, to: requests, reading: JSON.parsedObject)
      places = AnswerCache.places(in: found.greeting)
      for (source, answer) in zip(sources, found.answers) {
        if let answer { add(FilterRun.Answer(answer), for: source) }
      }
      if let problem = found.problem { report(problem, lost: found.lost, of: sources.count) }
    } catch {
      report(error, lost: sources.count, of: sources.count)
    }
  }

  private mutating func report(_ problem: ProgramProblem, lost: Int, of all: Int) {
    let what = lost == all ? "Mermaid diagrams are" : "\(lost) of \(all) Mermaid diagrams \(lost == 1 ? "is" : "are")"
    diagnostics.append(
      Diagnostic(
        problem.severity, "mermaid", "\(what) shown as their source: merman \(problem.words)",
        hint: problem.hint(toInstall: "pip install merman")))
  }

  private mutating func add(_ answer: FilterRun.Answer, for source: Source) {
    switch answer {
    case .failed(let message): outcomes[source] = .failed(message)
    case .drawn(let light, let dark):
      guard let drawing = DiagramDrawing(light: light, dark: dark) else {
        outcomes[source] = .failed("the program's output is not a valid SVG drawing")
        return
      }
      outcomes[source] = .drawn(drawing)
    }
  }
}
