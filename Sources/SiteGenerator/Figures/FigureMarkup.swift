import VitrineDiagrams
import VitrineUI

/// The HTML of a fence's figures: one for each thing it draws, the source once, with the last.
enum FigureMarkup {
  static func html(_ request: FigureRequest, _ figures: [DrawnView]) -> String {
    let drawn = figures.filter { $0.rendering.root != nil }
    return drawn.enumerated().map { index, figure in
      html(
        figure, id: index == 0 ? request.identifier : "\(request.identifier)-\(index + 1)", request.options,
        codeHTML: index == drawn.count - 1 ? code(request.source) : nil)
    }.joined(separator: "\n")
  }

  private static func html(_ figure: DrawnView, id: String, _ options: FigureOptions, codeHTML: String?) -> String {
    let caption = options.caption ?? figure.title
    if !figure.strip.isEmpty {
      return StripFigure(figure.strip, id: id, parts: options.parts, caption: caption, codeHTML: codeHTML).html()
    }
    return Figure(figure.rendering, id: id, parts: options.parts, caption: caption, codeHTML: codeHTML).html()
  }

  private static func code(_ source: String) -> String {
    "<div class=\"code\"><pre tabindex=\"0\"><code class=\"language-swift\">\(CodeWriter.highlighted(source))</code></pre></div>"
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
      case .tree, .structure: parts.insert(.tree)
      case .steps: parts.insert(.steps)
      case .sizes: parts.insert(.sizes)
      case .code: parts.insert(.code)
      case .state: break
      }
    }
    return parts
  }
}
