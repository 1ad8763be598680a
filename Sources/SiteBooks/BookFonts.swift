import Markup
import VitrineText

/// The fonts that a book embeds, reduced to the characters that it uses.
struct BookFonts: Sendable {
  struct Font: Sendable {
    let name: String
    let rule: String
    let bytes: [UInt8]
  }

  let fonts: [Font]

  /// The folder of the fonts in a book.
  static let folder = "fonts"

  private static let faces: [(name: String, family: String, face: FontFace)] = [
    ("text", "Inter", FontFace(size: 14)),
    ("text-bold", "Inter", FontFace(size: 14, weight: 700)),
    ("text-italic", "Inter", FontFace(size: 14, italic: true)),
    ("code", "JetBrains Mono", FontFace(family: .monospaced, size: 14)),
    ("code-italic", "JetBrains Mono", FontFace(family: .monospaced, size: 14, italic: true)),
  ]

  /// - Parameter text: all characters that the fonts have to contain.
  init(of text: String, _ typesetter: Typesetter) {
    let sorted = String(String.UnicodeScalarView(Set(text.unicodeScalars).sorted { $0.value < $1.value }))
    fonts = Self.faces.compactMap { name, family, face in
      typesetter.fontSubset(of: face, text: sorted).map { bytes in
        let style = face.italic ? "italic" : "normal"
        let rule =
          "@font-face{font-family:\"\(family)\";font-weight:\(NumberText.text(face.weight));font-style:\(style);"
          + "src:url(\(Self.folder)/\(name).ttf)}"
        return Font(name: "\(Self.folder)/\(name).ttf", rule: rule, bytes: bytes)
      }
    }
  }

  /// The `@font-face` rules of the fonts.
  var rules: String { fonts.map { $0.rule + "\n" }.joined() }
}
