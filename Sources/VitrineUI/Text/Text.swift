import VitrineLayout
import VitrineText

/// One or more lines of read-only text.
public struct Text: PrimitiveView, Hashable {
  /// A part of a text with its own style; `nil` and `false` defer to the environment.
  struct Piece: Hashable {
    var string: String
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var color: Color?
    var underline = false
    var underlineStyle = LineStyle.single
    var strikethrough = false
    var strikethroughStyle = LineStyle.single
    var tracking: Double?
    var baselineOffset: Double?
    var monospaced = false
    var monospacedDigits = false
    /// The symbol that is drawn in the line, in place of the string.
    var symbol: String?
    /// The format of a string that depends on the environment.
    var formatted: FormattedText?
  }

  var pieces: [Piece]
  /// The range of source that made the text.
  package var sourceMark: SourceMark?

  @_disfavoredOverload
  public init(_ string: some StringProtocol) { pieces = [Piece(string: String(string))] }
  public init(verbatim string: String) { self.init(string) }
  public init(_ image: Image) {
    pieces = [Piece(string: "\u{FFFC}", symbol: image.symbolName)]
  }

  public static func + (a: Text, b: Text) -> Text {
    var text = a
    text.pieces += b.pieces
    text.sourceMark = nil
    return text
  }

  package var string: String { pieces.map(\.string).joined() }

  func styled(_ change: (inout Piece) -> Void) -> Text {
    var text = self
    for index in text.pieces.indices { change(&text.pieces[index]) }
    return text
  }

  public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = $0.weight ?? weight } }
  public func bold(_ isActive: Bool = true) -> Text { isActive ? styled { $0.weight = $0.weight ?? .bold } : self }
  public func italic(_ isActive: Bool = true) -> Text { styled { $0.isItalic = $0.isItalic || isActive } }
  public func foregroundColor(_ color: Color?) -> Text { styled { $0.color = $0.color ?? color } }
  public func foregroundStyle(_ color: Color) -> Text { foregroundColor(color) }
  public func kerning(_ points: Double) -> Text { styled { $0.tracking = $0.tracking ?? points } }
  public func tracking(_ points: Double) -> Text { kerning(points) }
  public func baselineOffset(_ points: Double) -> Text { styled { $0.baselineOffset = $0.baselineOffset ?? points } }
  public func monospaced(_ isActive: Bool = true) -> Text { styled { $0.monospaced = isActive } }
  public func monospacedDigit() -> Text { styled { $0.monospacedDigits = true } }

  package func makeNodes(_ context: RenderContext) -> [RenderNode] {
    let text = resolved(in: context.environment)
    let setting = TextSetting(text, context.environment)
    for remark in context.environment.text.typesetter.remarks(on: setting.text, options: setting.options) {
      context.graph.remark(.init(.warning, "missing-font", remark.message, hint: remark.hint))
    }
    let rule = TextRule(setting: setting)
    let painter = LeafPainter { node, frame in setting.marks(in: frame, proposal: node.layout.placedProposal) }
    let string = text.string
    let shown = string.count > 40 ? string.prefix(39) + "…" : string[...]
    let argument = "\"" + shown.replacing("\n", with: "\\n") + "\""
    let node = RenderNode(
      .text, argument: argument, rule: rule, guides: .baselines, context: context, painter: painter)
    node.source = sourceMark
    node.lines = { proposal in
      let layout = setting.layout(proposal)
      return RenderedNode.Lines(count: layout.lines.count, isTruncated: layout.isTruncated)
    }
    return [node]
  }
}

/// A text with the environment in which it is laid out.
struct TextSetting {
  let text: StyledText
  let options: TextOptions
  /// The paints of the runs, by the run's index.
  let paints: [Paint]
  private let environment: EnvironmentValues

  struct Paint {
    var color: Color?
    /// The line under the text, if any.
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    /// The symbol that is drawn in place of the run's text.
    var symbol: SymbolDrawing?
  }

