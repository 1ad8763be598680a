import Markup
import VitrineText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Embeds the fonts of a picture, with only the glyphs that it uses, for a file without a style sheet.
enum EmbeddedFonts {
  /// A font as the picture uses it.
  private struct Use: Hashable {
    /// The value of `font-family`; `nil` for the default.
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

  /// Returns the picture with a style sheet that contains its fonts.
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
    // A style sheet is not markup, so it is not escaped.
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
    // The characters are sorted, so that the same ones always produce the same font.
    let text = String(String.UnicodeScalarView(characters.sorted { $0.value < $1.value }))
    guard let font = typesetter.fontSubset(of: face, text: text) else { return nil }
    let style = use.isItalic ? "font-style:italic;" : ""
    return "@font-face{font-family:\"\(name)\";\(style)font-weight:\(NumberText.text(use.weight));"
      + "src:url(data:font/ttf;base64,\(Data(font).base64EncodedString()))}"
  }
}
