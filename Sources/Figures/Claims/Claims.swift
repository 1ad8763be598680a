import Diagnostics
import Notes
import VitrineDiagrams
import VitrineLayout
import VitrineUI

/// Checks the sizes that a note states, in the numbered steps after a figure and in the sentences before and after it,
/// against the figure's layout.
enum Claims {
  /// - Parameter renderings: the views that each drawn code block shows, by the location where the block starts.
  /// - Returns: a warning for each wrong size, at its location.
  static func check(_ document: Document, _ renderings: [Location: [Rendering]]) -> [Diagnostic] {
    guard !renderings.isEmpty else { return [] }
    var diagnostics: [Diagnostic] = []
    func visit(_ blocks: [Block]) {
      /// The rendering that a numbered list at this point describes.
      var shown: Rendering?
      for (index, block) in blocks.enumerated() {
        switch block.kind {
        case .code(let code):
          if let drawn = renderings[block.span.start] {
            shown = drawn.count == 1 ? drawn[0] : nil
          } else if looksLikeProgram(code.code) {
            shown = nil
          }
        case .list(let list):
          if list.start != nil, let rendering = shown {
            diagnostics += check(list, rendering, in: document.source)
            shown = nil
          }
          for item in list.items { visit(item.blocks) }
        case .heading, .thematicBreak: shown = nil
        case .quote(let inner): visit(inner)
        case .callout(let callout): visit(callout.blocks)
        case .paragraph:
          func figure(at index: Int) -> Rendering? {
            let drawn = blocks.indices.contains(index) ? renderings[blocks[index].span.start] ?? [] : []
            return drawn.count == 1 ? drawn[0] : nil
          }
          let (before, after) = (figure(at: index - 1), figure(at: index + 1))
          guard before != nil || after != nil else { continue }
          let isAnnounced = after != nil && ProseClaims.announces(document.source.text(of: block.span))
          if let rendering = isAnnounced ? after : before {
            diagnostics += ProseClaims(rendering: rendering, source: document.source).check(block)
          }
        case .table, .html: break
        }
      }
    }
    visit(document.blocks)
    return diagnostics
  }

  /// Whether a code block contains a program. A drawing of a view tree may be between a figure and its steps; a program
  /// ends the search for steps.
  private static func looksLikeProgram(_ code: String) -> Bool { code.contains("{") || code.contains("(") }

  /// Returns the root to compare claims with; `nil` if a font is missing, because then the figure is wrong.
  static func measuredRoot(of rendering: Rendering) -> RenderedNode? {
    rendering.remarks.contains { $0.code == "missing-font" } ? nil : rendering.root
  }

  private static func check(_ list: ListBlock, _ rendering: Rendering, in source: SourceFile) -> [Diagnostic] {
    guard let root = measuredRoot(of: rendering) else { return [] }
    let vocabulary = ViewVocabulary(root)
    var statements: [Statement] = []
    for item in list.items {
      for block in item.blocks {
        guard case .paragraph = block.kind else { continue }
        let start = source.offset(of: block.span.start)
        let text = source.text(of: block.span)
        for var statement in StatementReader(StepText(text), vocabulary: vocabulary).statements {
          statement.size = statement.size.map { $0.moved(by: start) }
          statements.append(statement)
        }
      }
    }
    guard statements.contains(where: { $0.size != nil }) else { return [] }
    let alignment = StepAlignment(statements, rendering.steps, vocabulary)
    return zip(statements, alignment.candidates).compactMap { statement, candidates in
      remark(on: statement, candidates.map { rendering.steps[$0] }, rendering, vocabulary, source)
    }
  }

  /// Returns a warning if the statement is unambiguous and wrong for each step that it may describe.
  private static func remark(
    on statement: Statement, _ steps: [LayoutStep], _ rendering: Rendering, _ vocabulary: ViewVocabulary,
    _ source: SourceFile
  ) -> Diagnostic? {
    guard statement.isPlain, let size = statement.size, let step = steps.first,
      steps.allSatisfy({ $0.size == step.size })
    else { return nil }
    var right = [step.size]
    if step.kind == .report {
      right += steps.compactMap { vocabulary.node($0.from).map { ProposedViewSize($0.frame.size) } }
    }
    for owner in statement.owners.compactMap(vocabulary.node) {
      right += [owner.proposal, ProposedViewSize(owner.report), ProposedViewSize(owner.frame.size)]
    }
    guard !right.contains(where: size.tells) else { return nil }
    let span = Span(
      source.location(atOffset: size.range.lowerBound), source.location(atOffset: size.range.upperBound))
    let written = size.written(ProposedViewSize(width: size.width.value, height: size.height.value))
    let sentence = StepSentences(rendering)?.sentence(step)
    var diagnostic = Diagnostic(
      .warning, "claim", "the figure has \(size.written(step.size)) here, not \(written)", file: source.path,
      span: span,
      notes: sentence.map { ["step \(step.number) of the figure: \($0)"] } ?? [],
      hint:
        "write \(size.written(step.size))\(step.from.isEmpty ? ", or give the fence another 'width' and 'height'" : "")"
    )
    diagnostic.replacement = size.written(step.size)
    return diagnostic
  }
}

extension SourceFile {
  /// Returns the text of a span.
  func text(of span: Span) -> String {
    let start = offset(of: span.start)
    return String(decoding: Array(text.utf8.dropFirst(start).prefix(offset(of: span.end) - start)), as: UTF8.self)
  }
}
