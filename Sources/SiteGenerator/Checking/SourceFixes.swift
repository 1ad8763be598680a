import Diagnostics
import Figures
import Foundation

/// Writes the right text into notes, in place of text that diagnostics know to be wrong.
package struct SourceFixes {
  /// The diagnostics that are solved.
  package private(set) var fixed: [Diagnostic] = []
  /// The diagnostics that remain.
  package private(set) var rest: [Diagnostic] = []

  /// Writes the replacements of diagnostics.
  ///
  /// - Parameter sources: the text of the files as it was read, by the paths in the diagnostics. A file that changed
  ///   since then is left alone where it did.
  package init(_ diagnostics: [Diagnostic], sources: [String: SourceFile]) throws {
    for (path, found) in Dictionary(grouping: diagnostics, by: \.file).sorted(by: { $0.key ?? "" < $1.key ?? "" }) {
      let fixable = found.filter { $0.replacement != nil && $0.span != nil }
      guard let path, let source = sources[path], !fixable.isEmpty,
        let data = FileManager.default.contents(atPath: path)
      else {
        rest += found
        continue
      }
      var lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Array($0) }
      // Later places first, so that earlier ones keep theirs.
      for diagnostic in found.sorted(by: { $0.start > $1.start }) {
        if let line = Self.fixed(lines, diagnostic, source) {
          lines[diagnostic.start.line - 1] = line
          fixed.append(diagnostic)
        } else {
          rest.append(diagnostic)
        }
      }
      try AtomicFile.write(Array(lines.joined(separator: [UInt8(ascii: "\n")])), to: path)
    }
    rest = rest.inOrder()
  }

  /// Returns the line of a diagnostic with its replacement; `nil` if there is none, or the line is not as it was read.
  private static func fixed(_ lines: [[UInt8]], _ diagnostic: Diagnostic, _ source: SourceFile) -> [UInt8]? {
    guard let span = diagnostic.span, let replacement = diagnostic.replacement, span.start.line == span.end.line,
      lines.indices.contains(span.start.line - 1)
    else { return nil }
    let (start, end) = (source.offset(of: span.start), source.offset(of: span.end))
    let first = source.offset(of: Location(line: span.start.line, column: 1))
    let line = lines[span.start.line - 1]
    guard first <= start, start < end, end - first <= line.count,
      line[..<(end - first)].elementsEqual(Array(source.text.utf8)[first..<end])
    else { return nil }
    return Array(line[..<(start - first)] + replacement.utf8 + line[(end - first)...])
  }

  /// The sentence about what was written; `nil` if nothing was.
  package var summary: String? {
    guard !fixed.isEmpty else { return nil }
    let files = Set(fixed.compactMap(\.file)).count
    return "fixed \(fixed.count) number\(fixed.count == 1 ? "" : "s") in \(files) file\(files == 1 ? "" : "s")"
  }
}

extension Diagnostic {
  fileprivate var start: Location { span?.start ?? Location(line: 0, column: 0) }
}
