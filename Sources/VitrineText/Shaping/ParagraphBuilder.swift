import CHarfBuzz

/// Shapes styled runs into a paragraph: finds fonts by character, bidi levels, scripts, pieces and advances.
struct ParagraphBuilder {
  let library: FontLibrary?
  let shaper: Shaper
  let breaker: LineBreaker
  let profile: TypographyProfile
  let language: String
  let isRightToLeft: Bool

  private struct Item {
    var start: Int
    var run: Int
    var choice: FontCascade.Choice
    var script: hb_script_t
  }

  func build(_ runs: [StyledText.Run]) -> Paragraph {
    var units: [UInt16] = []
    var runStarts: [Int] = []
    for run in runs {
      runStarts.append(units.count)
      units.append(contentsOf: run.text.utf16)
    }
    runStarts.append(units.count)

    var cascade = FontCascade(library: library, units: units, language: language)
    var items = self.items(runs, units: units, cascade: &cascade)
    Self.giveSpacesToNeighbours(&items, units: units)
    let bidi = Bidirectionality.levels(of: units, isRightToLeft: isRightToLeft)
    let pieces = self.pieces(items, units: units, runs: runs, levels: bidi.levels)
    let advances = self.advances(pieces, units: units, runs: runs)
    return Paragraph(
      runs: runs, runStarts: runStarts, units: units, characters: items.map(\.start) + [units.count], pieces: pieces,
      level: bidi.paragraph, breaks: breaker.breaks(in: units, language: language), x: advances.x,
      isSafeToCut: advances.isSafe, hasTabs: pieces.contains(where: \.isTab), uncovered: cascade.uncovered,
      shaper: shaper, language: language)
  }

  /// Returns one item per character. ASCII needs no check of fonts or scripts, because the main fonts have all of it.
  private func items(_ runs: [StyledText.Run], units: [UInt16], cascade: inout FontCascade) -> [Item] {
    var items: [Item] = []
    items.reserveCapacity(units.count)
    var start = 0
    for (index, run) in runs.enumerated() {
      let main = cascade.mainChoice(run.font)
      if run.attachment != nil {
        items.append(Item(start: start, run: index, choice: main, script: HB_SCRIPT_COMMON))
        start += run.text.utf16.count
        continue
      }
      if run.font.family != .fallback && run.text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
        for _ in run.text.utf8 {
          items.append(Item(start: start, run: index, choice: main, script: HB_SCRIPT_COMMON))
          start += 1
        }
        continue
      }
      for character in run.text {
        let choice = cascade.choice(for: character, face: run.font)
        items.append(Item(start: start, run: index, choice: choice, script: Self.script(of: character)))
        start += character.utf16.count
      }
    }
    return items
  }

  private static func script(of character: Character) -> hb_script_t {
    guard let first = character.unicodeScalars.first, !first.isASCII else { return HB_SCRIPT_COMMON }
    return hb_unicode_script(hb_unicode_funcs_get_default(), first.value)
  }

  /// Sets spaces between two words of the same fallback font in that font too, so that the words stay one fragment.
  private static func giveSpacesToNeighbours(_ items: inout [Item], units: [UInt16]) {
    var last: Int?
    for index in items.indices where units[items[index].start] != 0x20 {
      defer { last = index }
      guard let last, last + 1 < index, items[index].choice.isTextFallback, items[last].choice == items[index].choice,
        items[index].choice.font?.covers(" ") == true
      else { continue }
      for between in last + 1..<index where items[between].run == items[index].run {
        items[between].choice = items[index].choice
      }
    }
  }

  /// Merges adjacent items of one font, run, level and script; characters without a script join those before them.
  private func pieces(_ items: [Item], units: [UInt16], runs: [StyledText.Run], levels: [UInt8]) -> [Paragraph.Piece] {
    var pieces: [Paragraph.Piece] = []
    var script = HB_SCRIPT_COMMON
    for (index, item) in items.enumerated() {
      let end = index + 1 < items.count ? items[index + 1].start : units.count
      let isTab = units[item.start] == 0x09
      let isNeutral = item.script == HB_SCRIPT_COMMON || item.script == HB_SCRIPT_INHERITED
      let isSameScript = isNeutral || script == HB_SCRIPT_COMMON || item.script == script
      if let last = pieces.indices.last, !isTab, !pieces[last].isTab, pieces[last].run == item.run,
        pieces[last].level == levels[item.start], isSameScript, pieces[last].choice == item.choice
      {
        pieces[last].range = pieces[last].range.lowerBound..<end
        if !isNeutral { script = item.script }
      } else {
        let range = item.start..<end
        pieces.append(
          Paragraph.Piece(
            range: range, choice: item.choice, run: item.run, level: levels[item.start], letterSpacing: 0, isTab: isTab,
            isWidened: profile != .book && item.choice.face.family == .system)
        )
        script = isNeutral ? HB_SCRIPT_COMMON : item.script
      }
    }
    for index in pieces.indices {
      pieces[index].letterSpacing = letterSpacing(
        pieces[index].choice.face, tracking: runs[pieces[index].run].tracking, units: units[pieces[index].range])
      if runs[pieces[index].run].attachment != nil { pieces[index].letterSpacing = 0 }
    }
    return pieces
  }

  /// Returns the letter-spacing in points. The profile's spacing applies to the system font; joining scripts such as
  /// Arabic get none.
  private func letterSpacing(_ face: FontFace, tracking: Double, units: ArraySlice<UInt16>) -> Double {
    if units.contains(where: Self.isJoined) { return 0 }
    switch face.family {
    case .system: return tracking + profile.letterSpacing(size: face.size, weight: face.weight)
    case .monospaced: return tracking + profile.monospacedSpacing(size: face.size)
    case .fallback: return tracking
    }
  }

  private static func isJoined(_ unit: UInt16) -> Bool {
    (0x0600...0x08FF).contains(unit) || (0xFB50...0xFDFF).contains(unit) || (0xFE70...0xFEFC).contains(unit)
  }

  private func advances(
    _ pieces: [Paragraph.Piece], units: [UInt16], runs: [StyledText.Run]
  ) -> (x: [Double], isSafe: [Bool]) {
    var x = [Double](repeating: 0, count: units.count + 1)
    var isSafe = [Bool](repeating: false, count: units.count + 1)
    isSafe[0] = true
    isSafe[units.count] = true
    var total = 0.0
    for piece in pieces {
      isSafe[piece.range.lowerBound] = true
      if piece.isTab || runs[piece.run].attachment != nil {
        for unit in piece.range { x[unit] = total }
        total += runs[piece.run].attachment?.width ?? 0
        continue
      }
      let face = piece.choice.face
      let shaped = shaper.shape(
        units[piece.range], font: piece.choice.font, isRightToLeft: piece.isRightToLeft,
        tabularFigures: face.monospacedDigits, isWidened: piece.isWidened, language: language)
      for (index, cluster) in shaped.clusters.enumerated() {
        let start = piece.range.lowerBound + cluster.start
        let next = index + 1 < shaped.clusters.count ? shaped.clusters[index + 1].start : piece.range.count
        if cluster.start > 0 { isSafe[start] = cluster.isSafeToCut }
        for unit in start..<piece.range.lowerBound + next { x[unit] = total }
        total += cluster.advance(size: face.size, letterSpacing: piece.letterSpacing)
      }
    }
    x[units.count] = total
    return (x, isSafe)
  }
}
