import Diagnostics
import Markup
import Notes

/// A code block in pandoc's JSON: its attributes and its code.
struct PandocCode {
  private let id: String
  private let classes: [String]
  private let values: [(key: String, value: String)]
  private let code: String

  /// Creates the code block; `nil` if the element is not one.
  init?(_ block: JSON) {
    guard block["t"]?.string == "CodeBlock", let content = block["c"]?.array, content.count == 2,
      let attributes = content[0].array, attributes.count == 3, let code = content[1].string
    else { return nil }
    self.code = code
    id = attributes[0].string ?? ""
    classes = attributes[1].array?.compactMap(\.string) ?? []
    values =
      attributes[2].array?.compactMap { pair in
        guard let pair = pair.array, pair.count == 2, let key = pair[0].string, let value = pair[1].string else {
          return nil
        }
        return (key, value)
      } ?? []
  }

  var fence: HostFence {
    let language = classes.first { Self.isSwift($0) } ?? ""
    return HostFence(
      language: language, code: code,
      settings: values.filter { !Self.stays($0.key) }.map { FigureSetting(key: $0.key, value: $0.value) },
      isMarked: !language.isEmpty && classes.contains(FenceInfo.viewTreeWord))
  }

  /// Returns the attributes of the code block that apply to the figure as well.
  func attributes(adding added: [String] = [], width: String? = nil) -> JSON {
    let words = [FenceInfo.viewTreeWord, "sourceCode"]
    let kept = classes.filter { !words.contains($0) && !Self.isSwift($0) }
    return PandocText.attributes(
      id: id, classes: added + kept,
      values.filter { Self.stays($0.key) }.map { ($0.key, $0.value) } + (width.map(PandocDrawing.widths) ?? []))
  }

  private static func isSwift(_ name: String) -> Bool {
    FenceInfo(parsing: name, at: Location(line: 1, column: 1)).isSwift
  }

  /// Whether an attribute belongs to the document. All others are options of the fence and are not copied to the page,
  /// so that none of them, such as `onclick`, can run there.
  private static func stays(_ key: String) -> Bool { key.hasPrefix("data-") || key == "title" || key == "lang" }
}
