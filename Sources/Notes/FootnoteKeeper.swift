import CMarkGFM
import Diagnostics

/// Keeps the texts of footnotes that cmark leaves out: those that nothing refers to, and those whose name is another's already.
///
/// Each gets a name of its own and a reference in a paragraph behind the note, which is taken away again when the note is read.
struct FootnoteKeeper {
  /// A line that begins like the text of a footnote.
  struct Candidate: Hashable {
    /// From 1, in the Markdown.
    var line: Int
    var label: String
    /// Where the label is in its line, in bytes.
    var column: Int
  }

  /// The Markdown with references to all footnotes.
  var text: String
  /// The line of the paragraph with the references.
  var line: Int
  /// The footnotes that are kept, by the lines that they begin in; whether each has the name of another.
  var kept: [Int: (label: String, isSecond: Bool)]

  /// - Parameters:
  ///   - present: the lines in which the footnotes begin that cmark has.
  ///   - parse: finds those lines for another text.
  /// - Returns: `nil` where none is left out.
  init?(_ markdown: String, present: Set<Int>, parse: (String) -> Set<Int>) {
    guard markdown.containsBytes(of: "[^") else { return nil }
    let all = Self.candidates(in: markdown)
    let lost = all.filter { !present.contains($0.line) }
    guard !lost.isEmpty else { return nil }
    // What looks like a footnote may be code; only what comes of it can tell.
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
      guard line.utf8.contains(UInt8(ascii: "^")),
        let match = line.prefixMatch(of: /[ \t>]{0,40}\[\^([^\]\s]{1,200})\]:/)
      else { continue }
      let column = line.utf8.distance(from: line.startIndex, to: match.1.startIndex)
      found.append(Candidate(line: number, label: String(match.1), column: column))
    }
    return found
  }

  /// The text in which some footnotes have names of their own, and the line with references to them.
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

  /// A name that nobody has, as long as another where there is one, so that columns stay.
  ///
  /// - Parameter tried: how many names of each length are known to be taken.
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

  /// What is said of those that are kept.
  func diagnostics(in file: String, lineOffset: Int) -> [Diagnostic] {
    kept.sorted { $0.key < $1.key }.map { line, footnote in
      let span = Span(at: Location(line: line + lineOffset, column: 1))
      if footnote.isSecond {
        return Diagnostic(
          .warning, "footnote",
          "there is a footnote ‘\(footnote.label)’ already; this text comes last, without a number that leads to it",
          file: file, span: span, hint: "give it another name")
      }
      return Diagnostic(
        .warning, "footnote", "nothing refers to the footnote ‘\(footnote.label)’; its text comes last", file: file,
        span: span, hint: "write [^\(footnote.label)] where it belongs")
    }
  }
}

extension NodeReader {
  /// Tells of references to footnotes that are not there: cmark leaves those as text.
  mutating func checkFootnotes(in inlines: [Inline], within block: Span) {
    for inline in inlines {
      guard case .text(let text) = inline.kind, text.containsBytes(of: "[^") else { continue }
      for match in text.matches(of: /\[\^([\p{L}\p{N}_-]+)\](?![(:])/) {
        let name = String(match.1)
        // `[^a-z]` is a part of a regular expression.
        guard !name.contains(/^.-.|^-|-$/) else { continue }
        let place = place(ofTarget: "[^\(name)]", in: block, fallback: inline.span)
        diagnostics.append(
          Diagnostic(
            .warning, "footnote", "there is no footnote ‘\(name)’", file: source.path, span: place,
            hint: "write its text on a line of its own, [^\(name)]: …, or a backslash before the bracket"))
      }
    }
  }
}
