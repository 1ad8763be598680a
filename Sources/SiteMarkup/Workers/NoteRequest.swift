import Diagnostics
import Figures
import Markup
import Notation
import Notes
import SiteContent
import SiteStorage
import VitrineLayout
import VitrineUI

/// A request to a worker for the figures of a note. Its binary format may change with each version of the program.
package struct NoteRequest: Sendable {
  var fences: NoteFences
  var document: Document
  var setting: CodeBlockMarkup.Setting
  var words: InterfaceStrings

  /// Evaluates and draws the fences in this process.
  ///
  /// - Parameter parser: parses the Swift of the fences.
  func drawings(by renderer: any FigureRenderer, parser: FenceParser) -> EvaluatedFences {
    EvaluatedFences.draw(fences, of: document, setting, renderer: renderer, words: words, parser: parser)
  }

  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(setting.shownPath)
    writer.write(setting.versions)
    writer.write(list: setting.defaults) { $0.write($1) }
    writer.write(setting.checksClaims)
    writer.write(setting.keepsPictures)
    writer.write(setting.medium == .paper)
    writer.write(list: setting.pictures.pictures.sorted { $0.key < $1.key }) { writer, picture in
      writer.write(picture.key)
      writer.write(picture.value.source)
      writer.write(picture.value.size.width)
      writer.write(picture.value.size.height)
    }
    writer.write(document.hasNumberedLists && setting.checksClaims ? document.source.text : nil)
    writer.write(words)
    writer.write(list: fences.fences) { $0.write($1) }
    return writer.bytes
  }

  /// - Returns: `nil` if the bytes are not a complete request of this version of the program.
  package init?(bytes: [UInt8]) {
    var reader = ByteReader(bytes)
    do throws(ByteReader.Damaged) {
      setting = CodeBlockMarkup.Setting(shownPath: try reader.text())
      setting.versions = try reader.noteVersions()
      setting.defaults = try reader.list { reader throws(ByteReader.Damaged) in try reader.figureSetting() }
      setting.checksClaims = try reader.flag()
      setting.keepsPictures = try reader.flag()
      setting.medium = try reader.flag() ? .paper : .page
      let pictures = try reader.list { reader throws(ByteReader.Damaged) in
        (
          try reader.text(),
          PictureLibrary.Picture(
            source: try reader.text(), size: Size(width: try reader.double(), height: try reader.double()))
        )
      }
      setting.pictures = PictureLibrary(Dictionary(pictures, uniquingKeysWith: { first, _ in first }))
      document = Document(text: try reader.optionalText() ?? "", path: setting.shownPath)
      words = try reader.words()
      fences = NoteFences(try reader.list { reader throws(ByteReader.Damaged) in try reader.noteFence() })
    } catch {
      return nil
    }
    guard reader.isAtEnd else { return nil }
  }

  init(fences: NoteFences, document: Document, setting: CodeBlockMarkup.Setting, words: InterfaceStrings) {
    (self.fences, self.document, self.setting, self.words) = (fences, document, setting, words)
  }
}

extension EvaluatedFences {
  /// Evaluates and draws the fences in a worker process, or in this process if there are no workers.
  package static func draw(
    _ fences: NoteFences, of document: Document, _ setting: CodeBlockMarkup.Setting, renderer: any FigureRenderer,
    words: InterfaceStrings, workers: FigureWorkers?
  ) -> EvaluatedFences {
    let request = NoteRequest(fences: fences, document: document, setting: setting, words: words)
    return workers?.drawings(request, memory: setting.memory)
      ?? request.drawings(by: renderer, parser: FenceParser())
  }
}

extension Document {
  /// Whether the document has numbered lists, which may describe the steps of a figure. Drawing needs nothing else of a
  /// note's text.
  fileprivate var hasNumberedLists: Bool {
    allBlocks.contains { block in
      if case .list(let list) = block.kind { list.start != nil } else { false }
    }
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ setting: FigureSetting) {
    write(setting.key)
    write(setting.value)
    write(optional: setting.span) { $0.write($1) }
    write(setting.file)
  }

