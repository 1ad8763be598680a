import Diagnostics
import Foundation
import Notes
import VitrineDiagrams
import VitrineText
import VitrineUI

/// A Markdown file whose fences are shown by other programs: the file with links to its figures, and the figures.
package struct NoteEmbedding: Sendable {
  package struct Options: Sendable {
    /// Where the figures go, as the file addresses it.
    package var folder = "figures"
    /// Whether there is a second picture of each for dark pages.
    package var dark = false
    package var outlines = false
    /// Which fences are drawn, if the file does not say otherwise.
    package var blocks = SiteConfiguration.Blocks.marked
    /// What holds where a fence says nothing else.
    package var settings: [FigureSetting] = []

    package init() {}
  }

  /// A figure's file.
  package struct File: Hashable, Sendable {
    /// Its name in the folder of figures.
    package var name: String
    package var contents: String
  }

  /// The text with its links.
  package private(set) var text: [UInt8] = []
  package private(set) var files: [File] = []
  package private(set) var diagnostics: [Diagnostic] = []
  package let source: SourceFile
  /// How many fences have figures.
  package private(set) var count = 0
  /// The first line, from 1, at which the text is another than it was.
  package private(set) var changedLine: Int?

  private let options: Options
  private let typesetter: Typesetter
  private let stem: String
  private let mark: String

  /// - Parameter path: how the file is shown in diagnostics; its name is where the figures get theirs from.
  package init(bytes: [UInt8], path: String, options: Options, typesetter: Typesetter) {
    (self.options, self.typesetter) = (options, typesetter)
    stem = NotePath.stem(of: path)
    mark = Self.mark(of: path, folder: options.folder)
    let document = Document(bytes: bytes, path: path)
    source = document.source
    diagnostics = document.diagnostics.filter { $0.severity == .error }
    if !diagnostics.isEmpty { return }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    guard lines.count == document.source.lineCount else {
      diagnostics.append(
        Diagnostic(
          .error, "embed", "the file ends some lines in ways of old", file: path, hint: "end each with LF or CRLF"))
      return
    }
    let code = document.codeBlocks.map { $0.span.start.line - 1...max($0.span.start.line, $0.span.end.line) - 1 }
    let (regions, unclosed) = FigureRegion.all(in: lines, code: code)
    if let unclosed {
      diagnostics.append(
        Diagnostic(
          .error, "embed", "‘\(FigureRegion.start)’ has no ‘\(FigureRegion.end)’ after it", file: path,
          span: Span(at: Location(line: unclosed + 1, column: 1)), hint: "delete the line, or write the other again"))
      return
    }
    let bare = lines.indices.filter { line in !regions.contains { $0.contains(line) } }
    write(bare.map { lines[$0] }, path: path, numbers: bare)
    guard !diagnostics.hasErrors, text != bytes else { return }
    let new = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    changedLine =
      (zip(lines, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(lines.count, new.count)) + 1
  }

  /// What tells a figure's file from one of somebody else's, and from one of another note's: the way from it to its note.
  ///
  /// - Parameters:
  ///   - note: the path of the Markdown file.
  ///   - folder: where the figures go, as the file addresses it.
  package static func mark(of note: String, folder: String) -> String {
    let note = URL(fileURLWithPath: note).standardizedFileURL
    let figure = note.deletingLastPathComponent().appendingPathComponent(folder + "/figure.svg").standardizedFileURL
    let way = NotePath.relative(from: String(figure.path.dropFirst()), to: String(note.path.dropFirst()))
    return "<!-- drawn by ‘vitrine embed’ from \(way.replacing("--", with: "‐‐")) -->"
  }

  // MARK: Figures

  /// - Parameter numbers: for each line, its number in the file as it is, from 0.
  private mutating func write(_ bareLines: [[UInt8]], path: String, numbers: [Int]) {
    var lines = bareLines
    let document = Document(bytes: Array(lines.joined(separator: [UInt8(ascii: "\n")])), path: path)
    var insertions: [(line: Int, lines: [[UInt8]])] = []
    let fences = drawn(document, path)
    for fence in fences {
      let last = fence.span.end.line - 1
      guard fence.block.isFenced, isClosing(lines[last], opening: fence.span.start.line - 1 == last) else { continue }
      count += 1
      let prefix = Self.prefix(of: lines[fence.span.start.line - 1], upTo: fence.span.start.column - 1)
      let isWindows = lines[last].last == UInt8(ascii: "\r")
      let links = fence.figures.enumerated().map { index, drawn in
        link(drawn, fence, number: index == 0 ? nil : index + 1)
      }
      insertions.append(
        (
          last + 1,
          ([FigureRegion.start] + links + [FigureRegion.end]).map { line in
            Array((prefix + line).utf8) + (isWindows ? [UInt8(ascii: "\r")] : [])
          }
        ))
    }
    for (line, region) in insertions.reversed() { lines.insert(contentsOf: region, at: line) }
    text = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    // Places are in the file as it is, links and all.
    diagnostics = diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.span = diagnostic.span.map { span in
        func moved(_ place: Location) -> Location {
          let index = place.line - 1
          return Location(line: numbers.indices.contains(index) ? numbers[index] + 1 : place.line, column: place.column)
        }
        return Span(moved(span.start), moved(span.end))
      }
      return diagnostic
    }
    checkNames(path)
  }

  /// A view, and how it is on a dark page where that is wanted.
  private struct Drawn {
    var view: DrawnView
    var dark: DrawnView?
  }

  private struct Fence {
    var block: CodeBlock
    var span: Span
    var options: FigureOptions
    var figures: [Drawn]
    /// Its number among those drawn, from 1.
    var number: Int
  }

  private mutating func drawn(_ document: Document, _ path: String) -> [Fence] {
    var own: [FigureSetting] = []
    if let figure = document.frontMatter["figure"] {
      own = FigureSetting.settings(of: figure, in: path, into: &diagnostics)
      diagnostics += FigureOptionsReader(own).diagnostics
    }
    diagnostics += FrontMatterCheck(document.frontMatter, keys: ["blocks", "claims"], file: path).diagnostics
    let mode = document.frontMatter["blocks"]?.string.flatMap(SiteConfiguration.Blocks.init) ?? options.blocks
    let session = FenceDrawing(typesetter)
    var earlier = (light: EarlierFigures(), dark: EarlierFigures())
    var fences: [Fence] = []
    var trees = 0
    for (block, span) in document.codeBlocks {
      guard block.info.isViewTree || (block.isFenced && block.info.isSwift) else { continue }
      guard block.info.isViewTree || mode == .auto else {
        session.declare(block.code)
        continue
      }
      let settings = FigureSetting.settings(of: block.info, in: path)
      let reader = FigureOptionsReader(options.settings + own + settings)
      let (outcome, dark) = draw(block.code, reader.options, session, &earlier) { outcome, scheme in
        CommittedFence.compare(&outcome, reader.options, path: path, number: trees, scheme: scheme)
      }
      if block.info.isViewTree { trees += 1 }
      let figures = outcome.figures.enumerated().map { index, view in
        Drawn(view: view, dark: dark.flatMap { $0.figures.indices.contains(index) ? $0.figures[index] : nil })
      }
      if block.info.isViewTree {
        diagnostics += FigureOptionsReader(settings).diagnostics
        diagnostics += outcome.diagnostics.map { Self.located($0, block, span, path) }
      } else {
        guard figures.contains(where: { $0.view.rendering.root?.type != "EmptyView" }) else { continue }
      }
      for figure in figures {
        diagnostics += Expectations.check(reader.options.expectations, in: figure.view.rendering).map {
          Self.located($0, block, span, path)
        }
      }
      guard !figures.isEmpty else { continue }
      fences.append(
        Fence(block: block, span: span, options: reader.options, figures: figures, number: fences.count + 1))
    }
    guard document.frontMatter["claims"]?.isOn ?? true else { return fences }
    let renderings = fences.map { ($0.span.start, $0.figures.map(\.view.rendering)) }
    diagnostics += Claims.check(document, Dictionary(renderings, uniquingKeysWith: { first, _ in first }))
    return fences
  }

  private func draw(
    _ source: String, _ figure: FigureOptions, _ session: FenceDrawing,
    _ earlier: inout (light: EarlierFigures, dark: EarlierFigures),
    compareCommit: (inout FenceDrawing.Outcome, ColorScheme) -> Void
  ) -> (FenceDrawing.Outcome, dark: FenceDrawing.Outcome?) {
    guard options.dark else {
      var outcome = session.draw(source, figure, variations: true)
      earlier.light.compare(&outcome, figure)
      compareCommit(&outcome, figure.scheme)
      return (outcome, nil)
    }
    var both = session.drawInBothSchemes(source, figure)
    earlier.light.compare(&both.light, figure)
    earlier.dark.compare(&both.dark, figure)
    compareCommit(&both.light, .light)
    compareCommit(&both.dark, .dark)
    return (both.light, both.dark)
  }

  private static func located(_ diagnostic: Diagnostic, _ block: CodeBlock, _ span: Span, _ path: String) -> Diagnostic
  {
    guard diagnostic.file == nil else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.file = path
    diagnostic.span = diagnostic.span.map(block.spanInNote) ?? Span(at: span.start)
    return diagnostic
  }

  // MARK: Links

  private mutating func link(_ drawn: Drawn, _ fence: Fence, number: Int?) -> String {
    let base =
      [stem, fence.options.id ?? String(fence.number)].joined(separator: "-") + (number.map { "-\($0)" } ?? "")
    let rendering = drawn.view.rendering
    let light = add(base, drawn.view, fence.options, options.dark ? .light : fence.options.scheme)
    let words =
      fence.options.caption ?? drawn.view.title
      ?? "\(rendering.root?.type ?? "Nothing"), \(Lengths.text(rendering.size)) points"
    guard options.dark else { return "![\(Self.escaped(words, "[]\\`*_<"))](\(light))" }
    let dark = add(base + "-dark", drawn.dark ?? drawn.view, fence.options, .dark)
    return "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"\(HTMLText.escape(dark))\">"
      + "<img alt=\"\(HTMLText.escape(words))\" src=\"\(HTMLText.escape(light))\"></picture>"
  }

  /// Keeps a figure's file; its address, as the Markdown file has it.
  private mutating func add(
    _ name: String, _ view: DrawnView, _ figure: FigureOptions, _ scheme: ColorScheme
  ) -> String {
    let svg = view.standaloneSVG(figure.parts, options.outlines ? .outlines : .embedded, scheme)
    files.append(File(name: name + ".svg", contents: svg + mark + "\n"))
    return PercentEncoding.encode(path: NotePath.join(options.folder, name + ".svg")).replacing("(", with: "%28")
      .replacing(")", with: "%29")
  }

  private mutating func checkNames(_ path: String) {
    var seen: Set<String> = []
    for file in files where !seen.insert(file.name.lowercased()).inserted {
      diagnostics.append(
        Diagnostic(
          .error, "embed", "two figures would be called ‘\(file.name)’", file: path,
          hint: "give one of the fences another ‘id’"))
    }
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    var escaped = ""
    for character in text {
      if special.contains(character) { escaped += "\\" }
      escaped += character.isNewline ? " " : String(character)
    }
    return escaped
  }

  // MARK: Lines

  /// What stands before a fence in a list or a quote, as it goes on in the lines after.
  private static func prefix(of line: [UInt8], upTo column: Int) -> String {
    String(
      decoding: line.prefix(column).map { byte in
        byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\t") ? byte : UInt8(ascii: " ")
      }, as: UTF8.self)
  }

  /// Whether a line ends a fence; a file may end before its last fence does.
  private func isClosing(_ line: [UInt8], opening: Bool) -> Bool {
    guard !opening else { return false }
    let text = String(decoding: line, as: UTF8.self).drop { " \t>".contains($0) }
    return text.hasPrefix("```") || text.hasPrefix("~~~")
  }
}
