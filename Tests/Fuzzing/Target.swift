import Diagnostics
import Figures
import Foundation
import Notation
import Notes
import SiteGenerator

/// A way into the program for text that anyone may have written.
enum Target: CaseIterable {
  /// A fence: parsed, evaluated, laid out, drawn.
  case fence
  /// A line of `vitrine render --jsonl`.
  case request
  /// A whole note: damaged text, front matter, Markdown, fences' options.
  case note
  /// The site's settings.
  case configuration
  /// The words after the backticks, and their values.
  case options

  func run(_ text: String) {
    switch self {
    case .fence:
      var options = FigureOptions()
      options.isLenient = text.utf8.count % 2 == 0
      options.show = [.picture, .dimensions, .guides, .tree, .steps, .probes, .sizes, .structure, .code]
      let drawn = FigurePipeline.draw(text, options, with: Fonts.typesetter)
      _ = RenderText.text(of: drawn)
      let request = FigureRequest(FenceRequest(ParsedFence(text), options: options), identifier: "f")
      _ = FenceFigures(Fonts.typesetter).figures(for: [request])
    case .request:
      _ = RenderService.answer(line: text.replacingOccurrences(of: "\n", with: " "), typesetter: Fonts.typesetter)
      let data = try? JSONSerialization.data(withJSONObject: ["id": 1, "source": text, "proposal": [320, 480]])
      if let data {
        _ = RenderService.answer(line: String(decoding: data, as: UTF8.self), typesetter: Fonts.typesetter)
      }
    case .note:
      // Cut in the middle of a character as well.
      var bytes = Array(text.utf8)
      if bytes.count > 7, bytes.count % 3 == 0 { bytes.remove(at: bytes.count / 2) }
      _ = Document(bytes: bytes, path: "note.md")
      _ = Document(bytes: bytes, path: "note.md", reading: .init(repairsText: true))
    case .configuration: _ = ConfigurationReader(text: text, path: "vitrine.yml")
    case .options:
      let line = text.replacingOccurrences(of: "\n", with: " ")
      _ = Document(text: "```swift view-tree \(line)\nText(\"a\")\n```\n", path: "note.md")
      let settings = text.split(whereSeparator: \.isWhitespace).prefix(40).map { word in
        let halves = word.split(separator: "=", maxSplits: 1).map(String.init)
        return FigureSetting(key: halves.first ?? "", value: halves.count > 1 ? halves[1] : "")
      }
      _ = FigureOptionsReader(settings)
    }
  }
}
