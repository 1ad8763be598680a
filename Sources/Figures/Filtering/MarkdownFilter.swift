import Diagnostics
import Notation
import Notes
import VitrineText

/// Puts figures, as HTML, into Markdown that is on its way to another program.
package struct MarkdownFilter {
  package struct Options: Sendable {
    /// Which fences are drawn, if the text does not say otherwise.
    package var selection = FenceSelection.marked
    /// What holds where a fence says nothing else.
    package var settings: [FigureSetting] = []

    package init() {}
  }

  package struct Answer: Sendable {
    package var text: [UInt8]
    package var diagnostics: [Diagnostic] = []
    package var source: SourceFile
  }

  private let options: Options
  private let typesetter: Typesetter
  private let parser = FenceParser()

  package init(options: Options, typesetter: Typesetter) {
    (self.options, self.typesetter) = (options, typesetter)
  }

  /// - Parameters:
  ///   - bytes: Markdown, in UTF-8.
  ///   - path: how the text is called in diagnostics; no file is read.
  package func filter(_ bytes: [UInt8], path: String) -> Answer {
    let document = Document(bytes: bytes, path: path)
    var answer = Answer(text: bytes, source: document.source)
    let note = NoteFences.read(
      document, path: path, defaults: options.settings, selection: options.selection, marksSwiftUI: true)
    answer.diagnostics = note.diagnostics + document.frontMatter.fenceDiagnostics(file: path)
    guard note.haveFigures else { return answer }
    var lines = FencedLines(bytes)
    guard lines.count == document.source.lineCount else {
      answer.diagnostics.append(
        Diagnostic(
          .error, "filter-input", "the text ends some lines in ways of old", file: path,
          hint: "end each with LF or CRLF"))
      return answer
    }
    var drawer = FencePictures(
      typesetter, parser, FigureSurroundings(defaults: options.settings), dark: true)
    var number = 0
    for fence in note.fences {
      let filtered = FilteredFence(fence, &drawer, path: path, into: &answer.diagnostics)
      guard fence.block.isFenced, !filtered.pictures.isEmpty || filtered.failure != nil else { continue }
      var html = filtered.failure.map(InlineFigure.failure) ?? ""
      if !filtered.pictures.isEmpty {
        number += 1
        html = InlineFigure(filtered, document: path, number: number).html(rules: number == 1)
      }
      lines.put(html, at: fence, keepingCode: filtered.keepsCode)
    }
    answer.text = lines.bytes
    return answer
  }
}
