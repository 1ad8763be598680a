import Diagnostics
import Notes

/// A document as an indented outline with places, for cases to compare with.
struct Outline {
  private(set) var lines: [String] = []

  init(_ document: Document) {
    for entry in document.frontMatter.values.entries { lines.append("front \(entry.key): \(describe(entry.value))") }
    add(document.blocks, depth: 0)
    for (index, footnote) in document.footnotes.enumerated() {
      lines.append("footnote \(index + 1)")
      add(footnote.blocks, depth: 1)
    }
    for diagnostic in document.diagnostics {
      let place = diagnostic.span.map { "\($0.start.line):\($0.start.column)" } ?? "-"
      lines.append("\(diagnostic.severity) \(place) \(diagnostic.code): \(diagnostic.message)")
    }
  }

  var text: String { lines.joined(separator: "\n") }

  private func describe(_ value: YAMLValue) -> String {
    switch value.kind {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number: "number \(value.text)"
    case .string(let string): "\"\(string)\" \(value.span.start.line):\(value.span.start.column)"
    case .list(let values): "[" + values.map(describe).joined(separator: ", ") + "]"
    case .map(let entries): "{" + entries.map { "\($0.key): \(describe($0.value))" }.joined(separator: ", ") + "}"
    }
  }

  private mutating func add(_ blocks: [Block], depth: Int) {
    for block in blocks { add(block, depth) }
  }

  private mutating func add(_ block: Block, _ depth: Int) {
    let indent = String(repeating: "  ", count: depth)
    let place = "\(block.span.start.line):\(block.span.start.column)"
    defer { if let list = block.attributes { lines[lines.count - 1] += " " + list.text } }
    switch block.kind {
    case .paragraph(let content): lines.append("\(indent)\(place) p \(describe(content))")
    case .heading(let heading):
      lines.append("\(indent)\(place) h\(heading.level) #\(heading.id) \(describe(heading.content))")
    case .code(let code): add(code, indent + place)
    case .quote(let inner):
      lines.append("\(indent)\(place) quote")
      add(inner, depth: depth + 1)
    case .list(let list):
      lines.append(
        "\(indent)\(place) \(list.start.map { "ordered from \($0)" } ?? "list")\(list.isTight ? "" : " loose")")
      for item in list.items {
        let box = item.mark.map { " [\($0)]" } ?? item.isChecked.map { $0 ? " [x]" : " [ ]" } ?? ""
        lines.append("\(indent)  item\(box)")
        add(item.blocks, depth: depth + 2)
      }
    case .table(let table):
      lines.append("\(indent)\(place) table \(table.alignments.map { "\($0)" }.joined(separator: ","))")
      for row in [table.header] + table.rows {
        lines.append("\(indent)  " + row.map(describe).joined(separator: " | "))
      }
    case .html(let html): lines.append("\(indent)\(place) html \(html.debugDescription)")
    case .thematicBreak: lines.append("\(indent)\(place) rule")
    case .callout(let callout):
      let metadata = callout.metadata.isEmpty ? "" : "|" + callout.metadata
      lines.append(
        "\(indent)\(place) callout \(callout.type)\(metadata) \(callout.folding) \(describe(callout.title))")
      add(callout.blocks, depth: depth + 1)
    }
    if let anchor = block.anchor {
      lines.append("\(indent)  ^\(anchor)")
    }
  }

  private mutating func add(_ code: CodeBlock, _ prefix: String) {
    var line = "\(prefix) code \(code.info.language.isEmpty ? "-" : code.info.language)"
    if code.info.isViewTree { line += " view-tree" }
    for option in code.info.options where option.key != FenceInfo.viewTreeWord {
      let place = "\(option.valueStart.line):\(option.valueStart.column)"
      line += option.value.map { " \(option.key)=«\($0)»@\(place)" } ?? " \(option.key)"
    }
    let starts = code.lineStarts.map { "\($0.line):\($0.column)" }.joined(separator: " ")
    lines.append("\(line) \(code.code.debugDescription) lines \(starts)")
  }

  private func describe(_ inlines: [Inline]) -> String { inlines.map(describe).joined() }

  private func describe(_ inline: Inline) -> String {
    let place = "\(inline.span.start.line):\(inline.span.start.column)"
    return switch inline.kind {
    case .text(let text): text
    case .code(let code): "`\(code)`"
    case .softBreak: "⏎"
    case .lineBreak: "↵"
    case .emphasis(let content): "<em>\(describe(content))</em>"
    case .strong(let content): "<strong>\(describe(content))</strong>"
    case .strikethrough(let content): "<del>\(describe(content))</del>"
    case .link(let link): "[\(describe(link.content))](\(link.destination) @\(place))"
    case .image(let image): "![\(image.alternative)](\(image.destination) @\(place))"
    case .html(let html): "‹\(html)›"
    case .footnoteReference(let number, let occurrence): "[^\(number).\(occurrence)]"
    case .highlight(let content): "<mark>\(describe(content))</mark>"
    case .tag(let name): "<tag \(name)>"
    case .formula(let formula):
      "\(formula.isDisplay ? "display" : "math")«\(formula.tex.replacing("\n", with: "⏎"))»@\(place)"
    case .abbreviation(let name, let meaning): "<abbr \(meaning)>\(name)</abbr>"
    case .wikiLink(let link):
      "\(link.isEmbed ? "!" : "")[[\(link.target)#\(link.fragment)|\(link.label ?? "-") @\(place)]]"
    }
  }
}
