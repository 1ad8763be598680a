import Diagnostics
import Notation
import Notes
import VitrineUI

/// The fences of a note that are evaluated, with their options: the same for a page, for a file that other programs
/// show and for a single fence.
package struct NoteFences: Sendable {
  /// A fence and its options.
  package struct Fence: Sendable {
    package var block: CodeBlock
    package var span: Span
    package var kind: FenceKind
    /// The options in order of increasing precedence: the defaults, the note's and the fence's.
    package var settings: [FigureSetting]
    /// The number of view trees before it in the note.
    package var number: Int

    package init(block: CodeBlock, span: Span, kind: FenceKind, settings: [FigureSetting], number: Int) {
      (self.block, self.span, self.kind) = (block, span, kind)
      (self.settings, self.number) = (settings, number)
    }

    package var options: FigureOptions { FigureOptionsReader(settings).options }

    /// Returns the parsed source of the fence; an outline of a tree is not parsed.
    package func parsed(by parser: FenceParser) -> ParsedFence {
      kind == .tree ? ParsedFence(plain: block.code) : parser.parse(block.code)
    }

    /// Returns diagnostics of the fence with their locations in the note.
    package func located(_ diagnostics: [Diagnostic], in path: String) -> [Diagnostic] {
      diagnostics.map { diagnostic in
        guard diagnostic.file == nil else { return diagnostic }
        var diagnostic = diagnostic
        diagnostic.file = path
        diagnostic.span =
          diagnostic.span.map(block.spanInNote) ?? option(of: diagnostic, in: path) ?? Span(at: span.start)
        return diagnostic
      }
    }

    /// Returns the location of the option that a diagnostic without a place is about, or of the part of it that is quoted
    /// at the beginning of the message.
    private func option(of diagnostic: Diagnostic, in path: String) -> Span? {
      guard let setting = settings.last(where: { $0.key == diagnostic.code && $0.file == path }) else { return nil }
      let quoted = diagnostic.message.hasPrefix("'") ? diagnostic.message.dropFirst().prefix { $0 != "'" } : ""
      return setting.span(of: String(quoted)) ?? setting.span
    }
  }

  package private(set) var fences: [Fence] = []
  /// The warnings about the options of the note and of its view trees.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Creates a value from fences that are already read.
  package init(_ fences: [Fence] = []) { self.fences = fences }

  /// - Parameters:
  ///   - path: the note's path in diagnostics.
  ///   - defaults: the defaults for the options.
  ///   - selection: the fences that become figures, unless the front matter selects others.
  ///   - marksSwiftUI: whether the language `swiftui` alone marks a fence, as in notes that belong to other tools.
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
      // Code that is not drawn may have options of other tools.
      if kind == .figure || kind == .tree { note.diagnostics += FigureOptionsReader(own).diagnostics }
      note.fences.append(Fence(block: block, span: span, kind: kind, settings: settings + own, number: number))
      if kind == .figure { number += 1 }
    }
    return note
  }

  /// Whether there is a figure. Without one, declarations need not be evaluated.
  package var haveFigures: Bool { fences.contains { $0.kind != .declarations } }

  /// Reads the note's defaults for its fences. They are checked once, not with each fence.
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
    if block.isFenced, block.info.isSwift, block.info.options.contains(where: { $0.key == "fails" }) { return .figure }
    if block.isFenced, block.info.isTree, TreeOutline(block.code) != nil { return .tree }
    guard block.isFenced, block.info.isSwift else { return nil }
    return selection == .auto ? .figureIfView : .declarations
  }
}

extension Document {
  /// The note's code blocks, each with whether the comment before it excludes it.
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
  /// Whether the block is the comment `<!-- vitrine: off -->`.
  fileprivate var saysOff: Bool {
    guard case .html(let text) = kind else { return false }
    let words = text.split(whereSeparator: \.isWhitespace).joined()
    return words == "<!--vitrine:off-->"
  }
}

extension Document {
  /// Compares the note's text with its figures: the links to measures, and unless the front matter turns the check off,
  /// the numbers and statements beside figures. Controls that were not measured are found too.
  ///
  /// - Parameters:
  ///   - path: the note's path in diagnostics.
  ///   - drawn: the fences of the note with the measures of their figures.
  ///   - checks: whether to check the numbers if the front matter does not specify it.
  /// - Returns: The links, with the diagnostics of both.
  package func measureLinks(
    in path: String, to drawn: [UnmeasuredNumbers.Figure], unlessNoteSays checks: Bool
  ) -> MeasureLinks {
    var named: [String: [MeasuredFigure]] = [:]
    for figure in drawn where !figure.measured.isEmpty {
      guard let name = figure.fence.block.info.figureIdentifier?.dropFirst("fig-".count) else { continue }
      if named[String(name)] == nil { named[String(name)] = figure.measured }
    }
    var links = MeasureLinks(self, named, in: path)
    links.diagnostics += UnmeasuredControls(drawn, in: path).diagnostics
    if frontMatter["claims"]?.isOn ?? checks {
      // Text beside other code, which may be somebody's notes, wasn't written for a figure.
      let real = drawn.filter { figure in
        figure.fence.kind == .figure && !figure.measured.isEmpty && figure.measured.allSatisfy(\.facts.areReal)
      }
      links.diagnostics += UnmeasuredNumbers(self, real, in: path).diagnostics
      links.diagnostics += FalseSentences(self, real, in: path).diagnostics
    }
    return links
  }

  /// Returns warnings about sizes in the note's prose that differ from its figures, unless the front matter turns the
  /// check off.
  ///
  /// - Parameters:
  ///   - path: the note's path in diagnostics.
  ///   - drawn: the fences of the note with their drawn views.
  ///   - checks: whether to check if the front matter does not specify it.
  package func wrongClaims(
    in path: String, of drawn: [(fence: NoteFences.Fence, figures: [DrawnView])], unlessNoteSays checks: Bool = true
  ) -> [Diagnostic] {
    guard frontMatter["claims"]?.isOn ?? checks else { return [] }
    var renderings: [Location: [Rendering]] = [:]
    for (fence, figures) in drawn where !figures.isEmpty {
      // The sizes of placeholders are not the sizes of the real views.
      renderings[fence.span.start] = figures.contains(where: \.isAssumed) ? [] : figures.map(\.rendering)
    }
    return Claims.check(self, renderings).map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.file = path
      return diagnostic
    }
  }
}
