import CMarkGFM
import Diagnostics

/// Keeps the texts of footnotes that cmark leaves out: those that nothing refers to, and those whose name is already in
/// use.
///
/// Each gets a unique name and a reference in an extra paragraph after the note; the reader removes that paragraph
/// again.
struct FootnoteKeeper {
  /// A line that starts like the text of a footnote.
  struct Candidate: Hashable {
    /// The line in the Markdown, from 1.
    var line: Int
    var label: String
    /// The offset of the label in its line, in bytes.
    var column: Int
  }

  /// The Markdown with references to all footnotes.
  var text: String
  /// The line of the paragraph with the references.
  var line: Int
  /// The footnotes that cmark would leave out, by the lines at which they start, with whether each repeats a name.
  var kept: [Int: (label: String, isSecond: Bool)]

  /// - Parameters:
  ///   - present: The lines at which the footnotes start that cmark has found.
  ///   - parse: Finds those lines for another text.
  /// - Returns: `nil` where cmark leaves none out.
  init?(_ markdown: String, present: Set<Int>, parse: (String) -> Set<Int>) {
    guard markdown.containsBytes(of: "[^") else { return nil }
    let all = Self.candidates(in: markdown)
    let lost = all.filter { !present.contains($0.line) }
    guard !lost.isEmpty else { return nil }
    // A line that looks like a footnote may be code; only parsing the changed text shows which it is.
    let probe = Self.rewritten(markdown, lost, names: all)
    let found = parse(probe.text)
    let real = lost.filter { found.contains($0.line) }
    guard !real.isEmpty else { return nil }
    (text, line) = real.count == lost.count ? probe : Self.rewritten(markdown, real, names: all)
    let names = Set(all.filter { present.contains($0.line) }.map { $0.label.lowercased() })
    var seen = names
    kept = [:]
    for one in real {
      let isSecond = !seen.insert(one.label.lowercased()).inserted
      kept[one.line] = (one.label, isSecond)
    }
  }

  private static func candidates(in markdown: String) -> [Candidate] {
    var found: [Candidate] = []
    var number = 0
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      number += 1
      guard let label = label(startingLine: line) else { continue }
      let column = line.utf8.distance(from: line.startIndex, to: label.startIndex)
      found.append(Candidate(line: number, label: String(label), column: column))
    }
    return found
  }

  /// Returns the label of a line such as `> [^1]: text`. A regular expression would take far longer.
  private static func label(startingLine line: Substring) -> Substring? {
    let start = line.utf8.prefix(40).firstIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") && $0 != 0x09 }
    guard let rest = start.map({ line[$0...] }), rest.utf8.starts(with: "[^".utf8) else { return nil }
    let label = rest.dropFirst(2).prefix(201).prefix { $0 != "]" && !$0.isWhitespace }
    return !label.isEmpty && rest[label.endIndex...].utf8.starts(with: "]:".utf8) ? label : nil
  }

  /// Returns the text with unique names for some footnotes, and the line with references to them.
  private static func rewritten(
    _ markdown: String, _ lost: [Candidate], names: [Candidate]
  ) -> (text: String, line: Int) {
    var taken = Set(names.map { $0.label.lowercased() })
    var lines = markdown.split(separator: "\n", omittingEmptySubsequences: false)
    var references: [String] = []
    var tried: [Int: Int] = [:]
    for one in lost {
      let name = freshName(length: one.label.utf8.count, &taken, &tried)
      references.append("[^\(name)]")
      var bytes = Array(lines[one.line - 1].utf8)
      bytes.replaceSubrange(one.column..<(one.column + one.label.utf8.count), with: Array(name.utf8))
      lines[one.line - 1] = Substring(String(decoding: bytes, as: UTF8.self))
    }
    let text = lines.joined(separator: "\n") + "\n\n" + references.joined(separator: " ") + "\n"
    return (text, lines.count + 2)
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")

  /// Returns an unused name, of the given length if there is one, so that columns don't change.
  ///
  /// - Parameter tried: The number of names of each length that are known to be taken.
  private static func freshName(length: Int, _ taken: inout Set<String>, _ tried: inout [Int: Int]) -> String {
    var width = length
    var number = tried[width, default: 0]
    while true {
      var name = ""
      var rest = number
      for _ in 0..<min(width, 6) {
        name = String(letters[rest % letters.count]) + name
        rest /= letters.count
      }
      name = String(repeating: "a", count: max(0, width - 6)) + name
      if rest > 0 {
        tried[width] = number
        width += 1
        number = tried[width, default: 0]
      } else if taken.insert(name).inserted {
        tried[width] = number + 1
        return name
      } else {
        number += 1
      }
    }
  }

  /// Returns the warnings about the footnotes that cmark would leave out.
  func diagnostics(in file: String, lineOffset: Int) -> [Diagnostic] {
    kept.sorted { $0.key < $1.key }.map { line, footnote in
      let span = Span(at: Location(line: line + lineOffset, column: 1))
      if footnote.isSecond {
        return Diagnostic(
          .warning, "footnote",
          "footnote '\(footnote.label)' is already defined; this text is placed last, and no number links to it",
          file: file, span: span, hint: "rename it")
      }
      return Diagnostic(
        .warning, "footnote", "footnote '\(footnote.label)' is never referenced; its text is placed last", file: file,
        span: span, hint: "add [^\(footnote.label)] where it belongs")
    }
  }
}

extension NodeReader {
  /// Returns the names in `[^name]`, except before `(` and `:`. A regular expression would take far longer.
  private static func footnoteNames(in text: String) -> [String] {
    var names: [String] = []
    var rest = text.unicodeScalars[...]
    while let start = rest.firstIndex(of: "[") {
      rest = rest[rest.index(after: start)...]
      guard rest.first == "^" else { continue }
      rest = rest.dropFirst()
      let name = rest.prefix {
        $0 == "_" || $0 == "-" || $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
      let behind = rest[name.endIndex...]
      // `[^a-z]` is part of a regular expression.
      guard let first = name.first, first != "-", name.last != "-", name.dropFirst().first != "-",
        behind.first == "]", !["(", ":"].contains(behind.dropFirst().first)
      else { continue }
      names.append(String(name))
    }
    return names
  }

  /// Warns of references to missing footnotes, which cmark leaves as text.
  mutating func checkFootnotes(in inlines: [Inline], within block: Span) {
    for inline in inlines {
      guard case .text(let text) = inline.kind, text.containsBytes(of: "[^") else { continue }
      for name in Self.footnoteNames(in: text) {
        let place = place(ofTarget: "[^\(name)]", in: block, fallback: inline.span)
        diagnostics.append(
          Diagnostic(
            .warning, "footnote", "cannot find footnote '\(name)'", file: source.path, span: place,
            hint: "add a line '[^\(name)]: …' with its text, or a backslash before the bracket"))
      }
    }
  }
}
