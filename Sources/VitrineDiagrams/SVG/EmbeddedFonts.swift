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
  static func embedding(in svg: String, from typesetter: Typesetter) -> String {
    var order: [Use] = []
    var texts: [Use: String] = [:]
    for element in svg.matches(of: /<text ([^>]*)>(.*?)<\/text>/) {
      let use = use(String(element.output.1))
      if texts[use] == nil { order.append(use) }
      texts[use, default: ""] += unescaped(String(element.output.2).replacing(/<[^>]*>/, with: ""))
    }
    let rules = order.compactMap { use in rule(use, texts[use] ?? "", typesetter) }
    guard !rules.isEmpty, let headEnd = svg.firstIndex(of: ">") else { return svg }
    let text = "text{" + FontStyleSheet.textDeclarations.joined(separator: ";") + "}"
    return svg[...headEnd] + "<style>" + rules.joined() + text + "</style>" + svg[svg.index(after: headEnd)...]
  }

  private static func use(_ attributes: String) -> Use {
    func value(_ name: String) -> String? {
      attributes.firstRange(of: " \(name)=\"").map { range in
        unescaped(String(attributes[range.upperBound...].prefix { $0 != "\"" }))
      }
    }
    let families = value("font-family") ?? FontFace(size: 14).cssFontFamily
    let first = families.prefix { $0 != "," }.filter { $0 != "\"" }
    return Use(
      family: String(first), weight: value("font-weight").flatMap(Double.init) ?? 400,
      isItalic: value("font-style") == "italic", monospacedDigits: value("font-variant-numeric") != nil)
  }

  private static func rule(_ use: Use, _ text: String, _ typesetter: Typesetter) -> String? {
    let family = FontFace.Family.allCases.first { family in
      FontFace(family: family, size: 14).cssFontFamily.hasPrefix("\"\(use.family)\"")
        || FontFace(family: family, size: 14).cssFontFamily.hasPrefix(use.family + ",")
    }
    let face = FontFace(
      family: family ?? .fallback, fallbackName: family == nil ? use.family : "", size: 14, weight: use.weight,
      italic: use.isItalic, monospacedDigits: use.monospacedDigits)
    // The same characters in any order make the same font.
    let characters = String(String.UnicodeScalarView(Set(text.unicodeScalars).sorted { $0.value < $1.value }))
    guard let font = typesetter.fontSubset(of: face, text: characters) else { return nil }
    let style = use.isItalic ? "font-style:italic;" : ""
    return "@font-face{font-family:\"\(use.family)\";\(style)font-weight:\(SVGText.number(use.weight));"
      + "src:url(data:font/ttf;base64,\(Data(font).base64EncodedString()))}"
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&amp;", with: "&")
  }
}
