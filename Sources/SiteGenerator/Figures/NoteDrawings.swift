import Diagnostics
import Figures
import Markup
import Notation
import Notes
import VitrineDiagrams
import VitrineSweeps
import VitrineUI

/// What the engine makes of the fences of one note: all that takes long, and nothing that depends on more than the note, how
/// its figures are to be drawn, and the program. It has a form in bytes, in which it can be kept or sent.
///
/// ``NoteFigures`` puts it in the place of the fences.
package struct NoteDrawings: Hashable, Sendable {
  /// What became of one fence that is evaluated.
  struct Fence: Hashable, Sendable {
    var outcome: DrawnFence.Outcome
    /// Their places are in the fence's source, or in a file of their own (options).
    var diagnostics: [Diagnostic] = []
    /// The figure as a page shows it, where there is one.
    var nodes: [Node]?
    /// The views and modifiers of the figure.
    var uses: [ViewUse] = []
    /// The rules that its sweeps need besides those of all figures.
    var styleSheets: [SweepStyleSheet] = []
    /// The colours of Swift that is not drawn.
    var runs: [CodeColors.Run]?
    /// Whether time or memory ran out, so that it may come to something else another time.
    var ranOut = false
    /// What its figures measure.
    var measured: [MeasuredFigure] = []
  }

  /// For each of the note's fences that are evaluated, in order; nothing where none of them is to be a figure.
  var fences: [Fence] = []
  /// The first figure as a picture of its own, where it is wanted.
  var first: Element?
  /// What the note says of its figures and is not so.
  var claims: [Diagnostic] = []

  init() {}

  /// Evaluates and draws.
  ///
  /// - Parameters:
  ///   - fences: those of the note.
  ///   - words: of the language of the note's page.
  static func draw(
    _ fences: NoteFences, of document: Document, _ setting: NoteFigures.Setting, renderer: any FigureRenderer,
    words: InterfaceWords, parser: FenceParser = FenceParser()
  ) -> NoteDrawings {
    var drawings = NoteDrawings()
    guard fences.haveFigures else { return drawings }
    let requests = zip(fences.fences, fences.identifiers).map { fence, identifier in
      let options = fence.kind == .declarations ? FigureOptions() : fence.options
      let request = FenceRequest(fence.parsed(by: parser), kind: fence.kind, options: options, number: fence.number)
      return FigureRequest(request, identifier: identifier)
    }
    var surroundings = FigureSurroundings(
      pictures: setting.pictures, notePath: setting.fullPath, defaults: setting.defaults)
    surroundings.medium = setting.medium
    let outcomes = renderer.figures(for: requests, in: surroundings, words: FigureWords(words))
    drawings.fences = zip(requests, zip(fences.fences, outcomes)).map { request, drawn in
      Fence(drawn.1, of: drawn.0.block, request.fence.fence, keepsRenderings: setting.keepsRenderings)
    }
    if setting.keepsFirst, let rendering = outcomes.lazy.compactMap(\.drawn.figures.first?.rendering).first {
      drawings.first = PictureDiagram(rendering).svg(id: "v", title: "", standalone: true, outlines: true)
    }
    drawings.claims = document.wrongClaims(
      in: setting.shownPath, of: zip(fences.fences, outcomes).map { ($0, $1.drawn.figures) },
      unlessNoteSays: setting.checksClaims)
    return drawings
  }
}

extension NoteDrawings.Fence {
  fileprivate init(_ outcome: FigureOutcome, of block: CodeBlock, _ parsed: ParsedFence, keepsRenderings: Bool) {
    self.outcome = outcome.drawn.outcome
    diagnostics = outcome.drawn.diagnostics
    ranOut = outcome.drawn.ranOut
    nodes = outcome.nodes
    uses = outcome.uses
    styleSheets = outcome.styleSheets
    if outcome.drawn.outcome == .drawn {
      measured = outcome.drawn.figures.map { MeasuredFigure($0, keepsRenderings: keepsRenderings) }
    }
    if outcome.drawn.outcome != .drawn, block.info.isSwift { runs = CodeWriter.runs(of: parsed) }
  }
}

extension NoteFences {
  /// What the ids inside each figure start with: unique in the note, and the same wherever the same source is drawn with the
  /// same options.
  var identifiers: [String] {
    var repeats: [String: Int] = [:]
    return fences.map { fence in
      let identifier = fence.identifier
      let count = repeats[identifier, default: 0] + 1
      repeats[identifier] = count
      return count > 1 ? "\(identifier)-\(count)" : identifier
    }
  }
}

extension NoteFences.Fence {
  /// What is merely checked or said of a figure is no matter.
  fileprivate var identifier: String {
    let options = settings.filter { $0.key != "expect" && $0.key != "caption" }.map { "\($0.key)=\($0.value)" }
    return "f" + ContentHash(of: (options + [block.code]).joined(separator: "\n")).shortName
  }
}
