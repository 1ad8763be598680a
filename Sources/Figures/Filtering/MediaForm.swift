import Foundation
import Markup
import Programs
import VitrineDiagrams

/// The file format of figures in a document.
enum MediaForm: Hashable, Sendable {
  /// HTML in the document itself.
  case inline
  /// A file next to the document.
  case svg, pdf, png

  /// - Parameter format: pandoc's name of the output format.
  init(pandoc format: String) {
    // A name may have extensions: `html5+smart` is HTML too.
    let name = format.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.lowercased()
    self =
      switch name {
      case "html", "html4", "html5", "revealjs", "slidy", "slideous", "dzslides", "s5", "chunkedhtml": .inline
      case "latex", "beamer", "context", "pdf": .pdf
      case "docx", "odt", "opendocument", "pptx", "rtf", "ms", "icml": .png
      default: .svg
      }
  }

  var ending: String {
    switch self {
    case .inline, .svg: "svg"
    case .pdf: "pdf"
    case .png: "png"
    }
  }

  /// Returns the contents of a picture's file.
  func contents(_ view: DrawnView, _ options: FigureOptions) throws(PNGConverter.Problem) -> [UInt8] {
    let text: StandaloneSVG.TextForm = self == .svg || self == .inline ? .embedded : .outlines
    let svg = view.standaloneSVG(options.parts, text, options.scheme)
    switch self {
    case .inline, .svg: return Array(svg.utf8)
    case .png: return try PNGConverter.png(of: svg, scale: max(view.rendering.scale, 2))
    case .pdf: return try PNGConverter.pdf(of: svg)
    }
  }
}
