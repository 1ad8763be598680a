import Markup
import VitrineDiagrams
import VitrineUI

/// A figure as self-contained HTML: drawings for light and dark pages, with text as outlines, and the CSS that selects
/// one of them.
struct InlineFigure {
  let fence: FilteredFence
  /// The prefix of all ids in the drawings, which is unique on a page.
  let prefix: String

  /// - Parameter document: the host's name for the document; a page may show several documents.
  init(_ fence: FilteredFence, document: String, number: Int) {
    self.fence = fence
    prefix = "v\(ContentHash(of: document).name)-\(number)-"
  }

  /// Returns the figure on a single line, because a blank line would end a block of HTML in Markdown.
  ///
  /// - Parameters:
  ///   - id: whether the figure has the id of its fence.
  ///   - rules: whether the CSS is included; a page needs it once.
  func html(id: Bool = true, rules: Bool) -> String {
    let isLight = fence.options.appearance == .light
    let drawings = fence.pictures.enumerated().flatMap { index, picture in
      [drawing(picture.view, .light, index, picture.words)]
        + (isLight ? [] : [drawing(picture.dark ?? picture.view, .dark, index, picture.words)])
    }
    let name = isLight ? "vitrine-figure only-light" : "vitrine-figure"
    let figure = Element("figure", ["class": name, "id": id ? fence.options.id : nil]) {
      if rules { Element("style", [:], [.raw(Self.rules)]) }
      for drawing in drawings { drawing }
      if let caption = fence.options.caption { Element("figcaption", text: caption) }
    }
    return Self.onOneLine(figure.html)
  }

  private func drawing(_ view: DrawnView, _ scheme: ColorScheme, _ index: Int, _ words: String) -> Element {
    let name = scheme == .dark ? "dark" : "light"
    // The ids of drawings start with `v`, those of the text below them with `w`.
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

  /// The CSS that follows the system's color scheme, unless a theme of mdBook, Material for MkDocs, Furo or PyData
  /// selects one.
  static let rules: String = {
    let light = ":is(html.light,html.rust,[data-md-color-scheme=default],[data-theme=light])"
    let dark = ":is(html.coal,html.navy,html.ayu,[data-md-color-scheme=slate],[data-theme=dark])"
    let figure = ".vitrine-figure>"
    return "\(figure)svg{max-width:100%;height:auto}\(figure).vitrine-dark{display:none}"
      + ".vitrine-figure.only-light>.vitrine-light{display:inline!important}"
      + "@media(prefers-color-scheme:dark){\(figure).vitrine-light{display:none}\(figure).vitrine-dark{display:inline}}"
      + "\(light) \(figure).vitrine-light,\(dark) \(figure).vitrine-dark{display:inline}"
      + "\(light) \(figure).vitrine-dark,\(dark) \(figure).vitrine-light{display:none}"
      + "@media print{.vitrine-figure.vitrine-figure>.vitrine-light{display:inline!important}"
      + ".vitrine-figure.vitrine-figure>.vitrine-dark{display:none!important}}"
  }()

  /// Returns a paragraph that reports why there is no figure.
  static func failure(_ message: String) -> String {
    onOneLine(Element("p", ["class": "vitrine-error"], text: "Not drawn: \(message)").html)
  }
}
