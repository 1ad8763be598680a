import Diagnostics
import Notation
import Notes
import VitrineText

/// Inserts figures, as HTML, into Markdown that another program renders.
package struct MarkdownFilter {
  package struct Options: Sendable {
    /// The fences to draw, unless the front matter selects others.
    package var selection = FenceSelection.marked
    /// The defaults for the options of fences.
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
  ///   - path: the name of the text in diagnostics; no file is read.
  package func filter(_ bytes: [UInt8], path: String) -> Answer {
    let contained = ContainedFences(bytes)
    var answer = filter(bytes, contained, path: path)
    answer.diagnostics = answer.diagnostics.map(contained.placed)
    return answer
  }

  private func filter(_ bytes: [UInt8], _ contained: ContainedFences, path: String) -> Answer {
    let document = Document(bytes: contained.bytes, path: path)
    var answer = Answer(text: bytes, source: contained.source(of: document, given: bytes))
    let note = NoteFences.read(
      document, path: path, defaults: options.settings, selection: options.selection, marksSwiftUI: true)
    answer.diagnostics = note.diagnostics + document.frontMatter.fenceDiagnostics(file: path)
    guard note.haveFigures else { return answer }
    var lines = FencedLines(bytes)
    guard lines.count == document.source.lineCount else {
      answer.diagnostics.append(
        Diagnostic(
          .error, "filter-input", "some lines end with a bare CR or another old line ending", file: path,
          hint: "end each line with LF or CRLF"))
      return answer
    }
    var drawer = FencePictures(
      typesetter, parser, FigureContext(defaults: options.settings), dark: true)
    var number = 0
    for fence in note.fences {
      let filtered = FilteredFence(fence, &drawer, path: path, into: &answer.diagnostics)
      guard fence.block.isFenced, !filtered.pictures.isEmpty || filtered.failure != nil else { continue }
      var html = filtered.failure.map(InlineFigure.failure) ?? ""
      if !filtered.pictures.isEmpty {
        number += 1
        html = InlineFigure(filtered, document: path, number: number).html(rules: number == 1)
      }
      lines.put(
        html, at: fence, indent: contained.indent(ofLine: fence.span.start.line), keepingCode: filtered.keepsCode)
    }
    answer.text = lines.bytes
    return answer
  }
}
