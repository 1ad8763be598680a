import Diagnostics
import Notes

/// A reader of a note that lists the chapters of a book in the format of mdBook and GitBook, with only headings, rules,
/// and lists of links.
struct SummaryReader {
  private var items: [WrittenNavigation.Item] = []
  /// The part of the book that is being read, if one has begun.
  private var part: WrittenNavigation.Item?
  private var isSummary = true
  private let folder: String

  /// Returns the navigation that a note lists; `nil` for a note that contains anything else.
  ///
  /// - Parameter path: the note's path in the content folder.
  static func navigation(of document: Document, path: String) -> WrittenNavigation? {
    var reader = SummaryReader(folder: NotePath.folder(of: path))
    for (index, block) in document.blocks.enumerated() { reader.read(block, isFirst: index == 0) }
    reader.endPart()
    guard reader.isSummary, reader.items.contains(where: Self.leadsSomewhere) else { return nil }
    return WrittenNavigation(items: reader.items, file: document.source.path, note: path)
  }

  private init(folder: String) { self.folder = folder }

  private static func leadsSomewhere(_ item: WrittenNavigation.Item) -> Bool {
    !item.target.isEmpty || item.children.contains(where: leadsSomewhere)
  }

  private mutating func read(_ block: Block, isFirst: Bool) {
    switch block.kind {
    case .heading(let heading):
      // The first heading is the title of the list itself.
      if isFirst { return }
      endPart()
      part = WrittenNavigation.Item(title: heading.content.plainText, target: "", children: [], span: block.span)
    case .thematicBreak: endPart()
    case .html where block.isComment: break
    case .paragraph(let content):
      for inline in content where inline.kind != .softBreak && inline.kind != .lineBreak { readChapter(inline) }
    case .list(let list):
      let chapters = chapters(of: list, depth: 0)
      if part == nil { items += chapters } else { part?.children += chapters }
    default: isSummary = false
    }
  }

  private mutating func endPart() {
    if let part, !part.children.isEmpty { items.append(part) }
    part = nil
  }

  /// Reads a chapter before or after the numbered ones.
  private mutating func readChapter(_ inline: Inline) {
    if case .text(let text) = inline.kind, text.allSatisfy(\.isWhitespace) { return }
    guard case .link(let link) = inline.kind else { return isSummary = false }
    endPart()
    items.append(item(link, span: inline.span, children: []))
  }

  private static let deepest = 32

  private mutating func chapters(of list: ListBlock, depth: Int) -> [WrittenNavigation.Item] {
    guard depth < Self.deepest else {
      isSummary = false
      return []
    }
    var chapters: [WrittenNavigation.Item] = []
    for item in list.items {
      var children: [WrittenNavigation.Item] = []
      for block in item.blocks.dropFirst() {
        if case .list(let inner) = block.kind {
          children += self.chapters(of: inner, depth: depth + 1)
        } else {
          isSummary = false
        }
      }
      guard case .paragraph(let content)? = item.blocks.first?.kind else {
        isSummary = isSummary && item.blocks.isEmpty
        continue
      }
      if content.count == 1, case .link(let link) = content[0].kind {
        chapters.append(self.item(link, span: content[0].span, children: children))
      } else if !children.isEmpty {
        chapters.append(
          WrittenNavigation.Item(title: content.plainText, target: "", children: children, span: item.span))
      } else {
        isSummary = false
      }
    }
    return chapters
  }

  /// Returns the item for a link; a link without a URL is a chapter that is not written yet.
  private func item(_ link: Link, span: Span, children: [WrittenNavigation.Item]) -> WrittenNavigation.Item {
    let isElsewhere = WrittenNavigation.isAddress(link.destination)
    let path = PercentEncoding.decode(link.destination.prefix { $0 != "#" && $0 != "?" })
    let title = link.content.plainText
    return WrittenNavigation.Item(
      title: title.isEmpty ? nil : title,
      target: isElsewhere ? link.destination : path.isEmpty ? "" : WrittenNavigation.path(path, in: folder),
      children: children, span: span)
  }
}
