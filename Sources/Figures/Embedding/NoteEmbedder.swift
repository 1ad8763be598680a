import Diagnostics
import Notation
import Notes
import VitrineText

/// Draws the fences of one Markdown file, and returns the new contents of the file and of its folder of figures.
package struct NoteEmbedder {
  /// The file's path in diagnostics; the names of the figures start with its file name.
  let path: String
  let options: NoteEmbedding.Options
  private let typesetter: Typesetter
  private let parser: FenceParser

  package init(
    path: String, options: NoteEmbedding.Options, typesetter: Typesetter, parser: FenceParser = FenceParser()
  ) {
    (self.path, self.options, self.typesetter, self.parser) = (path, options, typesetter, parser)
  }

  /// - Parameter bytes: the current contents of the file, with or without the links of an earlier run.
  package func embed(_ bytes: [UInt8]) -> NoteEmbedding {
    let written = ContainedFences(bytes)
    let document = Document(bytes: written.bytes, path: path)
    var embedding = NoteEmbedding(source: written.source(of: document, given: bytes))
    embedding.diagnostics = document.diagnostics.filter { $0.severity == .error }
    guard embedding.diagnostics.isEmpty else { return embedding }
    let old = Self.lines(of: bytes)
    do throws(Problem) {
      let kept = try keptLines(old, document)
      let contained = ContainedFences(Self.bytes(of: kept.map { old[$0] }))
      let fences = draw(Document(bytes: contained.bytes, path: path), &embedding)
      insertLinks(to: fences, kept.map { old[$0] }, contained, &embedding)
      embedding.diagnostics = embedding.diagnostics.map { Self.moved(contained.placed($0), kept) }
      embedding.checkNames(path)
    } catch {
      embedding.diagnostics.append(error.diagnostic)
    }
    guard !embedding.diagnostics.hasErrors, embedding.text != bytes else { return embedding }
    let new = Self.lines(of: embedding.text)
    let changed = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    embedding.changedLine = (changed ?? min(old.count, new.count)) + 1
    return embedding
  }

  private struct Problem: Error {
    var diagnostic: Diagnostic
  }

  // MARK: Lines

  /// Returns the numbers, from 0, of the lines that no earlier run wrote.
  private func keptLines(_ lines: [[UInt8]], _ document: Document) throws(Problem) -> [Int] {
    guard lines.count == document.source.lineCount else {
      throw Problem(
        diagnostic: Diagnostic(
          .error, "embed", "some lines end with a bare CR or another old line ending", file: path,
          hint: "end each line with LF or CRLF"))
    }
    let (regions, unclosed) = FigureRegion.all(in: lines, code: FigureRegion.code(in: document))
    if let unclosed {
      throw Problem(
        diagnostic: Diagnostic(
          .error, "embed", "'\(FigureRegion.start)' has no '\(FigureRegion.end)' after it", file: path,
          span: Span(at: Location(line: unclosed + 1, column: 1)), hint: "delete this line, or add the other one"))
    }
    return lines.indices.filter { line in !regions.contains { $0.contains(line) } }
  }

  private func insertLinks(
    to fences: [EmbeddedFence], _ bare: [[UInt8]], _ contained: ContainedFences, _ embedding: inout NoteEmbedding
  ) {
    var lines = bare
    var insertions: [(line: Int, lines: [[UInt8]])] = []
    for fence in fences {
      let last = fence.fence.span.end.line - 1
      guard fence.fence.block.isFenced,
        FencedLines.isClosing(lines[last], opening: fence.fence.span.start.line - 1 == last)
      else { continue }
      embedding.count += 1
      let start = fence.fence.span.start
      let before = lines[start.line - 1].prefix(start.column - 1 + contained.indent(ofLine: start.line))
      let prefix = String(decoding: FencedLines.continued(before), as: UTF8.self)
      let isWindows = lines[last].last == UInt8(ascii: "\r")
      let (links, files) = FigureLinks(note: path, options: options).links(to: fence)
      embedding.files += files
      let region = ([FigureRegion.start(options.words)] + links + [FigureRegion.end]).map { line in
        Array((prefix + line).utf8) + (isWindows ? [UInt8(ascii: "\r")] : [])
      }
      insertions.append((last + 1, region))
    }
    for (line, region) in insertions.reversed() { lines.insert(contentsOf: region, at: line) }
    embedding.text = Self.bytes(of: lines)
  }

  /// Returns a diagnostic whose line numbers count the lines of links as well.
  private static func moved(_ diagnostic: Diagnostic, _ kept: [Int]) -> Diagnostic {
    func moved(_ place: Location) -> Location {
      let index = place.line - 1
      return Location(line: kept.indices.contains(index) ? kept[index] + 1 : place.line, column: place.column)
    }
    var diagnostic = diagnostic
    diagnostic.span = diagnostic.span.map { Span(moved($0.start), moved($0.end)) }
    return diagnostic
  }

  private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
  }

  private static func bytes(of lines: [[UInt8]]) -> [UInt8] { Array(lines.joined(separator: [UInt8(ascii: "\n")])) }

  // MARK: Figures

  func draw(_ document: Document, _ embedding: inout NoteEmbedding) -> [EmbeddedFence] {
    let note = NoteFences.read(document, path: path, defaults: options.settings, selection: options.selection)
    embedding.diagnostics += note.diagnostics + document.frontMatter.fenceDiagnostics(file: path)
    var drawer = FencePictures(
      typesetter, parser,
      FigureContext(versions: NoteVersions(of: path, for: note.fences.map(\.settings)), defaults: options.settings),
      dark: options.dark)
    var fences: [EmbeddedFence] = []
    for fence in note.fences where note.haveFigures {
      let (drawn, pictures) = drawer.draw(fence)
      embedding.diagnostics += fence.located(drawn.diagnostics, in: path)
      guard !pictures.isEmpty else { continue }
      fences.append(
        EmbeddedFence(fence: fence, options: fence.options, pictures: pictures, number: fences.count + 1))
    }
    embedding.diagnostics += document.wrongClaims(
      in: path, of: fences.map { ($0.fence, $0.pictures.map(\.view)) })
    return fences
  }
}

extension NoteEmbedding {
  fileprivate mutating func checkNames(_ path: String) {
    var seen: Set<String> = []
    for file in files where !seen.insert(file.name.lowercased()).inserted {
      diagnostics.append(
        Diagnostic(
          .error, "embed", "two figures have the same file name '\(file.name)'", file: path,
          hint: "give one of the fences another 'id'"))
    }
  }
}
