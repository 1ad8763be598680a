import Diagnostics

/// One parsed note, the source of its page, index entries and figures; a value that may cross threads.
package struct Document: Sendable {
  /// The text with normalized line ends, repaired if the configuration asks for it, and with spaces in place of
  /// comments; spans point into it.
  package var source: SourceFile
  package var frontMatter: FrontMatter
  package var blocks: [Block]
  package var footnotes: [Footnote]
  package var diagnostics: [Diagnostic]
  /// The names of other tools' components in the note, whose tags are not shown: `Tabs`.
  package var components: Set<String> = []
  /// The parts of the text that only the tool can process for which the note was written.
  package var leftOut: [Dialect.LeftOut] = []
  /// The text of the note's published Markdown copy: without comments, and with only the front matter that the page
  /// shows.
  package var publishedText: String
  /// Whether reading took too long, so that the note is shown as plain text. Another time it may be read.
  package private(set) var isOverdue = false
  /// The full paths of the files whose code the note includes.
  package var codeFiles: [String] = []

  /// The options for reading a note's bytes.
  package struct Reading: Hashable, Sendable {
    /// Whether to repair damaged text (bytes that are not UTF-8, UTF-8 encoded twice) instead of showing it unchanged.
    package var repairsText: Bool
    /// The treatment of line ends within paragraphs.
    package var breaks: LineBreaks
    /// The tool for which the note was written.
    package var dialect: Dialect
    /// Whether names such as `:tada:` are replaced by emoji.
    package var hasEmoji: Bool
    /// The processor's time that reading may take; `nil` for the usual limit.
    package var seconds: Double?

    package init(
      repairsText: Bool = false, breaks: LineBreaks = .auto, dialect: Dialect = .plain, hasEmoji: Bool = false,
      seconds: Double? = nil
    ) {
      (self.repairsText, self.breaks, self.dialect) = (repairsText, breaks, dialect)
      (self.hasEmoji, self.seconds) = (hasEmoji, seconds)
    }
  }

  /// Parses a note. Parsing never fails: every problem becomes a diagnostic.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - path: The path that diagnostics show.
  package init(bytes: [UInt8], path: String, reading: Reading = Reading()) {
    let decoded = DecodedText(bytes: bytes, repairing: reading.repairsText)
    self.init(text: decoded.text, path: path, diagnostics: decoded.diagnostics(in: path), reading: reading)
  }

  /// Parses a note from text that needs no repair.
  package init(text: String, path: String, breaks: LineBreaks = .soft) {
    self.init(text: text, path: path, diagnostics: [], reading: Reading(breaks: breaks))
  }

  private init(text: String, path: String, diagnostics: [Diagnostic], reading: Reading) {
    let clock = MarkdownClock(seconds: reading.seconds)
    var source = SourceFile(path: path, text: text)
    var front = FrontMatter.split(source)
    let note = NoteLines.converted(text, from: front.bodyLine, path: path, front.matter, reading.dialect)
    if let note { (front.matter, source) = (note.matter, SourceFile(path: path, text: note.text)) }
    leftOut = note?.leftOut ?? []
    let start = front.bodyLine > source.lineCount ? nil : source.offset(of: Location(line: front.bodyLine, column: 1))
    let hidden = start.flatMap { HiddenText(source.text, from: $0) }
    let body = hidden?.removed ?? start.map { String(decoding: source.text.utf8.dropFirst($0), as: UTF8.self) } ?? ""
    let marks = CodeMarks(reading.dialect)
    publishedText = front.matter.published + marks.published(CommentDefinitions.removed(from: body))
    if let hidden { source = SourceFile(path: path, text: hidden.blanked) }
    let markdown = MarkdownReader.read(
      source, from: front.bodyLine, hiding: hidden, breaks: reading.breaks, hasEmoji: reading.hasEmoji, clock)
    self.source = source
    frontMatter = front.matter
    blocks = markdown.blocks
    footnotes = markdown.footnotes
    isOverdue = markdown.isOverdue
    self.diagnostics = diagnostics + front.diagnostics + markdown.diagnostics
    if !markdown.isPlain {
      blocks.removeAll(where: OtherTools.isImport)
      marks.settle(&blocks)
      publishedText = HTMLScripts.removed(from: publishedText, of: blocks)
      if let page = FrontPage(frontMatter) {
        blocks.insert(contentsOf: page.blocks, at: titleHeading == nil ? 0 : 1)
      }
      let tools = OtherTools(self, marks: note?.found ?? [])
      components = tools.components
      self.diagnostics += tools.diagnostics(in: path)
    }
    if let unclosed = hidden?.unclosed {
      self.diagnostics.append(
        Diagnostic(
          .warning, "unclosed-comment", "comment is not closed; the rest of the note is hidden",
          file: path, span: Span(at: source.location(atOffset: unclosed)),
          hint: "add '%%' where the comment ends, or write '\\%%' for two percent signs"))
    }
  }
}

extension Document {
  /// The headings in order, including those in quotes and lists.
  package var headings: [Heading] {
    allBlocks.compactMap { if case .heading(let heading) = $0.kind { heading } else { nil } }
  }

  /// The fenced and indented code in order, including that in quotes, lists and footnotes.
  package var codeBlocks: [(block: CodeBlock, span: Span)] {
    allBlocks.compactMap { if case .code(let code) = $0.kind { (code, $0.span) } else { nil } }
  }

  /// The title: the front matter's, otherwise that of ``titleHeading``, otherwise `nil`.
  package var title: String? {
    if let title = frontMatter["title"]?.string, !title.isEmpty { return title }
    return titleHeading?.content.plainText ?? FrontPage.title(frontMatter)
  }

  /// The heading that titles the note: a level-one heading that only comments precede.
  package var titleHeading: Heading? {
    guard let first = blocks.first(where: { !$0.isComment }), case .heading(let heading) = first.kind,
      heading.level == 1, !heading.content.plainText.isEmpty
    else { return nil }
    return heading
  }
}
