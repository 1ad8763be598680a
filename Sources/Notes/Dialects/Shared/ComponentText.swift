/// Converts components of MDX and Vue and shortcodes of Hugo to Markdown: callouts, tabs, titles, links, code. The
/// contents of others are shown, and those are reported.
struct ComponentText: LineRules {
  private struct Open {
    var tag: ComponentTag
    var role: ComponentRole
    /// The columns before the tag, and those that are left out of the lines in it; `nil` before the first one.
    var margin: Int
    var cut: Int?
    /// The number of tabs in it so far.
    var tabs = 0
  }

  private(set) var found: [OtherTools.Mark] = []
  var output = ShiftingLines()
  private var open: [Open] = []
  private let source: [Substring]
  private let firstLine: Int
  /// Whether `{% … %}` is a block, not Liquid.
  private let hasBlocks: Bool
  /// The names in closing tags; those of blocks behind a mark.
  private let closed: Set<String>
  /// The place of the line that is read, and the number of lines below it that its tag continues on.
  private var (index, continued) = (0, 0)

  /// The most levels of nested components; the tags of deeper ones stay.
  private static let deepest = 24
  private static let blockMark = "%"
  /// The most lines of a tag.
  private static let longest = 24

  init(_ lines: [Substring], from firstLine: Int, hasBlocks: Bool) {
    (source, self.firstLine, self.hasBlocks) = (lines, firstLine, hasBlocks)
    let closing = /<\/([A-Z][\w.\-]*)|\{\{[<%][ \t]*\/[ \t]*([\w.\-]+)|\{%-?[ \t]*end([\w\-]*)/
    let ends = lines.lazy.filter { $0.has("<") || $0.has("%") }.flatMap { line in
      line.matches(of: closing).compactMap { match in
        (match.1 ?? match.2).map(String.init) ?? match.3.map { Self.blockMark + $0 }
      }
    }
    closed = Set(ends)
  }

  mutating func takes(_ line: Substring, at number: Int) -> Bool {
    index = number - firstLine
    continued -= 1
    return continued >= 0
  }

  mutating func readCode(_ line: Substring) { output.putCode(String(cut(line))) }

  mutating func read(_ line: Substring, at number: Int) {
    guard line.has("<") || line.has("{") else { return output.put(String(cut(line))) }
    let text = line.drop { $0 == " " || $0 == "\t" }
    if text.hasPrefix("<") || text.hasPrefix("{{") || hasBlocks && text.hasPrefix("{%") {
      measure(line)
      readTags(text, margin: line.utf8.count - text.utf8.count)
    } else {
      readEnd(of: line)
    }
  }

  // MARK: Margins

  private var margin: Int { open.last?.cut ?? open.dropLast().last?.cut ?? 0 }

  /// Sets the margin of the contents of the innermost component by their first line.
  private mutating func measure(_ line: Substring) {
    guard let last = open.indices.last, open[last].cut == nil, line.firstSign != nil else { return }
    let outer = open.dropLast().last?.cut ?? 0
    let margin = line.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    open[last].cut = outer + max(0, margin - open[last].margin)
  }

  /// Returns a line without the margin of the components that it is in.
  private mutating func cut(_ line: Substring) -> Substring {
    measure(line)
    var count = margin
    return line.drop { sign in
      count -= 1
      return count >= 0 && (sign == " " || sign == "\t")
    }
  }

  // MARK: Tags

  /// Reads a line that begins with a tag.
  private mutating func readTags(_ text: Substring, margin: Int) {
    var rest = text
    let start = index
    defer { continued = index - start }
    guard let tag = tag(at: text, &rest), isRead(tag) else {
      index = start
      return readEnd(of: source[start])
    }
    let indent = String(repeating: " ", count: max(0, margin - self.margin))
    let role = ComponentRole(tag.name, isShortcode: tag.isShortcode)
    let behind = rest.drop { $0 == " " || $0 == "\t" || $0 == "\r" }
    if tag.kind == .close { return close(tag, behind, indent) }
    let end = RawElement.end(tag.name)
    let isOpen = tag.kind == .open && isClosed(tag)
    if isOpen, tag.isShortcode, let place = behind.range(of: "{%"), behind.hasSuffix("%}"), role.isContainer {
      var last = behind[place.lowerBound...]
      if ComponentTag(last, rest: &last)?.kind == .close {
        return putLine(tag, role, String(behind[..<place.lowerBound]), indent)
      }
    }
    if isOpen, !tag.isShortcode, let close = behind.range(of: end) {
      // A component in a line of text is no block.
      guard behind[close.upperBound...].allSatisfy(\.isWhitespace) else {
        index = start
        return readEnd(of: source[start])
      }
      report(tag, role, at: start)
      return putLine(tag, role, String(behind[..<close.lowerBound]), indent)
    }
    report(tag, role, at: start)
    if isOpen, open.count < Self.deepest {
      let opening = opening(tag, role)
      open.append(Open(tag: tag, role: role, margin: margin))
      putAll(opening.map { indent + $0 }, behind.isEmpty ? nil : indent + behind)
    } else {
      putAll(opening(tag, role).map { indent + $0 }, behind.isEmpty ? nil : indent + behind)
    }
    // A tag of several lines takes the places of all.
    for _ in start..<index { output.put("") }
  }

  private mutating func putAll(_ lines: [String], _ behind: String?) {
    // Markdown in an element of HTML follows an empty line.
    let isInElement = output.last?.first { $0 != " " && $0 != "\t" } == "<" && lines.first?.isEmpty == false
    let all = (isInElement ? [""] : []) + lines + (behind.map { [$0] } ?? [])
    output.put(all.first ?? "")
    if all.count > 1 { output.add(all.dropFirst()) }
  }

  /// Reads a tag that may continue on the next lines.
  private mutating func tag(at text: Substring, _ rest: inout Substring) -> ComponentTag? {
    let isComponent = text.dropFirst().first.map { $0.isASCII && ($0.isUppercase || $0 == "/") } ?? false
    guard isComponent || text.hasPrefix("{{") || text.hasPrefix("{%") else { return nil }
    if let tag = ComponentTag(text, rest: &rest) { return tag }
    guard isComponent, !text.has(">") || text.has("{") else { return nil }
    var whole = String(text)
    for next in (index + 1)..<max(index + 1, min(index + Self.longest, source.count)) {
      if source[next].firstSign == nil { return nil }
      whole += "\n" + source[next]
      guard source[next].has(">") else { continue }
      if let tag = ComponentTag(whole[...], rest: &rest) {
        index = next
        return tag
      }
    }
    return nil
  }

  /// Whether the note has a closing tag for a tag. Zola's has no name.
  private func isClosed(_ tag: ComponentTag) -> Bool {
    guard tag.isBlock else { return closed.contains(tag.name) }
    return closed.contains(Self.blockMark + tag.name) || tag.isCall && closed.contains(Self.blockMark)
  }

  /// Whether a tag is a component's or a known shortcode's, not a word in angle brackets as in `Array<String>`.
  private func isRead(_ tag: ComponentTag) -> Bool {
    let role = ComponentRole(tag.name, isShortcode: tag.isShortcode)
    if tag.isShortcode {
      if tag.kind == .close { return true }
      let needsEnd = role == .unknown || role == .code || role.isContainer
      return role != .path && (!needsEnd || isClosed(tag))
    }
    return tag.name.contains(where: \.isLowercase)
      && (tag.kind != .open || tag.hasValues || isClosed(tag))
  }

  private mutating func report(_ tag: ComponentTag, _ role: ComponentRole, at line: Int) {
    guard role == .unknown else { return }
    found.append(
      OtherTools.Mark(kind: tag.isShortcode ? .shortcodePair : .component, text: tag.shown, line: firstLine + line))
  }

  private mutating func close(_ tag: ComponentTag, _ behind: Substring, _ indent: String) {
    guard let place = open.lastIndex(where: { $0.tag.name == tag.name || tag.name.isEmpty && $0.tag.isCall }) else {
      return output.put(String(behind))
    }
    let ends = open[place...].reversed().compactMap { one -> String? in
      one.role.isContainer
        ? String(repeating: " ", count: max(0, one.margin - (open[..<place].last?.cut ?? 0))) + ":::"
        : one.role == .code ? "```" : nil
    }
    open.removeSubrange(place...)
    putAll(ends.isEmpty ? [""] : ends, behind.isEmpty ? nil : indent + behind)
  }

  /// Reads a line of text at whose end a component may end.
  private mutating func readEnd(of line: Substring) {
    let text = Self.inline(String(cut(line)))
    guard let name = open.last?.tag.name, open.last?.tag.isShortcode == false,
      let end = text.range(of: RawElement.end(name)), text[end.upperBound...].allSatisfy(\.isWhitespace)
    else { return output.put(text) }
    let one = open.removeLast()
    putAll([String(text[..<end.lowerBound])], one.role.isContainer ? ":::" : nil)
  }

  // MARK: Markdown

  /// Returns the lines that take the place of an opening tag.
  private mutating func opening(_ tag: ComponentTag, _ role: ComponentRole) -> [String] {
    switch role {
    case .callout, .details, .tab:
      return tag.kind == .open && isClosed(tag) ? ["::: " + head(tag, role)] : Self.titled(tag)
    case .group, .path: return [""]
    case .titled, .unknown: return Self.titled(tag)
    case .code: return ["```" + (tag.value("0", "lang") ?? "")]
    case .image:
      let words = tag.value("alt", "caption", "title") ?? ""
      let picture = "![\(Self.escaped(words))](<\(tag.value("src", "0") ?? "")>)"
      guard let caption = tag.value("caption"), tag.value("alt") != nil else { return [picture] }
      return [picture, "", Self.escaped(caption)]
    case .link:
      let target = tag.value("url", "src") ?? ""
      return ["[\(Self.escaped(tag.value("caption", "title") ?? target))](<\(target)>)"]
    case .film(let address): return ["![](\(address)\(tag.value("id", "0") ?? ""))"]
    }
  }

  /// Returns the type and the title of a container.
  private mutating func head(_ tag: ComponentTag, _ role: ComponentRole) -> String {
    var title = tag.value("title", "label", "heading", "summary", "name", "value")
    var name = "tab"
    if case .callout(let usual) = role {
      title = tag.value("title", "label", "heading") ?? tag.value("1")
      let asked = (tag.value("type", "variant", "kind", "context", "level", "style") ?? tag.value("0") ?? usual)
        .lowercased()
      name = ContainerOpening.types.contains(asked) ? asked : usual
    } else if role == .details {
      name = "details"
      title = title ?? tag.value("0")
    } else {
      title = title ?? tag.value("0")
      if title == nil, let last = open.indices.last {
        title = open[last].tag.list("items").dropFirst(open[last].tabs).first
      }
      if let last = open.indices.last { open[last].tabs += 1 }
    }
    return name + (title.map { " " + Self.escaped($0) } ?? "")
  }

  /// Writes a component that begins and ends on one line.
  private mutating func putLine(_ tag: ComponentTag, _ role: ComponentRole, _ inner: String, _ indent: String) {
    let inner = Self.inline(inner)
    if role.isContainer {
      let parts = head(tag, role).split(separator: " ", maxSplits: 1)
      let folding = role == .details ? "-" : ""
      let type = role == .details ? "info" : String(parts[0])
      let title = parts.count > 1 ? " " + parts[1] : ""
      output.put(indent + "> [!\(type)]\(folding)\(title)\u{2028}\(inner)", "")
    } else if let target = tag.value("href", "to", "link"), tag.value("title", "label", "text") == nil {
      output.put(indent + "[\(inner)](<\(target)>)")
    } else {
      let lines = opening(tag, role).filter { !$0.isEmpty }
      putAll(lines.flatMap { [indent + $0, ""] } + [indent + inner], "")
    }
  }
}
