import Diagnostics
import Notes

/// The links of a note whose text states a measure of one of its figures: `[198](#row.breaks.1)`.
package struct MeasureLinks: Sendable {
  /// The errors about numbers that differ from the figures, and about measures that the figures don't have.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// The paths of the views whose measures links state, by the links' destinations; empty for measures of the whole
  /// figure.
  package private(set) var views: [String: String] = [:]

  /// Checks the links of a note.
  ///
  /// - Parameters:
  ///   - figures: the drawn figures with a name, by that name.
  ///   - path: the note's path in diagnostics.
  package init(_ document: Document, _ figures: [String: [MeasuredFigure]], in path: String) {
    guard !figures.isEmpty else { return }
    for inline in document.allInlines {
      guard case .link(let link) = inline.kind, let (name, measure) = Self.target(link.destination),
        let measured = figures[name]
      else { continue }
      do throws(MeasureName.Problem) {
        // Other diagnostics report that a figure isn't drawn, or drawn without its fonts.
        guard measured.allSatisfy(\.facts.areReal) else { continue }
        guard measured.count == 1 else {
          throw MeasureName.Problem(
            message: "'\(name)' draws \(measured.count) figures", hint: "give one of them a fence of its own")
        }
        let found = try MeasureName(measure).measure(in: measured[0])
        views[link.destination] = found.path ?? ""
        check(inline, link, found.value, document.source, path)
      } catch {
        diagnostics.append(
          Diagnostic(.error, "measure", error.message, file: path, span: inline.span, hint: error.hint))
      }
    }
  }

  /// Splits a destination into the names of a figure and of a measure: `#row.star.width`; `nil` for other links.
  private static func target(_ destination: String) -> (figure: String, measure: Substring)? {
    guard destination.hasPrefix("#"), let point = destination.firstIndex(of: ".") else { return nil }
    let name = destination[destination.index(after: destination.startIndex)..<point]
    let measure = destination[destination.index(after: point)...]
    guard FenceInfo.isFigureName(String(name)), !measure.isEmpty else { return nil }
    return (name.hasPrefix("fig-") ? String(name.dropFirst(4)) : String(name), measure)
  }

  private mutating func check(
    _ inline: Inline, _ link: Link, _ value: Double, _ source: SourceFile, _ path: String
  ) {
    // The span of a link is that of its destination.
    let words =
      link.content.first.flatMap { first in
        link.content.last.map { source.text(of: Span(first.span.start, $0.span.end)) }
      } ?? ""
    let name = link.destination.dropFirst()
    guard let written = WrittenNumber.first(in: words) else {
      diagnostics.append(
        Diagnostic(
          .error, "measure", "the text of a link to a measure has no number", file: path, span: inline.span,
          hint: "write \(WrittenNumber(value: value, decimals: 2, range: 0..<0).written(value, in: ""))"))
      return
    }
    guard !written.states(value) else { return }
    let right = written.written(value, in: words)
    let start = source.offset(of: link.content[0].span.start)
    let span = Span(
      source.location(atOffset: start + written.range.lowerBound),
      source.location(atOffset: start + written.range.upperBound))
    let wrong = String(decoding: Array(words.utf8)[written.range], as: UTF8.self)
    var diagnostic = Diagnostic(
      .error, "measure", "'\(name)' is \(right), not \(wrong)", file: path, span: span, hint: "write \(right)")
    diagnostic.replacement = right
    diagnostics.append(diagnostic)
  }
}
