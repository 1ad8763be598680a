import Assets
import Diagnostics
import Foundation
import Markup
import Notes
import Programs

/// The fences of a site that other programs draw: Mermaid’s, and those of the settings’ filters.
package struct RenderedDiagrams: Sendable {
  struct Source: Hashable, Sendable {
    var language: String
    var text: String

    init(_ block: CodeBlock) { (language, text) = (block.info.language.lowercased(), block.code) }
  }

  /// What became of a fence.
  enum Outcome: Sendable {
    case drawn(DiagramDrawing)
    case failed(String)
  }

  private var outcomes: [Source: Outcome] = [:]
  /// Why languages are not drawn at all.
  package private(set) var diagnostics: [Diagnostic] = []

  /// No diagrams.
  package init() {}

  /// Has the diagrams of some notes drawn, each once.
  ///
  /// - Parameters:
  ///   - filters: those of the settings, which come before our own.
  ///   - folder: that of the settings, where programs may lie.
  ///   - assets: where the script is that draws Mermaid.
  ///   - cache: a folder for what has been drawn; `nil` where nothing is kept.
  ///   - programs: the Pythons to try, best first; the system's if `nil`.
  package static func make(
    of documents: [Document], filters: [FenceFilter], folder: String = "", assets: Assets, cache: String? = nil,
    programs: [String]? = nil
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
      rendered.run(FilterRun(filter, folder: folder, cache: cache), on: wanted)
    }
    if let wanted = sources["mermaid"] { rendered.drawMermaid(wanted, assets, programs) }
    return rendered
  }

  /// In bytes; larger diagrams stay code.
  private static let sourceLimit = 200_000

  func outcome(of block: CodeBlock) -> Outcome? { block.isFenced ? outcomes[Source(block)] : nil }

  /// What is said of a fence that cannot be drawn.
  func diagnostic(of block: CodeBlock, at span: Span, in file: String) -> Diagnostic? {
    guard case .failed(let message)? = outcome(of: block) else { return nil }
    return Diagnostic(
      .warning, "diagram", "the \(block.info.language) diagram is shown as its source: \(message)", file: file,
      span: Span(at: block.lineStarts.first ?? span.start))
  }

  /// The files of the drawings: path in the site and contents; in order.
  var files: [(path: String, text: String)] {
    var files: [String: String] = [:]
    for case .drawn(let drawing) in outcomes.values {
      for (path, text) in drawing.files { files[path] = text }
    }
    return files.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private mutating func run(_ run: FilterRun, on sources: [Source]) {
    do {
      for (source, answer) in zip(sources, try run.answers(to: sources)) { add(answer, for: source) }
    } catch {
      diagnostics.append(
        Diagnostic(
          .warning, "filter",
          "fences in ‘\(run.filter.language)’ are shown as their source: ‘\(run.filter.command[0])’ \(error.words)",
          hint: "filters: { \(run.filter.language): … } names a program and its arguments"))
    }
  }

  private mutating func drawMermaid(_ sources: [Source], _ assets: Assets, _ programs: [String]?) {
    let requests = sources.map { JSON.object([("source", .string($0.text))]).text }
    do throws(LineProgram.Problem) {
      guard let script = try? assets.path(.markup, "mermaid.py") else { throw .missing }
      let pythons = (programs ?? InstalledPrograms.named("python3")).map { LineProgram($0, ["-I", script]) }
      let answers = try LineProgram.firstAnswers(of: pythons, to: requests).answers
      for (source, answer) in zip(sources, answers) { add(FilterRun.Answer(JSON.parse(answer)), for: source) }
    } catch {
      diagnostics.append(Self.mermaidDiagnostic(error))
    }
  }

  private static func mermaidDiagnostic(_ problem: LineProgram.Problem) -> Diagnostic {
    switch problem {
    case .missing:
      Diagnostic(
        .warning, "mermaid", "Mermaid diagrams are shown as their source: merman is not installed",
        hint: "pip install merman")
    case .failed(let reason):
      Diagnostic(.warning, "mermaid", "Mermaid diagrams are shown as their source: merman failed, \(reason)")
    }
  }

  private mutating func add(_ answer: FilterRun.Answer, for source: Source) {
    switch answer {
    case .failed(let message): outcomes[source] = .failed(message)
    case .drawn(let light, let dark):
      guard let drawing = DiagramDrawing(light: light, dark: dark) else {
        outcomes[source] = .failed("what the program answers is no drawing that a page can have")
        return
      }
      outcomes[source] = .drawn(drawing)
    }
  }
}
