import Diagnostics
import Notation
import Notes
import VitrineUI

/// The fences of a note that are evaluated, with what is wanted of each: the same for a page, for a file that other programs
/// show and for one fence by itself.
package struct NoteFences: Sendable {
  /// A fence and its settings.
  package struct Fence: Sendable {
    package var block: CodeBlock
    package var span: Span
    package var kind: FenceKind
    /// The defaults', the note's and its own, later ones over earlier ones.
    package var settings: [FigureSetting]
    /// How many of the note's view trees are before it.
    package var number: Int

    package init(block: CodeBlock, span: Span, kind: FenceKind, settings: [FigureSetting], number: Int) {
      (self.block, self.span, self.kind) = (block, span, kind)
      (self.settings, self.number) = (settings, number)
    }

    package var options: FigureOptions { FigureOptionsReader(settings).options }

    /// The fence's Swift; nothing where it is none.
    package func parsed(by parser: FenceParser) -> ParsedFence {
      kind == .tree ? ParsedFence(plain: block.code) : parser.parse(block.code)
    }

    /// Gives diagnostics of the fence their place in the note.
    package func located(_ diagnostics: [Diagnostic], in path: String) -> [Diagnostic] {
      diagnostics.map { diagnostic in
        guard diagnostic.file == nil else { return diagnostic }
        var diagnostic = diagnostic
        diagnostic.file = path
        diagnostic.span = diagnostic.span.map(block.spanInNote) ?? Span(at: span.start)
        return diagnostic
      }
    }
  }

  package private(set) var fences: [Fence] = []
  /// What is wrong with the settings of the note and of its view trees.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Fences that have been read.
  package init(_ fences: [Fence] = []) { self.fences = fences }

  /// - Parameters:
  ///   - path: the note's in diagnostics.
  ///   - defaults: settings that hold where the note says nothing else.
  ///   - selection: which fences become figures, if the note does not say otherwise.
  ///   - marksSwiftUI: whether the language `swiftui` marks a fence by itself, as it does where other tools have the notes.
  package static func read(
    _ document: Document, path: String, defaults: [FigureSetting], selection: FenceSelection,
    marksSwiftUI: Bool = false
  ) -> NoteFences {
    var note = NoteFences()
    let selection = document.frontMatter["blocks"]?.string.flatMap(FenceSelection.init) ?? selection
    let settings = defaults + note.readSettings(document, path)
    var number = 0
    for (block, span, isOff) in document.markedCodeBlocks {
      guard !isOff, let kind = kind(of: block, selection, marksSwiftUI) else { continue }
      let own = FigureSetting.settings(of: block.info, in: path)
      // Other tools may have their own options at code that is not drawn.
      if kind == .figure || kind == .tree { note.diagnostics += FigureOptionsReader(own).diagnostics }
      note.fences.append(Fence(block: block, span: span, kind: kind, settings: settings + own, number: number))
      if kind == .figure { number += 1 }
    }
    return note
  }

  /// Whether any is drawn; without a figure nobody needs declarations.
  package var haveFigures: Bool { fences.contains { $0.kind != .declarations } }

  /// The note's own defaults: they are checked once, not with each fence.
  private mutating func readSettings(_ document: Document, _ path: String) -> [FigureSetting] {
    let matter = document.frontMatter
    var settings =
      matter.platform.map {
        [FigureSetting(key: FigureOptions.platformKey, value: $0.name, span: $0.span, file: path)]
      } ?? []
    if let figure = matter["figure"] { settings += FigureSetting.settings(of: figure, in: path, into: &diagnostics) }
    diagnostics += FigureOptionsReader(settings).diagnostics
    return settings
  }

  private static func kind(of block: CodeBlock, _ selection: FenceSelection, _ marksSwiftUI: Bool) -> FenceKind? {
    if block.info.isViewTree || (marksSwiftUI && block.info.isSwiftUI) { return .figure }
    if block.isFenced, block.info.isTree, TreeOutline(block.code) != nil { return .tree }
    guard block.isFenced, block.info.isSwift else { return nil }
    return selection == .auto ? .figureIfView : .declarations
  }
}

extension Document {
  /// The code of the note, each with whether a comment before it says that it is to be left alone.
  fileprivate var markedCodeBlocks: [(block: CodeBlock, span: Span, isOff: Bool)] {
    var isOff = false
    return allBlocks.compactMap { block in
      defer { isOff = block.saysOff }
      guard case .code(let code) = block.kind else { return nil }
      return (code, block.span, isOff)
    }
  }
}

extension Block {
  /// `<!-- vitrine: off -->`
  fileprivate var saysOff: Bool {
    guard case .html(let text) = kind else { return false }
    let words = text.split(whereSeparator: \.isWhitespace).joined()
    return words == "<!--vitrine:off-->"
  }
}

extension Document {
  /// What the note says of its figures and is not so, if it does not forbid to look.
  ///
  /// - Parameters:
  ///   - path: the note's in diagnostics.
  ///   - drawn: fences of the note with what became of them.
  ///   - checks: whether claims are checked where the note says nothing of that.
  package func wrongClaims(
    in path: String, of drawn: [(fence: NoteFences.Fence, figures: [DrawnView])], unlessNoteSays checks: Bool = true
  ) -> [Diagnostic] {
    guard frontMatter["claims"]?.isOn ?? checks else { return [] }
    var renderings: [Location: [Rendering]] = [:]
    for (fence, figures) in drawn where !figures.isEmpty {
      // What stands in for something is no measure.
      renderings[fence.span.start] = figures.contains(where: \.isAssumed) ? [] : figures.map(\.rendering)
    }
    return Claims.check(self, renderings).map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.file = path
      return diagnostic
    }
  }
}
