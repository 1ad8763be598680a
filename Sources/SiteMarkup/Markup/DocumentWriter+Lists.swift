import Markup
import Notes
import SiteContent

/// Lists, tables and footnotes.
extension DocumentWriter {
  mutating func write(_ list: ListBlock) -> [Node] {
    if list.isDefinitions { return writeDefinitions(list) }
    var items: [Node] = ["\n"]
    for item in list.items { items += write(item, in: list) }
    let start: Int? = list.start == 1 ? nil : list.start
    let style: String? = list.items.contains { $0.isChecked != nil } ? "tasks" : nil
    return .block(list.start == nil ? "ul" : "ol", ["start": start, "class": style], items)
  }

  private mutating func writeDefinitions(_ list: ListBlock) -> [Node] {
    var items: [Node] = ["\n"]
    for item in list.items {
      for term in item.terms { items += [Node].block("dt", [:], write(term)) }
      items += [Node].block("dd", [:], list.isTight ? writeTight(item.blocks) : .lines(write(item.blocks)))
    }
    return .block("dl", [:], items)
  }

  private mutating func write(_ item: ListBlock.Item, in list: ListBlock) -> [Node] {
    var content: [Node] = []
    if let mark = item.mark {
      let label = words["toDo"] + " (\(mark))"
      content = [
        .element("span", ["class": "task-mark", "role": "img", "aria-label": label], [.text(String(mark))]), " ",
      ]
    } else if let isChecked = item.isChecked {
      content = [
        .element(
          "input",
          [
            "type": "checkbox", "disabled": true, "checked": isChecked,
            "aria-label": words[isChecked ? "done" : "toDo"],
          ]), " ",
      ]
    }
    content += list.isTight ? writeTight(item.blocks) : write(item.blocks)
    let written = [Node].block(
      "li", ["id": tightAnchor(of: item, in: list), "data-task": item.mark.map(String.init)], content)
    // The paragraph of an item in a tight list has no element, so that the item gets its attributes.
    guard list.isTight, let first = item.blocks.first, case .paragraph = first.kind, let said = first.attributes else {
      return written
    }
    return written.saying(said, hasIdentifiers: !isEmbedded)
  }

  /// Returns the ID of the paragraph of an item in a tight list, which has no element that could carry it.
  private func tightAnchor(of item: ListBlock.Item, in list: ListBlock) -> String? {
    guard list.isTight, let named = item.blocks.first(where: { $0.anchor != nil }), case .paragraph = named.kind else {
      return nil
    }
    return anchor(of: named)
  }

  /// Writes the blocks of an item in a tight list, without elements for paragraphs.
  private mutating func writeTight(_ blocks: [Block]) -> [Node] {
    collecting { writer in
      for block in blocks {
        if case .paragraph(let content) = block.kind {
          if let embeds = writer.writeEmbeds(in: content, paragraphs: false) {
            writer.nodes.append(embeds)
            continue
          }
          writer.context = content.plainText
          let written = writer.write(content)
          writer.nodes.append(written)
        } else {
          writer.nodes.append(["\n"])
          writer.append(block)
        }
      }
    }
  }

  mutating func write(_ table: TableBlock) -> [Node] {
    var parts: [Node] = ["\n"]
    parts += [Node].block("thead", [:], .lines(row(table.header, table.alignments, cell: "th")))
    if !table.rows.isEmpty {
      var rows: [Node] = ["\n"]
      for cells in table.rows { rows += row(cells, table.alignments, cell: "td") }
      parts += [Node].block("tbody", [:], rows)
    }
    return .block("div", ["class": "table", "tabindex": "0"], [.element("table", [:], parts)])
  }

  private mutating func row(_ cells: [[Inline]], _ alignments: [TableBlock.Alignment], cell: String) -> [Node] {
    context = cells.map(\.plainText).joined(separator: " · ")
    var row: [Node] = []
    for (index, content) in cells.enumerated() {
      let style = index < alignments.count ? alignments[index].cssClass : nil
      // An empty cell of the header heads no column.
      let written = writeEmbeds(in: content, paragraphs: false) ?? write(content)
      row.append(.element(content.isEmpty ? "td" : cell, ["class": style], written))
    }
    return .block("tr", [:], row)
  }

  // MARK: Footnotes

  mutating func writeReference(_ written: Int, _ occurrence: Int) -> [Node] {
    let number = number(ofFootnote: written)
    let mark = footnoteReference(number)
    let link = Element(
      "a",
      [
        "href": "#" + footnoteText(number), "id": occurrence == 0 ? mark : "\(mark)-\(occurrence + 1)",
        "aria-label": words.filled("footnote", ["number": "\(number)"]),
      ], text: "\(number)")
    return [.element("sup", ["class": "footnote"], [.element(link)])]
  }

  /// Returns the ID of a footnote's text. In an embed it contains the name of the embed, to be unique.
  private func footnoteText(_ number: Int) -> String { "fn-" + (isEmbedded ? embedName + "-" : "") + "\(number)" }
  private func footnoteReference(_ number: Int) -> String {
    "fnref-" + (isEmbedded ? embedName + "-" : "") + "\(number)"
  }

  /// Returns the number that readers see.
  private mutating func number(ofFootnote number: Int) -> Int {
    footnoteOrder?.shown(number) ?? number
  }

  /// Writes the texts of footnotes; in an embed only of those that it refers to.
  mutating func footnotes(_ footnotes: [Footnote]) -> [Node] {
    guard !footnotes.isEmpty else { return [] }
    var items: [Node] = ["\n"]
    var index = 0
    while index < footnotes.count {
      let isMet = footnoteOrder.map { index < $0.numbers.count } ?? true
      if isEmbedded, !isMet { break }
      // Footnotes that only footnotes refer to are found on the way; those without references come last.
      let number = isMet ? footnoteOrder?.numbers[index] : footnoteOrder?.firstUnmet(of: footnotes.count)
      if !isMet, let number { _ = footnoteOrder?.shown(number) }
      defer { index += 1 }
      guard let footnote = footnotes.dropFirst((number ?? index + 1) - 1).first else { continue }
      let back = Element(
        "a",
        ["href": "#" + footnoteReference(index + 1), "class": "back", "aria-label": words["backToText"]], text: "↩")
      let text = write(footnote.blocks)
      items += [Node].block(
        "li", ["id": footnoteText(index + 1)],
        footnote.isReferenced && isMet ? text.ending(with: .element(back)) : text)
    }
    if items.count == 1 { return [] }
    return .block(
      "section", ["class": "footnotes", "aria-label": words["footnotes"]], .lines(.block("ol", [:], items)))
  }
}

extension TableBlock.Alignment {
  fileprivate var cssClass: String? {
    switch self {
    case .none: nil
    case .left: "align-left"
    case .center: "align-center"
    case .right: "align-right"
    }
  }
}

extension [Node] {
  /// Returns the text of a footnote with a link at the end of its last paragraph, or in a new paragraph.
  fileprivate func ending(with link: Node) -> [Node] {
    if count > 1, self[count - 1].isLineEnd, var last = self[count - 2].element, last.name == "p" {
      last.children += [" ", link]
      return Array(dropLast(2)) + [.element(last), "\n"]
    }
    return self + [Node].block("p", [:], [link])
  }
}

extension Node {
  fileprivate var isLineEnd: Bool {
    switch self {
    case .text("\n"), .raw("\n"): true
    default: false
    }
  }
}
