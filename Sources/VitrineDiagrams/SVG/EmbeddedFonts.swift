import Markup
import VitrineText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Puts the fonts that a picture needs into it, cut down to its glyphs, for a file that is shown far from any style sheet.
enum EmbeddedFonts {
  /// What is drawn in one font.
  private struct Use: Hashable {
    /// As the picture says it; `nil` for the family of all that say none.
    var families: String?
    var weight: Double
    var isItalic: Bool
    var monospacedDigits: Bool

    init(_ text: Element) {
      families = text["font-family"]?.text
      weight = text["font-weight"]?.number ?? 400
      isItalic = text["font-style"]?.text == "italic"
      monospacedDigits = text["data-digits"] != nil
    }

    /// The first of the families, without quotes.
    var family: String {
      String((families ?? FontFace(size: 14).cssFontFamily).prefix { $0 != "," }.filter { $0 != "\"" })
    }
  }

  /// The picture with a style sheet of its own fonts at its head.
  static func embedding(in svg: Element, from typesetter: Typesetter) -> Element {
    var order: [Use] = []
    var characters: [Use: Set<Unicode.Scalar>] = [:]
    svg.visit { element in
      guard element.name == "text" else { return }
      let use = Use(element)
      if characters[use] == nil { order.append(use) }
      characters[use, default: []].formUnion(element.plainText.unicodeScalars)
    }
    let rules = order.compactMap { use in rule(use, characters[use] ?? [], typesetter) }
    guard !rules.isEmpty else { return svg }
    let text = "text{" + FontStyleSheet.textDeclarations.joined(separator: ";") + "}"
    var result = svg
    // A style sheet is no markup: nothing of it is escaped.
    result.children.insert(.element("style", [:], [.raw(rules.joined() + text)]), at: 0)
    return result
  }

  private static func rule(_ use: Use, _ characters: Set<Unicode.Scalar>, _ typesetter: Typesetter) -> String? {
    let name = use.family
    let family = FontFace.Family.allCases.first { family in
      FontFace(family: family, size: 14).cssFontFamily.hasPrefix("\"\(name)\"")
        || FontFace(family: family, size: 14).cssFontFamily.hasPrefix(name + ",")
    }
    let face = FontFace(
      family: family ?? .fallback, fallbackName: family == nil ? name : "", size: 14, weight: use.weight,
      italic: use.isItalic, monospacedDigits: use.monospacedDigits)
    // The same characters in any order make the same font.
    let text = String(String.UnicodeScalarView(characters.sorted { $0.value < $1.value }))
    guard let font = typesetter.fontSubset(of: face, text: text) else { return nil }
    let style = use.isItalic ? "font-style:italic;" : ""
    return "@font-face{font-family:\"\(name)\";\(style)font-weight:\(NumberText.text(use.weight));"
      + "src:url(data:font/ttf;base64,\(Data(font).base64EncodedString()))}"
  }
}
