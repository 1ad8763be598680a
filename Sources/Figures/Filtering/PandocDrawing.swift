import Diagnostics
import Markup
import Notation
import Notes
import VitrineText

/// Draws the code blocks of one document, in order, and replaces them with figures.
struct PandocDrawing {
  private let options: PandocFilter.Options
  private let form: MediaForm
  /// Whether pandoc has a block for figures; in older versions, an image alone in a paragraph is one.
  private let hasFigures: Bool
  private var drawer: FencePictures
  /// The number of code blocks so far, of those that are view trees, and of figures.
  private var (blocks, trees, figures) = (0, 0, 0)
  private(set) var files: [PandocFilter.File] = []
  private(set) var remarks: [(diagnostic: Diagnostic, source: SourceFile)] = []

  init(_ options: PandocFilter.Options, _ typesetter: Typesetter, hasFigures: Bool) {
    (self.options, self.hasFigures) = (options, hasFigures)
    form = MediaForm(pandoc: options.format)
    drawer = FencePictures(
      typesetter, FenceParser(), FigureContext(defaults: options.settings), dark: form == .inline)
  }

  /// Returns a part of the document with all its code blocks drawn.
  mutating func replaced(_ value: JSON) -> JSON {
    switch value {
    case .array(let values): return .array(values.flatMap { replacements(for: $0) ?? [replaced($0)] })
    case .object(let members):
      return .object(
        JSON.Members(members.list.map { JSON.Member(name: $0.name, value: replaced($0.value)) }))
    default: return value
    }
  }

  /// Returns the replacement of a code block; `nil` if the element is not one, or stays.
  private mutating func replacements(for block: JSON) -> [JSON]? {
    guard let code = PandocCode(block) else { return nil }
    blocks += 1
    let host = code.fence
    let source = SourceFile(path: "code block \(blocks)\(Self.beginning(of: host.code))", text: host.code)
    guard
      let fence = host.fence(
        number: trees, path: source.path, selection: options.selection, defaults: options.settings)
    else { return nil }
    var diagnostics = fence.kind == .figure ? FigureOptionsReader(code.fence.settings).diagnostics : []
    for index in diagnostics.indices { diagnostics[index].file = source.path }
    if fence.kind == .figure { trees += 1 }
    let drawn = FilteredFence(fence, &drawer, path: source.path, into: &diagnostics)
    var answer: [JSON]?
    if let failure = drawn.failure {
      answer = [block, Self.note(failure)]
    } else if !drawn.pictures.isEmpty {
      figures += 1
      do throws(PNGConverter.Problem) {
        answer = (drawn.keepsCode ? [block] : []) + [try figure(drawn, code)]
      } catch {
        diagnostics.append(Diagnostic(.error, "png", error.message, file: source.path))
        answer = [block, Self.note(error.message)]
      }
    }
    remarks += diagnostics.map { ($0, source) }
    return answer
  }

  /// Returns the start of a code block, which identifies it in diagnostics because its location is unknown.
  private static func beginning(of code: String) -> String {
    let line = code.split(whereSeparator: \.isNewline).first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    return line.isEmpty ? "" : " (\(line.drop(while: \.isWhitespace).prefix(40)))"
  }

  private static func note(_ failure: String) -> JSON {
    let words = PandocText.element("Para", PandocText.inlines("Not drawn: \(failure)"))
    return PandocText.element("Div", [PandocText.attributes(classes: ["vitrine-error"]), [words]])
  }

  // MARK: Figures

  private mutating func figure(_ drawn: FilteredFence, _ code: PandocCode) throws(PNGConverter.Problem) -> JSON {
    guard form == .inline else { return try images(drawn, code) }
    let html = InlineFigure(drawn, document: "", number: figures).html(id: false, rules: figures == 1)
    let raw = PandocText.element("RawBlock", ["html", .string(html)])
    return PandocText.element("Div", [code.attributes(adding: ["vitrine"]), [raw]])
  }

  private mutating func images(_ drawn: FilteredFence, _ code: PandocCode) throws(PNGConverter.Problem) -> JSON {
    var images: [JSON] = []
    let isCaptioned = drawn.options.caption != nil
    for picture in drawn.pictures {
      let contents = try form.contents(picture.view, drawn.options)
      let path = "\(options.folder)/\(ContentHash(of: contents).name).\(form.ending)"
      if !files.contains(where: { $0.path == path }) { files.append(PandocFilter.File(path: path, contents: contents)) }
      let width = JSON.text(
        picture.view.standalone(drawn.options.parts, .named, drawn.options.scheme)["width"]?.number ?? 0)
      // In versions without a block for figures, a single picture with a caption is one.
      let isFigure = isCaptioned && !hasFigures && drawn.pictures.count == 1
      images.append(
        PandocText.element(
          "Image",
          [
            isFigure ? code.attributes(width: width) : PandocText.attributes(Self.widths(width)),
            PandocText.inlines(isCaptioned ? drawn.words : picture.words),
            [.string(path), .string(isFigure ? "fig:" : "")],
          ]))
      if isFigure { return PandocText.element("Para", .array(images)) }
    }
    let paragraph = PandocText.element("Para", .array(images))
    guard isCaptioned else { return PandocText.element("Div", [code.attributes(adding: ["vitrine"]), [paragraph]]) }
    let words = PandocText.inlines(drawn.words)
    guard hasFigures else {
      let caption = PandocText.element("Para", [PandocText.element("Emph", words)])
      return PandocText.element("Div", [code.attributes(adding: ["vitrine"]), [paragraph, caption]])
    }
    let caption: JSON = [.null, [PandocText.element("Plain", words)]]
    return PandocText.element("Figure", [code.attributes(), caption, [PandocText.element("Plain", .array(images))]])
  }

  static func widths(_ width: String) -> [(String, String)] { [("width", width + "px")] }
}
