/// Places lines below each other and their fragments beside each other.
struct LinePlacement {
  let lines: [TextSetter.PendingLine]
  let options: TextOptions
  /// The proposed width in points; infinite for none.
  let limit: Double

  /// Returns the metrics of a line: its height is the highest ascent plus the lowest descent of its runs.
  static func metrics(of runs: [StyledText.Run], _ options: TextOptions) -> LineMetrics {
    var ascent = 0.0
    var descent = 0.0
    var leading = -Double.infinity
    for run in runs {
      let metrics = options.lineMetrics(size: run.font.size, style: run.textStyle)
      ascent = max(ascent, metrics.baseline + run.baselineOffset)
      descent = max(descent, metrics.descent - run.baselineOffset)
      leading = max(leading, metrics.leading)
      if let attachment = run.attachment {
        ascent = max(ascent, attachment.ascent + run.baselineOffset)
        descent = max(descent, attachment.descent - run.baselineOffset)
      }
    }
    return LineMetrics(height: ascent + descent, baseline: ascent, leading: leading.isFinite ? leading : 0)
  }

  /// Returns the height of lines before rounding, with the upper line's leading and the line spacing between two lines.
  private static func height(of lines: [TextSetter.PendingLine], lineSpacing: Double) -> Double {
    let gaps = lines.dropLast().reduce(0) { $0 + $1.metrics.leading + lineSpacing }
    return lines.reduce(0) { $0 + $1.metrics.height } + gaps
  }

  func layout(isTruncated: Bool) -> TextLayout {
    let widest = lines.reduce(0) { max($0, $1.reach) }
    let rounded = roundedUp(widest)
    let width = widest > limit + Pixels.tolerance ? rounded : min(rounded, limit)
    var placed: [TextLayout.Line] = []
    var y = 0.0
    for line in lines {
      placed.append(place(line, y: y, boxWidth: width))
      y += line.metrics.height + line.metrics.leading + options.lineSpacing
    }
    let height = max(Self.height(of: lines, lineSpacing: options.lineSpacing), reservedHeight)
    return TextLayout(
      width: width, height: roundedUp(height), firstBaseline: placed.first?.baseline ?? 0,
      lastBaseline: placed.last?.baseline ?? 0, lines: placed, isTruncated: isTruncated)
  }

  /// The height of the reserved lines, in the metrics of the first line.
  private var reservedHeight: Double {
    guard options.reservedLines > 0, let first = lines.first else { return 0 }
    // Limit the count to keep the height finite; a taller box can't be distinguished.
    let count = min(options.reservedLines, 1_000_000)
    return Double(count) * first.metrics.height + Double(count - 1) * (first.metrics.leading + options.lineSpacing)
  }

  private func roundedUp(_ value: Double) -> Double {
    Pixels.roundedUp(value, perPoint: options.scale)
  }

  private func place(_ line: TextSetter.PendingLine, y: Double, boxWidth: Double) -> TextLayout.Line {
    let slack = boxWidth - line.width
    var x: Double
    switch options.alignment {
    case .center: x = slack / 2
    case .leading: x = options.isRightToLeft ? slack : 0
    case .trailing: x = options.isRightToLeft ? 0 : slack
    }
    let baseline = y + line.metrics.baseline
    var fragments: [TextLayout.Fragment] = []
    for part in VisualLine.parts(of: line) {
      let run = line.paragraph.runs[part.piece.run]
      if !part.piece.isTab {
        fragments.append(
          TextLayout.Fragment(
            text: String(units: line.paragraph.units[part.range]), font: part.piece.choice.face,
            x: x, baseline: baseline - run.baselineOffset, width: part.width,
            letterSpacing: part.piece.letterSpacing, paint: run.paint, isRightToLeft: part.piece.isRightToLeft))
      }
      x += part.width
    }
    return TextLayout.Line(
      fragments: fragments, y: y, width: line.width, height: line.metrics.height, baseline: baseline)
  }
}

/// The parts of a line from left to right.
enum VisualLine {
  struct Part {
    var piece: Paragraph.Piece
    var range: Range<Int>
    var width: Double
  }

  static func parts(of line: TextSetter.PendingLine) -> [Part] {
    let paragraph = line.paragraph
    let isLast = line.range.upperBound == paragraph.units.count
    let range = isLast ? line.range : paragraph.trimmed(line.range)
    let spaces = paragraph.trimmed(range).upperBound
    var parts: [Part] = []
    for piece in paragraph.pieces(touching: range) {
      let part = piece.range.clamped(to: range)
      // Rule L1: white space at a line's end has the level of the paragraph, so it stays at the end.
      if part.lowerBound < spaces && spaces < part.upperBound && piece.level != paragraph.level {
        append(part.lowerBound..<spaces, of: piece, to: &parts, in: paragraph)
        append(spaces..<part.upperBound, of: piece, level: paragraph.level, to: &parts, in: paragraph)
      } else {
        let level = part.lowerBound >= spaces ? paragraph.level : piece.level
        append(part, of: piece, level: level, to: &parts, in: paragraph)
      }
    }
    measure(&parts, in: paragraph)
    return Bidirectionality.visualOrder(parts.map(\.piece.level)).map { parts[$0] }
  }

  /// Appends a part, merged with the one before if they differ by script only, because a browser draws both together.
  private static func append(
    _ range: Range<Int>, of piece: Paragraph.Piece, level: UInt8? = nil, to parts: inout [Part], in paragraph: Paragraph
  ) {
    var piece = piece
    piece.level = level ?? piece.level
    if let last = parts.last, !piece.isTab, !last.piece.isTab, last.piece.run == piece.run,
      last.piece.choice == piece.choice, last.piece.level == piece.level,
      last.piece.letterSpacing == piece.letterSpacing
    {
      let width = paragraph.width(of: piece, in: range)
      parts[parts.count - 1].range = last.range.lowerBound..<range.upperBound
      parts[parts.count - 1].width += width
    } else {
      parts.append(Part(piece: piece, range: range, width: piece.isTab ? 0 : paragraph.width(of: piece, in: range)))
    }
  }

  /// Sets the widths of tabs, which depend on their place on the line.
  private static func measure(_ parts: inout [Part], in paragraph: Paragraph) {
    guard paragraph.hasTabs else { return }
    var total = 0.0
    for index in parts.indices {
      if parts[index].piece.isTab { parts[index].width = paragraph.tabWidth(at: total) }
      total += parts[index].width
    }
  }
}

extension TextOptions {
  /// Returns the metrics of a line; with `isTight`, the distance between baselines is ascent plus descent, each
  /// rounded.
  fileprivate func lineMetrics(size: Double, style: TextStyle?) -> LineMetrics {
    var metrics = profile.lineMetrics(size: size, style: style)
    if isTight { metrics.leading = metrics.baseline.rounded() + metrics.descent.rounded() - metrics.height }
    return metrics
  }
}
