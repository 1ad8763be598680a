import Diagnostics
import Foundation
import Notation
import TestSupport
import Testing
import VitrineUI

@testable import Figures

/// Fences that people published are drawn, or it is known why not, and say nothing that they don't say themselves.
@Suite struct OpenCorpusTests {
  private static let isThere = !OpenCorpus.blocks.isEmpty

  /// A fence that is not drawn: what is said of it, and what is wrong with it.
  private struct Undrawn {
    let message: String
    let cause: String
  }

  /// Lines of `id | message | cause`.
  private static let undrawn: [String: Undrawn] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let text = (try? String(contentsOf: folder.appendingPathComponent("Cases/open-corpus.txt"), encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.components(separatedBy: " | ") }
    return Dictionary(lines.filter { $0.count == 3 }.map { ($0[0], Undrawn(message: $0[1], cause: $0[2])) }) { a, _ in a
    }
  }()

  @Test(.enabled(if: isThere, "\(OpenCorpus.missing)"))
  func mostAreDrawn() {
    #expect(OpenCorpus.blocks.count - Self.undrawn.count >= 681)
    #expect(Self.undrawn.values.allSatisfy { $0.cause.count > 10 })
    let known = Set(OpenCorpus.blocks.map(\.id))
    #expect(Self.undrawn.keys.allSatisfy(known.contains))
  }

  @Test(.enabled(if: isThere, "\(OpenCorpus.missing)"), arguments: OpenCorpus.parts)
  func whatIsNotDrawnIsListed(part: Int) {
    for block in Samples.some(of: OpenCorpus.blocks(part: part), oneIn: 4, "public fences") {
      let drawn = FigurePipeline.draw(block.code, with: TestAssets.typesetter)
      if drawn.outcome == .drawn {
        #expect(Self.undrawn[block.id] == nil, "\(block.id) is drawn and listed")
        let strange = Self.strangeWords(in: drawn, of: block.code)
        #expect(strange.isEmpty, "\(block.id) draws words that are not in it: \(strange)")
      } else {
        let said = drawn.diagnostics.first { $0.severity == .error } ?? drawn.diagnostics.first
        #expect(Self.undrawn[block.id]?.message == said?.message, "\(block.id)")
      }
    }
  }

  /// Each fence cut off somewhere: it is answered, whatever is left of it.
  @Test(.enabled(if: isThere, "\(OpenCorpus.missing)"), arguments: OpenCorpus.parts)
  func whatIsCutOffIsAnswered(part: Int) {
    var random = SplitMix64(seed: UInt64(part) + 26)
    for block in Samples.some(of: OpenCorpus.blocks(part: part), oneIn: 10, "public fences, cut off") {
      let cut = String(block.code.prefix(Int.random(in: 0...block.code.count, using: &random)))
      let start = ContinuousClock.now
      let drawn = FigurePipeline.draw(cut, with: TestAssets.typesetter)
      #expect(start.duration(to: .now) < .seconds(20), "\(block.id) cut to \(cut.count) letters")
      #expect(drawn.outcome == .drawn || !drawn.diagnostics.isEmpty || drawn.figures.isEmpty)
    }
  }

  // MARK: Words

  /// Words that formats and controls of the system write, and no fence.
  private static let words: Set = [
    // Dates and times.
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec", "january", "february", "march",
    "april", "june", "july", "august", "september", "october", "november", "december", "mon", "tue", "wed", "thu",
    "fri", "sat", "sun", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "am", "pm",
    "time", "at",
    // Buttons that the system names.
    "back", "edit", "rename", "paste", "cancel", "ok", "share", "search", "done", "settings", "sign", "in", "with",
    "apple",
    // Truth, the locale and the size of type as they are printed.
    "true", "false", "en", "us", "large",
  ]

  /// The words in a fence's pictures that are neither in its source nor the system's.
  private static func strangeWords(in drawn: DrawnFence, of source: String) -> [String] {
    let known = source.lowercased()
    let drawnTexts = drawn.figures.flatMap { Self.texts(in: $0.rendering.marks) }
    return drawnTexts.flatMap { $0.split { !$0.isLetter } }.map { $0.lowercased() }.filter { word in
      // What is cut off ends in dots, and a hyphenated line in a part of a word: parts of words of the source do.
      word.count > 1 && !known.contains(word) && !words.contains(word)
    }
  }

  private static func texts(in marks: [Mark]) -> [String] {
    marks.flatMap { mark -> [String] in
      switch mark {
      case .group(let inner, _): texts(in: inner)
      case .text(let text): [text.text]
      default: []
      }
    }
  }
}
