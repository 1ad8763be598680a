import Diagnostics
import Explanations
import Figures
import Foundation
import Notation
import Notes
import Programs
import SiteContent
import SiteGenerator
import SiteStorage
import SwiftCompilation
import VitrineDiagrams
import VitrineText
import VitrineUI

/// Checks a single note like `vitrine check`: its text, front matter, fences, options and claims. It does not check
/// anything that depends on other notes, such as links, titles and page paths.
package struct NoteAnalyzer {
  let document: Document
  /// The note's full path; `nil` if the note is not a file.
  let path: String?
  private let configuration: SiteConfiguration
  let fences: NoteFences

  /// The note's path in diagnostics, whatever its real path.
  static let shownPath = "note"

  /// - Parameters:
  ///   - text: the note's text in the editor.
  ///   - path: the note's full path. The nearest `vitrine.yml` in a parent folder is its configuration.
  package init(text: String, path: String?) {
    self.path = path
    configuration = Self.configuration(around: path)
    document = Document(bytes: Array(text.utf8), path: Self.shownPath)
    fences = NoteFences.read(
      document, path: Self.shownPath, defaults: configuration.figure, selection: configuration.blocks)
  }

  private static func configuration(around path: String?) -> SiteConfiguration {
    var folder = path.map(NotePath.folder(of:)) ?? ""
    while !folder.isEmpty {
      let file = folder + "/" + SiteFolder.configurationName
      if FileManager.default.fileExists(atPath: file) {
        return (try? SiteSettings(input: folder, configurationFile: file, output: nil).configuration)
          ?? SiteConfiguration()
      }
      folder = NotePath.folder(of: folder)
    }
    return SiteConfiguration()
  }

  /// The analysis without evaluating the fences.
  package var unevaluated: NoteAnalysis { analysis([]) }

  /// Returns the analysis of a note whose fences cannot be evaluated completely.
  ///
  /// - Parameters:
  ///   - problem: the diagnostic of the failure.
  ///   - index: the index of the fence at which the evaluation ended.
  func stopped(by problem: Diagnostic, at index: Int?) -> NoteAnalysis {
    let fence = index.flatMap { fences.fences.indices.contains($0) ? fences.fences[$0] : nil } ?? fences.fences.first
    return analysis(fence?.located([problem], in: Self.shownPath) ?? [problem])
  }

  /// Returns the analysis after drawing all fences.
  ///
  /// - Parameter begins: called with the index of each fence before the fence is evaluated.
  package func evaluated(_ typesetter: Typesetter, begins: (Int) -> Void = { _ in }) -> NoteAnalysis {
    guard fences.haveFigures else { return unevaluated }
    var (views, found): ([NoteAnalysis.View], [Diagnostic]) = ([], [])
    var drawn: [(fence: NoteFences.Fence, figures: [DrawnView])] = []
    var pipeline = FigurePipeline(typesetter, surroundings)
    let parser = FenceParser()
    for (index, fence) in fences.fences.enumerated() {
      begins(index)
      let result = pipeline.draw(request(fence, parser))
      found += fence.located(result.diagnostics, in: Self.shownPath)
      drawn.append((fence, result.figures))
      for figure in result.figures { views += Self.views(of: figure, in: fence) }
    }
    found += document.wrongClaims(in: Self.shownPath, of: drawn, unlessNoteSays: configuration.claims)
    let measured = drawn.map { drawn in
      UnmeasuredNumbers.Figure(drawn.fence, drawn.figures.map { MeasuredFigure($0, keepsRenderings: false) })
    }
    found += document.measureLinks(in: Self.shownPath, to: measured, unlessNoteSays: configuration.claims).diagnostics
    return analysis(found, views)
  }

  private var surroundings: FigureContext {
    FigureContext(
      versions: NoteVersions(of: path, for: fences.fences.map(\.settings)), defaults: configuration.figure)
  }

  private func request(_ fence: NoteFences.Fence, _ parser: FenceParser) -> FenceRequest {
    FenceRequest(
      fence.parsed(by: parser), kind: fence.kind,
      options: fence.kind == .declarations ? FigureOptions() : fence.options, number: fence.number)
  }

  private func analysis(_ found: [Diagnostic], _ views: [NoteAnalysis.View] = []) -> NoteAnalysis {
    let all =
      document.diagnostics + FrontMatterCheck(document.frontMatter, file: Self.shownPath).diagnostics
      + fences.diagnostics + found
    return NoteAnalysis(diagnostics: reported(all), views: views)
  }

  /// Returns the diagnostics as the configuration has them. Those about the configuration itself are left to
  /// `vitrine check`.
  private func reported(_ all: [Diagnostic]) -> [Diagnostic] {
    let own = all.filter { $0.file == nil || $0.file == Self.shownPath }
    return configuration.rules.applied(to: own).ordered().map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.file = nil
      return diagnostic
    }
  }

  /// Returns the errors of the Swift compiler in the fences.
  ///
  /// - Parameter views: the views of the fences that were drawn.
  package func errors(of compiler: SwiftCompiler, _ views: [NoteAnalysis.View]) -> [Diagnostic] {
    let programs = NotePrograms(fences.fences, path: Self.shownPath) { fence in
      views.contains { fence.span.start <= $0.span.start && $0.span.start < fence.span.end }
    }
    do throws(ProgramProblem) { return reported(try programs.compiled(by: compiler)) } catch {
      return [Diagnostic(.error, "compile", "the fences were not compiled: the Swift compiler \(error.words)")]
    }
  }

  private static func views(of figure: DrawnView, in fence: NoteFences.Fence) -> [NoteAnalysis.View] {
    let source = SourceFile(path: shownPath, text: fence.block.code)
    let numbered = NumberedViews(figure.rendering)
    return MeasuredSource(figure.rendering, source: fence.block.code).views.map { view in
      let span = Span(
        source.location(atOffset: view.range.lowerBound), source.location(atOffset: view.range.upperBound))
      let (decisions, symptoms) = numbered?.reasons(at: view.path) ?? ([], [])
      return NoteAnalysis.View(
        span: fence.block.spanInNote(of: span), name: view.name, size: view.size, proposal: view.proposal,
        sentences: view.sentences, reasons: decisions + symptoms, looksWrong: !symptoms.isEmpty)
    }
  }

  // MARK: Previews

  /// Returns the picture of the fence at a location.
  ///
  /// - Throws: the reason why there is no picture.
  package func preview(
    at place: Location, _ typesetter: Typesetter, begins: (Int) -> Void = { _ in }
  ) throws(RequestError) -> FencePreview {
    guard let index = fences.fences.firstIndex(where: { $0.span.start.line...$0.span.end.line ~= place.line }) else {
      throw RequestError(.failed, "there is no SwiftUI fence at line \(place.line)")
    }
    let (parser, wanted) = (FenceParser(), fences.fences[index])
    let compared = wanted.options.comparedID
    var pipeline = FigurePipeline(typesetter, surroundings)
    for (number, fence) in fences.fences[..<index].enumerated() {
      begins(number)
      if let compared, fence.options.id == compared {
        _ = pipeline.drawInBothSchemes(request(fence, parser))
      } else {
        _ = pipeline.draw(request(fence, parser))
      }
    }
    begins(index)
    let drawn = pipeline.drawInBothSchemes(request(wanted, parser))
    guard let light = drawn.light.pictures(in: .light, typesetter).first else {
      throw RequestError(.failed, Self.reason(drawn.light))
    }
    let (dark, parts) = (drawn.dark.pictures(in: .dark, typesetter).first ?? light, wanted.options.parts)
    return FencePreview(
      title: wanted.options.caption ?? light.title ?? "",
      light: light.standaloneSVG(parts, .embedded, .light), dark: dark.standaloneSVG(parts, .embedded, .dark),
      size: Lengths.text(light.rendering.size))
  }

  private static func reason(_ drawn: DrawnFence) -> String {
    switch drawn.outcome {
    case .failed(let reason): "the fence cannot be drawn: \(reason)"
    case .code(let reason): "the fence is code: \(reason)"
    case .drawn: "the fence draws nothing"
    }
  }
}
