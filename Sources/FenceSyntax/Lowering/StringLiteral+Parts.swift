import SwiftSyntax

extension StringLiteralExprSyntax {
  /// The texts and values of the literal.
  func parts(_ lowering: inout Lowering) -> [StringPart] {
    // The parser reads a literal without interpolation: it resolves escapes and the indentation of multiline strings.
    if let plain = representedLiteralValue { return [.text(plain)] }
    return segments.flatMap { segment -> [StringPart] in
      if case .stringSegment(let text) = segment { return [.text(characters(of: text))] }
      guard case .expressionSegment(let inner) = segment, let first = inner.expressions.first else { return [] }
      let rest = inner.expressions.dropFirst().map {
        Argument(label: $0.label?.identifierText, value: lowering.lower($0.expression))
      }
      let lowered = lowering.lower(first.expression)
      // An interpolation with more arguments is a function that is given the value itself.
      let value = rest.isEmpty && first.label == nil ? lowering.facts.describing(lowered) : lowered
      return [.value(label: first.label?.identifierText, value, Array(rest))]
    }
  }

  /// Returns the characters of a segment, whose escapes begin as the literal says: `#"\n"#` has none.
  private func characters(of segment: StringSegmentSyntax) -> String {
    let written = segment.content.text
    guard written.contains("\\") else { return written }
    return with(\.segments, [.stringSegment(segment)]).representedLiteralValue ?? written
  }
}
