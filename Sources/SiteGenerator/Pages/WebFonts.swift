import VitrineText

/// The fonts of the figures as pages use them: the same outlines that were measured.
struct WebFonts {
  let files: [(path: String, source: String)]
  let styleSheet: String

  init(_ fonts: [WebFont]) {
    var files: [(path: String, source: String)] = []
    var rules: [String] = []
    for font in fonts {
      let name = NotePath.name(of: font.path)
      files.append(("assets/fonts/" + name, font.path))
      let weights =
        font.lightestWeight == font.boldestWeight
        ? "\(Int(font.lightestWeight))" : "\(Int(font.lightestWeight)) \(Int(font.boldestWeight))"
      rules.append(
        "@font-face{font-family:\"\(font.family)\";font-style:\(font.isItalic ? "italic" : "normal");"
          + "font-weight:\(weights);font-display:swap;src:url(\"fonts/\(PercentEncoding.encode(path: name))\") "
          + "format(\"woff2\");unicode-range:\(font.unicodeRange)}")
    }
    self.files = files
    styleSheet = rules.joined(separator: "\n") + "\n"
  }
}