  init(_ text: Text, _ environment: EnvironmentValues) {
    let surroundings = environment.text
    self.environment = environment
    var options = TextOptions(profile: surroundings.profile, scale: surroundings.scale)
    options.lineLimit = surroundings.lineLimit
    options.reservedLines = surroundings.reservedLines
    options.lineSpacing = surroundings.lineSpacing
    options.isTight = surroundings.isTight
    options.truncation = surroundings.truncation
    options.alignment = surroundings.alignment
    options.minimumScaleFactor = surroundings.minimumScaleFactor
    options.isRightToLeft = environment.layoutDirection == .rightToLeft
    options.language = surroundings.language
    self.options = options
    var paints: [Paint] = []
    self.text = StyledText(
      text.pieces.enumerated().map { index, piece in
        let symbol = piece.symbolDrawing(in: environment)
        paints.append(
          Paint(
            color: piece.color,
            underline: piece.underline
              ? piece.underlineStyle : surroundings.underline ? surroundings.underlineStyle : nil,
            strikethrough: piece.strikethrough
              ? piece.strikethroughStyle : surroundings.strikethrough ? surroundings.strikethroughStyle : nil,
            symbol: symbol))
        var run = piece.run(in: surroundings, paint: index)
        run.attachment = symbol?.attachment
        return run
      })
    self.paints = paints
  }

  func layout(_ proposal: ProposedViewSize) -> TextLayout {
    environment.text.typesetter.layout(text, options: options, width: proposal.width, height: proposal.height)
  }

  /// The preferred spacing of the text, from its largest font and the leading of its style.
  var spacing: ViewSpacing {
    let size = text.runs.map(\.font.size).max() ?? 0
    let leading = text.runs.map { options.profile.leadingAbove(size: $0.font.size, style: $0.textStyle) }.max() ?? 0
    return .text(
      ascender: size * 1950 / 2048, descender: size * 494 / 2048, capHeight: size * 1443 / 2048, leading: leading,
      pixel: 1 / options.scale)
  }

  func marks(in frame: Rect, proposal: ProposedViewSize?) -> [Mark] {
    let proposal = proposal ?? ProposedViewSize(frame.size)
    guard !TextRule.isNothing(proposal) else { return [] }
    let layout = layout(proposal)
    guard layout.width > frame.width else { return marks(of: layout, in: frame) }
    // A letter that is wider than the text's frame is clipped at its edges.
    var effects = GroupEffects()
    effects.clip =
      Path(Rect(x: frame.minX, y: frame.minY - frame.height, width: frame.width, height: frame.height * 3)).drawn
    return [.group(marks(of: layout, in: frame), effects)]
  }

  private func marks(of layout: TextLayout, in frame: Rect) -> [Mark] {
    if environment.isRedacted {
      return layout.lines.compactMap { line in
        line.bar(at: frame.origin, fill: fill(line.fragments.first.map(paint) ?? Paint(), frame))
      }
    }
    let marks = layout.lines.flatMap(\.fragments).flatMap { fragment -> [Mark] in
      let paint = paint(fragment)
      let fill = fill(paint, frame)
      if let symbol = paint.symbol {
        // The symbol is smaller if the text was scaled down to fit.
        let scale = symbol.size.width > 0 ? fragment.width / symbol.size.width : 1
        let box = Rect(
          x: frame.minX + fragment.x, y: frame.minY + fragment.baseline - symbol.baseline * scale,
          width: fragment.width, height: symbol.size.height * scale)
        return symbol.marks(in: box, fill: fill)
      }
      let origin = Point(x: frame.minX + fragment.x, y: frame.minY + fragment.baseline)
      let text = TextMark(
        text: fragment.text, origin: origin, width: fragment.width, font: fragment.font,
        letterSpacing: fragment.letterSpacing, fill: fill, underline: paint.underline?.isPlain ?? false,
        strikethrough: paint.strikethrough?.isPlain ?? false, isRightToLeft: fragment.isRightToLeft)
      let lines = [(paint.underline, true), (paint.strikethrough, false)].compactMap { style, isBelow -> Mark? in
        guard let style, !style.isPlain else { return nil }
        return style.mark(below: isBelow, fragment, at: origin, fill, in: environment)
      }
      return [.text(text)] + lines
    }
    return HierarchicalShapeStyle.primary.shadowed(marks, environment)
  }

