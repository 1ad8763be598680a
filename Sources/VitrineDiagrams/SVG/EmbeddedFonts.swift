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
    var family: String
    var weight: Double
    var isItalic: Bool
    var monospacedDigits: Bool
  }

  /// The picture with a style sheet of its own fonts at its head.
  static func embedding(in svg: Element, from typesetter: Typesetter) -> Element {
    var order: [Use] = []
    var texts: [Use: String.UnicodeScalarView] = [:]
    svg.visit { element in
      guard element.name == "text" else { return }
      let use = use(element)
      if texts[use] == nil { order.append(use) }
      texts[use, default: String.UnicodeScalarView()].append(contentsOf: element.plainText.unicodeScalars)
    }
    let rules = order.compactMap { use in rule(use, texts[use] ?? String.UnicodeScalarView(), typesetter) }
    guard !rules.isEmpty else { return svg }
    let text = "text{" + FontStyleSheet.textDeclarations.joined(separator: ";") + "}"
    var result = svg
    // A style sheet is no markup: nothing of it is escaped.
    result.children.insert(.element("style", [:], [.raw(rules.joined() + text)]), at: 0)
    return result
  }

  private static func use(_ text: Element) -> Use {
    let families = text["font-family"]?.text ?? FontFace(size: 14).cssFontFamily
    let first = families.prefix { $0 != "," }.filter { $0 != "\"" }
    return Use(
      family: String(first), weight: text["font-weight"]?.number ?? 400,
      isItalic: text["font-style"]?.text == "italic", monospacedDigits: text["font-variant-numeric"] != nil)
  }

  private static func rule(_ use: Use, _ text: String.UnicodeScalarView, _ typesetter: Typesetter) -> String? {
    let family = FontFace.Family.allCases.first { family in
      FontFace(family: family, size: 14).cssFontFamily.hasPrefix("\"\(use.family)\"")
        || FontFace(family: family, size: 14).cssFontFamily.hasPrefix(use.family + ",")
    }
    let face = FontFace(
      family: family ?? .fallback, fallbackName: family == nil ? use.family : "", size: 14, weight: use.weight,
      italic: use.isItalic, monospacedDigits: use.monospacedDigits)
    // The same characters in any order make the same font.
    let characters = String(String.UnicodeScalarView(Set(text).sorted { $0.value < $1.value }))
    guard let font = typesetter.fontSubset(of: face, text: characters) else { return nil }
    let style = use.isItalic ? "font-style:italic;" : ""
    return "@font-face{font-family:\"\(use.family)\";\(style)font-weight:\(NumberText.text(use.weight));"
      + "src:url(data:font/ttf;base64,\(Data(font).base64EncodedString()))}"
  }
}
