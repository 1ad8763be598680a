import Markup
import VitrineDiagrams
import VitrineUI

/// A figure as HTML that needs nothing around it: drawings for light and for dark pages, with their text as shapes, and the rules that
/// choose between them.
struct InlineFigure {
  let fence: FilteredFence
  /// What the names inside of the drawings begin with: no other figure of a page has the same.
  let prefix: String

  /// - Parameter document: what the host calls the document; pages may show several.
  init(_ fence: FilteredFence, document: String, number: Int) {
    self.fence = fence
    prefix = "v\(ContentHash(of: document).name)-\(number)-"
  }

  /// One line without line ends, as Markdown needs it that a blank line would end.
  ///
  /// - Parameters:
  ///   - id: whether the figure has the name that its fence says.
  ///   - rules: whether the rules are with it; a page needs them once.
  func html(id: Bool = true, rules: Bool) -> String {
    let drawings = fence.pictures.enumerated().flatMap { index, picture in
      [
        drawing(picture.view, .light, index, picture.words),
        drawing(picture.dark ?? picture.view, .dark, index, picture.words),
      ]
    }
    let figure = Element("figure", ["class": "vitrine-figure", "id": id ? fence.options.id : nil]) {
      if rules { Element("style", [:], [.raw(Self.rules)]) }
      for drawing in drawings { drawing }
      if let caption = fence.options.caption { Element("figcaption", text: caption) }
    }
    return Self.onOneLine(figure.html)
  }

  private func drawing(_ view: DrawnView, _ scheme: ColorScheme, _ index: Int, _ words: String) -> Element {
    let name = scheme == .dark ? "dark" : "light"
    // Ids of drawings begin with ‘v’, those of the words below them with ‘w’.
    var svg = ["v", "w"].reduce(view.standalone(fence.options.parts, .outlines, scheme)) { svg, old in
      svg.renamingIDs(startingWith: old + "-", to: "\(prefix)\(index)\(name)-\(old)-")
    }
    svg["class"] = .text("vitrine-\(name)")
    svg["aria-label"] = .text(words)
    return svg
  }

  private static let ends: Set<Unicode.Scalar> = ["\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"]

  static func onOneLine(_ html: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in html.unicodeScalars { line.append(ends.contains(scalar) ? " " : scalar) }
    return String(line)
  }

  /// The system's choice, and over it that of the themes of mdBook, Material for MkDocs, Furo and PyData.
  static let rules: String = {
    let light = ":is(html.light,html.rust,[data-md-color-scheme=default],[data-theme=light])"
    let dark = ":is(html.coal,html.navy,html.ayu,[data-md-color-scheme=slate],[data-theme=dark])"
    let figure = ".vitrine-figure>"
    return "\(figure)svg{max-width:100%;height:auto}\(figure).vitrine-dark{display:none}"
      + "@media(prefers-color-scheme:dark){\(figure).vitrine-light{display:none}\(figure).vitrine-dark{display:inline}}"
      + "\(light) \(figure).vitrine-light,\(dark) \(figure).vitrine-dark{display:inline}"
      + "\(light) \(figure).vitrine-dark,\(dark) \(figure).vitrine-light{display:none}"
      + "@media print{.vitrine-figure.vitrine-figure>.vitrine-light{display:inline!important}"
      + ".vitrine-figure.vitrine-figure>.vitrine-dark{display:none!important}}"
  }()

  /// Words that say why there is no figure.
  static func failure(_ message: String) -> String {
    onOneLine(Element("p", ["class": "vitrine-error"], text: "Not drawn: \(message)").html)
  }
}
