import Diagnostics

/// One note, parsed: what every page, index and figure of it is made from. A value, free to cross threads.
package struct Document: Sendable {
  /// The text as read, line endings normalised, repaired if asked for, with spaces in the place of comments; spans point into it.
  package var source: SourceFile
  package var frontMatter: FrontMatter
  package var blocks: [Block]
  package var footnotes: [Footnote]
  package var diagnostics: [Diagnostic]
  /// Names of the components of other tools whose tags are not shown: `Tabs`.
  package var components: Set<String> = []
  /// What only the tool could follow that the note was written for.
  package var leftOut: [Dialect.LeftOut] = []
  /// Its text as its copy has it: without comments, and of the front matter what its page shows.
  package var publishedText: String
  /// The full paths of the files from which code of it was taken.
  package var codeFiles: [String] = []

  /// How the bytes of a note are read.
  package struct Reading: Hashable, Sendable {
    /// Whether damaged text (bytes that are not UTF-8, UTF-8 encoded twice) is repaired rather than shown as it is.
    package var repairsText: Bool
    /// Treatment of the ends of lines within paragraphs.
    package var breaks: LineBreaks
    /// The tool that the note was written for.
    package var dialect: Dialect
    /// Whether names such as `:tada:` stand for emoji.
    package var hasEmoji: Bool

    package init(
      repairsText: Bool = false, breaks: LineBreaks = .auto, dialect: Dialect = .plain, hasEmoji: Bool = false
    ) {
      (self.repairsText, self.breaks, self.dialect) = (repairsText, breaks, dialect)
      self.hasEmoji = hasEmoji
    }
  }

  /// Parses a note. Never fails: whatever is wrong becomes a diagnostic.
  ///
  /// - Parameters:
  ///   - bytes: the file's contents.
  ///   - path: the path that diagnostics show.
  package init(bytes: [UInt8], path: String, reading: Reading = Reading()) {
    let decoded = DecodedText(bytes: bytes, repairing: reading.repairsText)
    self.init(text: decoded.text, path: path, diagnostics: decoded.diagnostics(in: path), reading: reading)
  }

  /// Parses a note from text that is known to be sound.
  package init(text: String, path: String, breaks: LineBreaks = .soft) {
    self.init(text: text, path: path, diagnostics: [], reading: Reading(breaks: breaks))
  }

  private init(text: String, path: String, diagnostics: [Diagnostic], reading: Reading) {
    var source = SourceFile(path: path, text: text)
    let front = FrontMatter.split(source)
    if reading.dialect != .plain {
      let (text, leftOut) = reading.dialect.rewritten(text, from: front.bodyLine)
      (source, self.leftOut) = (SourceFile(path: path, text: text), leftOut)
    }
    let start = front.bodyLine > source.lineCount ? nil : source.offset(of: Location(line: front.bodyLine, column: 1))
    let hidden = start.flatMap { HiddenText(source.text, from: $0) }
    let body = hidden?.removed ?? start.map { String(decoding: source.text.utf8.dropFirst($0), as: UTF8.self) } ?? ""
    publishedText = front.matter.published + body
    if let hidden { source = SourceFile(path: path, text: hidden.blanked) }
    let markdown = MarkdownReader.read(
      source, from: front.bodyLine, hiding: hidden, breaks: reading.breaks, hasEmoji: reading.hasEmoji)
    self.source = source
    frontMatter = front.matter
    blocks = markdown.blocks
    blocks.removeAll(where: OtherTools.isImport)
    footnotes = markdown.footnotes
    self.diagnostics = diagnostics + front.diagnostics + markdown.diagnostics
    let foreign = OtherTools(self)
    components = foreign.components
    self.diagnostics += foreign.diagnostics(in: path)
    if let unclosed = hidden?.unclosed {
      self.diagnostics.append(
        Diagnostic(
          .warning, "unclosed-comment", "nothing closes the comment that begins here: the rest of the note is hidden",
          file: path, span: Span(at: source.location(atOffset: unclosed)),
          hint: "write '%%' where the comment ends, or '\\%%' for two percent signs"))
    }
  }
}

extension Document {
  /// The headings in order, those in quotes and lists included.
  package var headings: [Heading] {
    allBlocks.compactMap { if case .heading(let heading) = $0.kind { heading } else { nil } }
  }

  /// The fenced and indented code in order, that in quotes, lists and footnotes included.
  package var codeBlocks: [(block: CodeBlock, span: Span)] {
    allBlocks.compactMap { if case .code(let code) = $0.kind { (code, $0.span) } else { nil } }
  }

  /// The title: the front matter's, else that of the heading that titles the note, else `nil`.
  package var title: String? {
    if let title = frontMatter["title"]?.string, !title.isEmpty { return title }
    return titleHeading?.content.plainText
  }

  /// The heading that titles the note: of level one, before everything but comments.
  package var titleHeading: Heading? {
    guard let first = blocks.first(where: { !$0.isComment }), case .heading(let heading) = first.kind,
      heading.level == 1, !heading.content.plainText.isEmpty
    else { return nil }
    return heading
  }
}
