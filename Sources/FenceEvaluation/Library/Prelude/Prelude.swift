import Diagnostics
import FenceSyntax

/// What of Swift's libraries is written in Swift itself, as a fence would write it.
///
/// A chapter is read when a fence first speaks of what it declares. Its types and functions stand in a scope around the
/// fences' own, so that a fence may declare the same names.
package struct Prelude {
  package let words: [String]
  package let source: String

  /// The chapters: those that others build on come first.
  static let chapters = [
    results, indices, lines, sequences, combine, AsyncChapters.sequences, tasks, storage, coding, scanner,
    FoundationChapters.undo,
    FoundationChapters.clocks, FoundationChapters.errors, FoundationChapters.urlErrors, FoundationChapters.editing,
  ]

  /// Where marks of the library begin: behind every place in a fence.
  package static let origin = 1 << 40

  package var statements: [Statement] {
    var lowering = Lowering(source: SourceFile(path: "library", text: source), origin: Self.origin)
    return lowering.statements(of: source)
  }
}

extension SourceMark {
  /// Whether the place is in the library, and not in a fence.
  package var isOfLibrary: Bool { lowerBound >= Prelude.origin }
}

/// Finds the chapters that a text speaks of, in one pass over its bytes: it is asked for each fence.
enum PreludeWords {
  /// By first byte: the rest of a word, and the chapter that has it.
  private static let byFirstByte: [[(rest: [UInt8], chapter: Int)]] = {
    var table = [[(rest: [UInt8], chapter: Int)]](repeating: [], count: 256)
    for (chapter, words) in Prelude.chapters.map(\.words).enumerated() {
      for word in words {
        guard let first = word.utf8.first else { continue }
        table[Int(clamping: first)].append((Array(word.utf8.dropFirst()), chapter))
      }
    }
    return table
  }()

  /// The chapters that each chapter builds on.
  static let builtOn = Prelude.chapters.map { chapters(in: $0.source) }

  static func chapters(in text: String) -> Set<Int> {
    var found: Set<Int> = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      for word in byFirstByte[Int(clamping: byte)] where rest.starts(with: word.rest) { found.insert(word.chapter) }
    }
    return found
  }
}

extension Evaluator {
  /// Makes known what a fence speaks of and the library declares in Swift.
  package func loadPrelude(for text: String) {
    var needed = PreludeWords.chapters(in: text)
    guard !needed.isEmpty else { return }
    // From the last to the first: a chapter may speak of what one before it declares.
    for (index, chapter) in Prelude.chapters.enumerated().reversed() where needed.contains(index) {
      guard loadedChapters.insert(index).inserted else { continue }
      needed.formUnion(PreludeWords.builtOn[index])
      let statements = chapter.statements
      hoist(statements, in: library)
      for statement in statements {
        if case .variables = statement.kind { _ = try? run(statement, library) }
      }
    }
  }
}
