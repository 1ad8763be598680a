import Foundation
import VitrineDiagrams

extension Theme {
  /// The style sheet of figures: the program's own values before what the theme, or the site in its place, has.
  var figureStyle: (path: String, text: String) {
    let source = files.last { $0.path == FigureStyle.path }?.source
    let css = source.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? ""
    return (FigureStyle.path, FigureStyle(css: css).css)
  }
}
