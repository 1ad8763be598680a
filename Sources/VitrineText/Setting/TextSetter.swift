/// Breaks paragraphs into lines within a width and a height.
struct TextSetter {
  /// A line that has no place yet: a part of a paragraph.
  struct PendingLine {
    var paragraph: Paragraph
    var range: Range<Int>
    var width: Double
    /// The width with the spaces before the line break, as far as they fit.
    var reach: Double
    var metrics: LineMetrics
  }

  let paragraphs: [Paragraph]
  let options: TextOptions
  /// The limits in points; infinite for none.
  let width: Double
  let height: Double
  /// A closure that shapes the text of a truncated line.
  let build: ([StyledText.Run]) -> Paragraph

  /// Fills line after line; leaves out lines that don't fit the height, except the first.
  func set() -> TextLayout {
    var lines: [PendingLine] = []
    var isTruncated = false
    // The start of the next line.
    var top = 0.0
    fill: for (index, paragraph) in paragraphs.enumerated() {
      var start = 0
      let pushed = pushedOut(paragraph)
      repeat {
        let line = self.line(of: paragraph, from: start, to: start == 0 ? pushed : nil)
        if !lines.isEmpty && top + line.metrics.height > height + Pixels.tolerance {
          isTruncated = true
          break fill
        }
        lines.append(line)
        top += line.metrics.height + line.metrics.leading + options.lineSpacing
        start = line.range.upperBound
        if start < paragraph.units.count && isLast(lines.count) {
          isTruncated = true
          break fill
        }
      } while start < paragraph.units.count
      if index + 1 < paragraphs.count && isLast(lines.count) {
        isTruncated = true
        break
      }
    }
    if isTruncated, let last = lines.popLast() { lines.append(truncated(last)) }
    return LinePlacement(lines: lines, options: options, limit: width).layout(isTruncated: isTruncated)
  }

  private func isLast(_ count: Int) -> Bool { count >= max(options.lineLimit ?? .max, 1) }

  /// Returns the line that starts at an offset. It ends at the last break opportunity at which its text without
  /// trailing spaces fits; if not even the first word fits, it has as many characters as fit, but at least one.
  ///
  /// - Parameter given: the end of a line that ends earlier.
  private func line(of paragraph: Paragraph, from start: Int, to given: Int? = nil) -> PendingLine {
    let end = given ?? (width == .infinity ? paragraph.units.count : self.end(of: paragraph, from: start))
    let whole = start..<end
    let seen = paragraph.width(paragraph.trimmed(whole))
    // Spaces before a line break hang over the line's end; at the paragraph's end they count as far as they fit.
    let isLast = end == paragraph.units.count
    let reach = options.profile == .book && !isLast ? seen : max(seen, min(paragraph.width(whole), width))
    return PendingLine(
      paragraph: paragraph, range: whole, width: isLast ? reach : seen, reach: reach,
      metrics: metrics(paragraph, whole))
  }

  /// Returns the end of the first of two lines, if the second would otherwise have a single short word of four letters
  /// or fewer: the last word of the first line joins it. How long such a word may be was seen in one picture only.
  ///
  /// Source: https://developer.apple.com/documentation/uikit/nsparagraphstyle/linebreakstrategy/pushout
  private func pushedOut(_ paragraph: Paragraph) -> Int? {
    guard options.profile != .book, width != .infinity, options.lineLimit != 1, !paragraph.units.isEmpty else {
      return nil
    }
    let units = paragraph.units
    let end = self.end(of: paragraph, from: 0)
    let last = paragraph.trimmed(end..<units.count)
    guard end < units.count, last.count <= 4, !units[last].contains(where: Paragraph.isSpace),
      let before = paragraph.breaks.last(where: { $0 < end }), Paragraph.isSpace(units[before - 1]),
      units[..<paragraph.trimmed(0..<before).upperBound].contains(where: Paragraph.isSpace),
      paragraph.width(before..<units.count) <= width
    else { return nil }
    return before
  }