  fileprivate mutating func write(_ versions: NoteVersions) {
    write(list: versions.found.sorted { $0.key < $1.key }) { writer, version in
      writer.write(version.key)
      switch version.value {
      case .success(let bytes):
        writer.write(tag: 0)
        writer.write(bytes: bytes)
      case .failure(.history): writer.write(tag: 1)
      case .failure(.revision): writer.write(tag: 2)
      case .failure(.file): writer.write(tag: 3)
      case .failure(.program(let reason)):
        writer.write(tag: 4)
        writer.write(reason)
      }
    }
  }

  /// Writes the strings that figures use.
  fileprivate mutating func write(_ words: InterfaceStrings) {
    write(words.tag)
    write(list: FigureLocalization.keys.filter { words.words[$0] != nil }) { writer, key in
      writer.write(key)
      writer.write(list: PluralForm.allCases.filter { words.words[key]?[$0] != nil }) { writer, form in
        writer.write(form.rawValue)
        writer.write(words.words[key]?[form]?.source ?? "")
      }
    }
  }

  /// Writes a fence without the details that only the note's process needs: how its options are written, and the
  /// positions of its lines.
  fileprivate mutating func write(_ fence: NoteFences.Fence) {
    write(fence.block.isFenced)
    write(fence.block.info.language)
    write(fence.block.code)
    write(fence.span)
    switch fence.kind {
    case .figure: write(tag: 0)
    case .figureIfView: write(tag: 1)
    case .declarations: write(tag: 2)
    case .tree: write(tag: 3)
    }
    write(list: fence.settings) { $0.write($1) }
    write(count: fence.number)
  }
}

extension ByteReader {
  fileprivate mutating func figureSetting() throws(Damaged) -> FigureSetting {
    FigureSetting(
      key: try text(), value: try text(), span: try optional { reader throws(Damaged) in try reader.span() },
      file: try optionalText())
  }

  fileprivate mutating func noteVersions() throws(Damaged) -> NoteVersions {
    var versions = NoteVersions()
    versions.found = Dictionary(
      try list { reader throws(Damaged) in
        let revision = try reader.text()
        switch try reader.tag() {
        case 0: return (revision, .success(try reader.piece()))
        case 1: return (revision, .failure(.history))
        case 2: return (revision, .failure(.revision))
        case 3: return (revision, .failure(.file))
        default: return (revision, .failure(.program(try reader.text())))
        }
      }, uniquingKeysWith: { first, _ in first })
    return versions
  }

  fileprivate mutating func words() throws(Damaged) -> InterfaceStrings {
    let tag = try text()
    let words = try list { reader throws(Damaged) in
      let key = try reader.text()
      let forms = try reader.list { reader throws(Damaged) in
        guard let form = PluralForm(rawValue: try reader.text()) else { throw Damaged() }
        return (form, Sentence(try reader.text()))
      }
      return (key, Dictionary(forms, uniquingKeysWith: { first, _ in first }))
    }
    return InterfaceStrings(
      tag: tag, words: Dictionary(words, uniquingKeysWith: { first, _ in first }), english: [:], months: [])
  }

  fileprivate mutating func noteFence() throws(Damaged) -> NoteFences.Fence {
    let isFenced = try flag()
    var info = FenceInfo.none
    info.language = try text()
    let block = CodeBlock(isFenced: isFenced, info: info, code: try text(), lineStarts: [])
    let span = try span()
    let kinds: [FenceKind] = [.figure, .figureIfView, .declarations, .tree]
    return NoteFences.Fence(
      block: block, span: span, kind: kinds[try count(upTo: kinds.count - 1)],
      settings: try list { reader throws(Damaged) in try reader.figureSetting() }, number: try count(upTo: 1 << 40))
  }
}
