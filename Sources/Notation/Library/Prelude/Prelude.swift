import Diagnostics
import FenceSyntax

/// What of Swift's libraries is written in Swift itself, as a fence would write it.
///
/// A chapter is read when a fence first speaks of what it declares. Its types and functions stand in a scope around the
/// fences' own, so that a fence may declare the same names.
struct Prelude {
  let words: [String]
  let source: String

  /// The chapters: those that others build on come first.
  static let chapters = [results, sequences, combine, tasks, storage, coding]

  /// Where marks of the library begin: behind every place in a fence.
  static let origin = 1 << 40

  /// Whether a text speaks of what the chapter declares.
  func isNeeded(by text: String) -> Bool { words.contains { text.contains($0) } }

  var statements: [Statement] {
    var lowering = Lowering(source: SourceFile(path: "library", text: source), origin: Self.origin)
    return lowering.statements(of: source)
  }
}

extension SourceMark {
  /// Whether the place is in the library, and not in a fence.
  var isOfLibrary: Bool { lowerBound >= Prelude.origin }
}

extension Evaluator {
  /// Makes known what a fence speaks of and the library declares in Swift.
  func loadPrelude(for text: String) {
    var text = text
    // From the last to the first: a chapter may speak of what one before it declares.
    for (index, chapter) in Prelude.chapters.enumerated().reversed() where !loadedChapters.contains(index) {
      guard chapter.isNeeded(by: text) else { continue }
      loadedChapters.insert(index)
      text += chapter.source
      let statements = chapter.statements
      hoist(statements, in: library)
      for statement in statements {
        if case .variables = statement.kind { _ = try? run(statement, library) }
      }
    }
  }
}