  private func paint(_ fragment: TextLayout.Fragment) -> Paint {
    paints.indices.contains(fragment.paint) ? paints[fragment.paint] : Paint()
  }

  private func fill(_ paint: Paint, _ frame: Rect) -> Fill {
    paint.color.map { .ink($0.ink(in: environment)) } ?? HierarchicalShapeStyle.primary.resolved(frame, environment)
  }
}

extension Text.Piece {
  /// Returns the symbol, with the piece's font.
  fileprivate func symbolDrawing(in environment: EnvironmentValues) -> SymbolDrawing? {
    guard let symbol else { return nil }
    var surroundings = environment
    surroundings.text.font = font ?? surroundings.text.font
    surroundings.text.weight = weight ?? surroundings.text.weight
    return SymbolDrawing(name: symbol, environment: surroundings)
  }

  fileprivate func run(in environment: TextEnvironment, paint: Int) -> StyledText.Run {
    var surroundings = environment
    if let weight { surroundings.weight = weight }
    surroundings.isItalic = surroundings.isItalic || isItalic
    surroundings.monospaced = surroundings.monospaced || monospaced
    surroundings.monospacedDigits = surroundings.monospacedDigits || monospacedDigits
    let (face, style) = (font ?? environment.font ?? .body).resolved(surroundings)
    let string =
      switch environment.textCase {
      case .uppercase: string.uppercased()
      case .lowercase: string.lowercased()
      case nil: string
      }
    return StyledText.Run(
      text: string, font: face, textStyle: style, tracking: tracking ?? environment.tracking,
      baselineOffset: baselineOffset ?? environment.baselineOffset, paint: paint)
  }
}

/// A rule for text: as wide as its longest line, as high as all lines.
///
/// *Reports:* the size of the text laid out in the proposal, rounded up to whole pixels, at most the proposed width;
/// zero for a proposal of zero by zero.
/// Source: [layout reference, section 23](docs/layout-reference.md#23-leaves); `StyledTextLayoutEngine` of
/// [OpenSwiftUI](https://github.com/OpenSwiftUIProject/OpenSwiftUI).
struct TextRule: LayoutRule {
  let setting: TextSetting

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: LayoutNode) -> Size {
    if Self.isNothing(proposal) { return .zero }
    let layout = setting.layout(proposal)
    return Size(width: min(layout.width, Self.limit(proposal.width)), height: layout.height)
  }

  private static func limit(_ width: Double?) -> Double {
    guard let width, !width.isNaN else { return .infinity }
    return max(width, 0)
  }

  /// Returns whether both proposed lengths are zero.
  static func isNothing(_ proposal: ProposedViewSize) -> Bool { proposal.width == 0 && proposal.height == 0 }

  func placeChildren(
    in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode, _ place: (Int, Point, ProposedViewSize) -> Void
  ) {}

  func explicitAlignment(
    _ key: AlignmentKey, in size: Size, _ proposal: ProposedViewSize, _ node: LayoutNode
  ) -> Double? {
    if key == VerticalAlignment.firstTextBaseline.key { return setting.layout(proposal).firstBaseline }
    if key == VerticalAlignment.lastTextBaseline.key { return setting.layout(proposal).lastBaseline }
    return nil
  }

  func spacing(_ node: LayoutNode) -> ViewSpacing { setting.spacing }
}

extension NodeKind {
  public static let text = NodeKind("Text", label: .call)
}
