/// Converts what PyMdown and Material add within a line: keys, edits, raised and lowered text. Icons are left out.
///
/// Source: <https://facelessuser.github.io/pymdown-extensions/>,
/// <https://squidfunk.github.io/mkdocs-material/reference/icons-emojis/>
struct PyMdownInlines: LineRules {
  var output = ShiftingLines()
  private(set) var found: [OtherTools.Mark] = []
  // Each expression is compiled when it is made.
  private let icon = /:(?:material|octicons|fontawesome|simple)-[a-z0-9\-]+:(?:\{[^{}]*\})?[ \t]?/
  private let keys = /\+\+([A-Za-z0-9"\-]+(?:\+[A-Za-z0-9"\-]+)*)\+\+/
  private let edit = /\{(\+\+|--|~~|>>|==)(.*?)(?:\+\+|--|~~|<<|==)\}/
  private let inserted = /\^\^([^\s^](?:[^^]*[^\s^])?)\^\^/
  private let raised = /\^([^\s^]{1,40})\^/
  private let lowered = /(^|[^~])~([^\s~]{1,40})~(?!~)/

  mutating func readCode(_ line: Substring) {
    let line = String(line)
    output.putCode(line.containsBytes(of: ")!") ? line.replacing(/\((\d+)\)!/) { "(\($0.output.1))" } : line)
  }

  mutating func read(_ line: Substring, at number: Int) {
    guard line.utf8.contains(where: { ":+{^~".utf8.contains($0) }) else { return output.put(String(line)) }
    for match in line.matches(of: icon) {
      found.append(OtherTools.Mark(kind: .icon, text: String(match.0), line: number))
    }
    output.put(line.outsideCode { shown(String($0)) })
  }

  private func shown(_ text: String) -> String {
    var text = text.containsBytes(of: ":") ? text.replacing(icon, with: "") : text
    if text.containsBytes(of: "{") {
      text = text.replacing(edit) { match -> String in
        let content = match.output.2
        switch match.output.1 {
        case "++": return RawElement.text("ins", content)
        case "--": return "~~\(content)~~"
        case "==": return "==\(content)=="
        // A comment on the text, for its authors.
        case ">>": return ""
        default:
          let sides = content.split(separator: "~>", maxSplits: 1, omittingEmptySubsequences: false)
          return sides.count == 2 ? "~~\(sides[0])~~" + RawElement.text("ins", sides[1]) : String(match.output.0)
        }
      }
    }
    if text.containsBytes(of: "++") {
      text = text.replacing(keys) { match in
        match.output.1.split(separator: "+").map { RawElement.text("kbd", $0.filter { $0 != "\"" }.capitalizedWord) }
          .joined(separator: "+")
      }
    }
    guard text.containsBytes(of: "^") || text.containsBytes(of: "~") else { return text }
    return text.replacing(inserted) { RawElement.text("ins", $0.output.1) }.replacing(raised) {
      RawElement.text("sup", $0.output.1)
    }
    .replacing(lowered) { $0.output.1 + RawElement.text("sub", $0.output.2) }
  }
}

extension String {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
