import Diagnostics
import Figures
import Foundation
import Notation
import Notes
import SiteGenerator
import VitrineDiagrams
import VitrineText
import VitrineUI

/// Says of one note by itself what `vitrine check` says: its text, front matter, fences, options and claims. What needs the other notes
/// (links, titles, addresses) is not looked at.
package struct NoteAnalyzer {
  private let document: Document
  /// The note's path on this machine; `nil` where it is in no file.
  private let path: String?
  private let configuration: SiteConfiguration
  private let fences: NoteFences

  /// How the note is called in diagnostics, whatever it is called.
  static let shownPath = "note"

  /// - Parameters:
  ///   - text: the note's, as its editor has it.
  ///   - path: a full path; the settings are those of the nearest `vitrine.yml` in the folders around it.
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

  /// The note without what its fences come to: nothing is evaluated.
  package var unevaluated: NoteAnalysis { analysis([]) }

  /// The note where its fences cannot be evaluated to the end.
  ///
  /// - Parameters:
  ///   - problem: what ended the evaluation.
  ///   - index: the fence that it ended at.
  func stopped(by problem: Diagnostic, at index: Int?) -> NoteAnalysis {
    let fence = index.flatMap { fences.fences.indices.contains($0) ? fences.fences[$0] : nil } ?? fences.fences.first
    return analysis(fence?.located([problem], in: Self.shownPath) ?? [problem])
  }

  /// Draws all fences.
  ///
  /// - Parameter begins: called with the place of each fence before it is evaluated.
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
    return analysis(found, views)
  }

  private var surroundings: FigureSurroundings {
    FigureSurroundings(notePath: path, defaults: configuration.figure)
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
    // What the settings say of themselves is told where they stand, by ‘check’.
    let own = all.filter { $0.file == nil || $0.file == Self.shownPath }
    let told = configuration.rules.applied(to: own).ordered().map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.file = nil
      return diagnostic
    }
    return NoteAnalysis(diagnostics: told, views: views)
  }

  private static func views(of figure: DrawnView, in fence: NoteFences.Fence) -> [NoteAnalysis.View] {
    let source = SourceFile(path: shownPath, text: fence.block.code)
    return MeasuredSource(figure.rendering, source: fence.block.code).views.map { view in
      let span = Span(
        source.location(atOffset: view.range.lowerBound), source.location(atOffset: view.range.upperBound))
      return NoteAnalysis.View(
        span: fence.block.spanInNote(of: span), name: view.name, size: view.size, proposal: view.proposal,
        sentences: view.sentences)
    }
  }

  // MARK: Previews

  /// The picture of the fence at a place.
  ///
  /// - Throws: why there is none, in words.
  package func preview(
    at place: Location, _ typesetter: Typesetter, begins: (Int) -> Void = { _ in }
  ) throws(RequestError) -> FencePreview {
    guard let index = fences.fences.firstIndex(where: { $0.span.start.line...$0.span.end.line ~= place.line }) else {
      throw RequestError(.failed, "there is no fence of SwiftUI at line \(place.line)")
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
