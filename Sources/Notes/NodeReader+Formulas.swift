import Diagnostics

/// Restores masked formulas as inlines.
extension NodeReader {
  mutating func readFormulas(in inlines: [Inline], within block: Span) -> [Inline] {
    guard masks.hasFormulas, inlines.contains(where: { $0.isMasked }) else { return inlines }
    var result: [Inline] = []
    var formula: [UInt8]?
    var isDisplay = false
    for inline in inlines {
      guard case .text(let text) = inline.kind else {
        // Formulas may contain line ends.
        if formula != nil, inline.kind == .softBreak || inline.kind == .lineBreak {
          formula?.append(UInt8(ascii: "\n"))
        } else {
          result.append(inline)
        }
        continue
      }
      var plain: [UInt8] = []
      func flush() {
        let text = FormulaMask.reveal(String(decoding: plain, as: UTF8.self))
        if !plain.isEmpty { result.append(Inline(.text(text), span: inline.span)) }
        plain = []
      }
      for byte in text.utf8 {
        switch byte {
        case FormulaMask.openInline, FormulaMask.openDisplay:
          flush()
          formula = []
          isDisplay = byte == FormulaMask.openDisplay
        case FormulaMask.close:
          if let bytes = formula {
            let tex = FormulaMask.reveal(String(decoding: bytes, as: UTF8.self))
            result.append(Inline(.formula(Formula(tex: tex, isDisplay: isDisplay)), span: place(of: tex, in: block)))
          }
          formula = nil
        default:
          if formula != nil { formula?.append(byte) } else if byte != FormulaMask.filler { plain.append(byte) }
        }
      }
      flush()
    }
    if let formula {
      result.append(Inline(.text(FormulaMask.reveal(String(decoding: formula, as: UTF8.self))), span: block))
    }
    return result
  }

  /// Returns the place of the block's next formula with this TeX, without its dollar signs.
  private mutating func place(of tex: String, in block: Span) -> Span {
    let first = Array((tex.split(separator: "\n").first ?? "").utf8)
    let source = source
    let place = formulaPlaces.take(in: block) { start in
      let rest = Self.body(at: start, in: source)
      return tex.hasPrefix("\n") ? rest.allSatisfy({ $0 == 0x20 }) : rest.starts(with: first) || first.contains(0x7C)
    }
    guard let place else { return Span(at: block.start) }
    let line = source.line(place.line).utf8
    return Span(at: Location(line: place.line, column: line.count - Self.body(at: place, in: source).count + 1))
  }

  /// Returns the rest of a line after the signs that open a formula.
  private static func body(at start: Location, in source: SourceFile) -> Substring.UTF8View {
    let written = source.line(start.line).utf8.dropFirst(start.column - 1)
    let opening = written.prefix(2).prefix { $0 == UInt8(ascii: "$") || $0 == FormulaFinder.backtick }
    return written.dropFirst(opening.count)
  }
}

extension Inline {
  fileprivate var isMasked: Bool {
    if case .text(let text) = kind { text.utf8.contains(where: FormulaMask.isMark) } else { false }
  }
}
