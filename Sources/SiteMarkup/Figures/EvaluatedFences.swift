import Diagnostics
import Figures
import Markup
import Notation
import Notes
import SiteContent
import VitrineDiagrams
import VitrineSweeps

/// The results of evaluating and drawing the fences of one note. They take most of the time of a build, and depend only
/// on the inputs in the key of ``DrawingCache``. They have a binary form, in which they are cached or sent.
///
/// ``CodeBlockMarkup`` turns them into the HTML of the note's code blocks.
package struct EvaluatedFences: Hashable, Sendable {
  /// The result of one evaluated fence.
  struct Fence: Hashable, Sendable {
    var outcome: DrawnFence.Outcome
    /// The diagnostics of the fence. Their places are in its source, or in another file (options).
    var diagnostics: [Diagnostic] = []
    /// The HTML of the figure, if the fence became one.
    var nodes: [Node]?
    /// The views and modifiers of the figure.
    var uses: [ViewUse] = []
    /// The style rules that its sweeps need in addition to those of all figures.
    var styleSheets: [SweepStyleSheet] = []
    /// The highlighted code of a Swift fence that is not drawn.
    var runs: [CodeColors.Run]?
    /// The errors that are shown with the code, if the fence is expected not to compile.
    var mistakes: [DrawnFence.Mistake] = []
    /// Whether evaluation ran out of time or memory, so that the next result may differ.
    var ranOut = false
    /// The measures of its figures.
    var measured: [MeasuredFigure] = []
    /// Its first figure as a separate picture, if that was requested.
    var picture: Element?
  }

  /// The results of the note's evaluated fences, in order; empty if none of them is to become a figure.
  var fences: [Fence] = []
  /// The diagnostics of claims in the note's text that are false for its figures.
  package var claims: [Diagnostic] = []

  init() {}

  /// Evaluates and draws the fences of a note.
  ///
  /// - Parameters:
  ///   - fences: the fences of the note.
  ///   - words: the interface strings in the language of the note's page.
  static func draw(
    _ fences: NoteFences, of document: Document, _ setting: CodeBlockMarkup.Setting, renderer: any FigureRenderer,
    words: InterfaceStrings, parser: FenceParser = FenceParser()
  ) -> EvaluatedFences {
    var drawings = EvaluatedFences()
    guard fences.haveFigures else { return drawings }
    let requests = zip(fences.fences, fences.identifiers).map { fence, identifier in
      let options = fence.kind == .declarations ? FigureOptions() : fence.options
      let request = FenceRequest(fence.parsed(by: parser), kind: fence.kind, options: options, number: fence.number)
      return FigureRequest(request, identifier: identifier)
    }
    var surroundings = FigureContext(
      pictures: setting.pictures, versions: setting.versions, defaults: setting.defaults)
    surroundings.medium = setting.medium
    let outcomes = renderer.figures(for: requests, in: surroundings, words: FigureLocalization(words))
    drawings.fences = zip(requests, zip(fences.fences, outcomes)).map { request, drawn in
      Fence(drawn.1, of: drawn.0.block, request.fence.fence, keepsRenderings: setting.keepsRenderings)
    }
    if setting.keepsPictures {
      let first = outcomes.firstIndex { !$0.drawn.figures.isEmpty }
      // A worker has the options, and no other words of the first line.
      for (index, fence) in fences.fences.enumerated()
      where index == first || fence.settings.contains(where: { $0.key == "id" }) {
        drawings.fences[index].picture = outcomes[index].drawn.figures.first.map {
          PictureDiagram($0.rendering).svg(id: "v", title: "", standalone: true, outlines: true)
        }
      }
    }
    drawings.claims = document.wrongClaims(
      in: setting.shownPath, of: zip(fences.fences, outcomes).map { ($0, $1.drawn.figures) },
      unlessNoteSays: setting.checksClaims)
    return drawings
  }
}

extension EvaluatedFences.Fence {
  fileprivate init(_ outcome: FigureOutcome, of block: CodeBlock, _ parsed: ParsedFence, keepsRenderings: Bool) {
    self.outcome = outcome.drawn.outcome
    diagnostics = outcome.drawn.diagnostics
    ranOut = outcome.drawn.ranOut
    mistakes = outcome.drawn.mistakes
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
  /// The prefixes of the IDs inside each figure: unique in the note, and the same wherever the same source is drawn
  /// with the same options.
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
  /// The prefix for the fence's source and options. Expectations, captions and numbers in sentences do not count,
  /// because they do not change the drawing.
  fileprivate var identifier: String {
    let others: Set = ["expect", "caption", "unmeasured"]
    let options = settings.filter { !others.contains($0.key) }.map { "\($0.key)=\($0.value)" }
    return "f" + ContentHash(of: (options + [block.code]).joined(separator: "\n")).shortName
  }
}
