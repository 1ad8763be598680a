import Markup
import Notation
import VitrineDiagrams
import VitrineSweeps
import VitrineUI

/// The HTML of a fence's figures: one for each thing it draws, the source once, with the last.
enum FigureMarkup {
  static func html(_ request: FigureRequest, _ outcome: FenceDrawing.Outcome) -> String {
    let before = (outcome.structure.map(StructureMarkup.html) ?? "") + standIns(outcome.standIns, request.words)
    let drawn = outcome.figures.filter { $0.rendering.root != nil }
    return drawn.enumerated().map { index, figure in
      let isLast = index == drawn.count - 1
      return html(
        figure, id: index == 0 ? request.identifier : "\(request.identifier)-f\(index + 1)", request.options,
        codeHTML: isLast ? before + code(request.source, figure, request.options) : nil)
    }.joined(separator: "\n")
  }

  /// Says for which names something stands in.
  private static func standIns(_ names: [String], _ words: InterfaceWords) -> String {
    guard !names.isEmpty else { return "" }
    let list = names.map { "<code>\(HTMLText.escape($0))</code>" }.joined(separator: ", ")
    return "<p class=\"stand-ins\"\(words.attributes) role=\"note\">\(words.markup("standIns", ["names": list]))</p>"
  }

  /// A figure of the structure alone.
  static func html(_ request: FigureRequest, _ structure: ViewStructure) -> String {
    let options = request.options
    let content =
      StructureMarkup.html(structure) + (options.show.contains(.code) ? code(request.source) : "")
      + (options.caption.map { "<figcaption>\(HTMLText.escape($0))</figcaption>" } ?? "")
    return "<figure class=\"figure view-figure\" id=\"\(request.identifier)\">\(content)</figure>"
  }

  private static func html(_ figure: DrawnView, id: String, _ options: FigureOptions, codeHTML: String?) -> String {
    let code = codeHTML.map { [Node.raw($0)] } ?? []
    let caption = options.caption ?? figure.title
    if let plane = figure.plane {
      return PlaneFigure(plane, id: id, parts: options.parts, caption: caption, code: code).element().html
    }
    if let sweep = figure.sweep {
      return SweepFigure(sweep, id: id, parts: options.parts, caption: caption, code: code).element().html
    }
    if let comparison = figure.comparison {
      return ComparisonFigure(
        comparison.value, labels: (comparison.before, comparison.after), id: id, parts: options.parts,
        caption: caption, code: code
      ).element().html
    }
    if !figure.strip.isEmpty {
      return StripFigure(figure.strip, id: id, parts: options.parts, caption: caption, code: code).element().html
    }
    return Figure(figure.rendering, id: id, parts: options.parts, caption: caption, code: code).element().html
  }

  private static func code(_ source: String, _ figure: DrawnView? = nil, _ options: FigureOptions? = nil) -> String {
    var html: String?
    // Where steps can be picked, each view's stretch of the source is marked.
    if let figure, options?.parts.contains(.steps) == true, figure.strip.isEmpty, Figure.hasPicks(figure.rendering) {
      html = CodeWriter.highlighted(source, SourceSteps(figure.rendering, source: source))
    }
    let code = html ?? CodeWriter.highlighted(source)
    return "<div class=\"code\"><pre tabindex=\"0\"><code class=\"language-swift\">\(code)</code></pre></div>"
  }
}

extension FigureOptions {
  /// The parts of a figure that `show` names.
  package var parts: Figure.Parts {
    var parts: Figure.Parts = []
    for panel in show {
      switch panel {
      case .picture: parts.insert(.picture)
      case .dimensions: parts.formUnion([.picture, .dimensions])
      case .guides: parts.formUnion([.picture, .guides])
      case .tree: parts.insert(.tree)
      case .steps: parts.insert(.steps)
      case .probes: parts.insert(.probes)
      case .sizes: parts.insert(.sizes)
      case .code: parts.insert(.code)
      case .structure, .state, .internals: break
      }
    }
    return parts
  }
}