  private func end(of paragraph: Paragraph, from start: Int) -> Int {
    let room = width + Pixels.tolerance
    var candidates: [Int] = []
    for candidate in paragraph.breaks[paragraph.breaks.partitionPoint { $0 > start }...] {
      let seen = paragraph.trimmed(start..<candidate)
      // A cheap check first: differences of `x` are exact unless a cut changes the shaping.
      if !paragraph.hasTabs && paragraph.x[seen.upperBound] - paragraph.x[start] > room * 1.5 + 8 { break }
      if paragraph.width(seen) > room { break }
      candidates.append(candidate)
    }
    if let best = candidates.last { return best }
    return wordEnd(of: paragraph, from: start, room: room)
  }

  /// Returns a break inside a word: after the last underscore that fits, otherwise between characters.
  private func wordEnd(of paragraph: Paragraph, from start: Int, room: Double) -> Int {
    let later = paragraph.characters[paragraph.characters.partitionPoint { $0 > start }...]
    guard var high = later.indices.last else { return paragraph.units.count }
    var low = later.startIndex
    high = later.firstIndex { paragraph.x[$0] - paragraph.x[start] > room * 1.5 + 8 } ?? high
    while low < high {
      let middle = (low + high + 1) / 2
      if paragraph.width(start..<later[middle]) <= room { low = middle } else { high = middle - 1 }
    }
    var end = later[low]
    if end < paragraph.units.count, let mark = paragraph.units[start..<end].lastIndex(of: 0x5F) { end = mark + 1 }
    // The spaces after the break hang over the line's end.
    while end < paragraph.units.count, Paragraph.isSpace(paragraph.units[end]) { end += 1 }
    return end
  }

  private func metrics(_ paragraph: Paragraph, _ range: Range<Int>) -> LineMetrics {
    LinePlacement.metrics(of: paragraph.runs(touching: range), options)
  }

  /// Returns the last line with an ellipsis in place of the text that doesn't fit. It shows as many characters of the
  /// rest of the paragraph as fit, from its start, its end, or both.
  private func truncated(_ line: PendingLine) -> PendingLine {
    let paragraph = line.paragraph
    let start = line.range.lowerBound
    let cuts = Array(paragraph.characters[paragraph.characters.partitionPoint { $0 >= start }...])
    let rest = cuts.count - 1
    func runs(_ kept: Int) -> [StyledText.Run] {
      let front: Int
      switch options.truncation {
      case .tail: front = kept
      case .head: front = 0
      case .middle: front = (kept + 1) / 2
      }
      let before = paragraph.trimmed(start..<cuts[front])
      let after = cuts[rest - (kept - front)]..<cuts[rest]
      var ellipsis = paragraph.runs(touching: before.isEmpty ? after : before.upperBound - 1..<before.upperBound)[0]
      ellipsis.text = "…"
      ellipsis.attachment = nil
      return Self.joined(paragraph.styledRuns(before) + [ellipsis] + paragraph.styledRuns(after))
    }
    var low = 0
    var high = width == .infinity ? rest : min(rest, charactersThatMayFit(paragraph, cuts: cuts))
    while low < high {
      let middle = (low + high + 1) / 2
      let candidate = build(runs(middle))
      if candidate.width(0..<candidate.units.count) <= width + Pixels.tolerance {
        low = middle
      } else {
        high = middle - 1
      }
    }
    let result = build(runs(low))
    let whole = 0..<result.units.count
    let length = result.width(whole)
    return PendingLine(
      paragraph: result, range: whole, width: length, reach: length, metrics: metrics(result, whole))
  }

  /// Returns an upper bound for the characters of a truncated line, with a margin because cuts may change the shaping.
  private func charactersThatMayFit(_ paragraph: Paragraph, cuts: [Int]) -> Int {
    guard options.truncation == .tail, !paragraph.hasTabs else { return cuts.count - 1 }
    let start = paragraph.x[cuts[0]]
    return cuts.firstIndex { paragraph.x[$0] - start > width * 1.5 + 8 } ?? cuts.count - 1
  }

  /// Merges adjacent runs of one style, so that the ellipsis is shaped with the word before it.
  private static func joined(_ runs: [StyledText.Run]) -> [StyledText.Run] {
    var joined: [StyledText.Run] = []
    for run in runs {
      if var last = joined.last, last.attachment == nil {
        let text = last.text
        last.text = run.text
        if last == run {
          joined[joined.count - 1].text = text + run.text
          continue
        }
      }
      joined.append(run)
    }
    return joined
  }
}
