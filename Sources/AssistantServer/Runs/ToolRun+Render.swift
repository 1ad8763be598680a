import Diagnostics
import Explanations
import Figures
import Markup
import VitrineDiagrams
import VitrineUI

extension ToolRun {
  func render() throws(Problem) -> ToolAnswer {
    let (input, options) = try fence()
    let drawn = RenderedFence.drawn(input, options, typesetter)
    let diagnostics = input.located(drawn.diagnostics)
    guard drawn.outcome == .drawn, var picture = drawn.pictures(in: options.scheme, typesetter).first,
      let views = NumberedViews(picture.rendering)
    else { throw Problem("nothing is drawn", diagnostics: diagnostics) }
    didStep(1, 1)
    let symptoms = Symptom.all(in: views)
    let variants = arguments["variants"]?.bool == true ? try self.variants(picture.rendering, options) : []
    var text = ["\(Lengths.text(picture.rendering.proposal)) → \(Lengths.text(picture.rendering.size))"]
    text += lines(views.lines)
    text += lines(symptoms.map { "\($0.sentence) Ask 'explain' with view \($0.number)." })
    text += variants.flatMap { ["", "\($0.label): \(Lengths.text($0.rendering.size))"] + $0.differences }
    text += lines(diagnostics.map(Self.line))
    var answer = ToolAnswer(
      text: text.joined(separator: "\n"),
      structured: [
        "size": .array([picture.rendering.size.width, picture.rendering.size.height].map { Explanation.json($0) }),
        "views": .array(views.views.prefix(most).map(Self.json)),
        "more": .number(Double(max(0, views.views.count - most))),
        "symptoms": .array(
          symptoms.prefix(most).map { ["view": .number(Double($0.number)), "sentence": .string($0.sentence)] }),
        "variants": .array(variants.map(\.json)), "diagnostics": Self.json(Array(diagnostics.prefix(most))),
      ])
    guard arguments["picture"]?.bool != false else { return answer }
    if !variants.isEmpty {
      let cells = [StripFigure.Cell(label: "as asked", rendering: picture.rendering)] + variants.map(\.cell)
      picture.content = .strip(DrawnView.Strip(cells: cells))
    } else if picture.isSingle {
      picture.rendering.marks += NumberedFrames(views, typesetter).marks
    }
    let scale = min(max(arguments["scale"]?.number ?? 2, 0.25), 4)
    answer.picture = ToolAnswer.Picture(
      svg: picture.standaloneSVG(options.parts, .outlines, options.scheme), scale: scale)
    return answer
  }

  static func json(_ view: NumberedViews.View) -> JSON {
    [
      "number": .number(Double(view.number)), "name": .string(view.node.shownName),
      "proposal": .array([view.node.proposal.width, view.node.proposal.height].map(Explanation.json)),
      "frame": Explanation.json(view.node.frame),
    ]
  }

  // MARK: Variants

  /// The view with one option changed.
  struct Variant {
    var label: String
    var rendering: Rendering
    var scheme: ColorScheme?
    /// The views that differ, as sentences.
    var differences: [String]

    var cell: StripFigure.Cell { StripFigure.Cell(label: label, rendering: rendering, scheme: scheme) }

    var json: JSON {
      [
        "variant": .string(label),
        "size": .array([rendering.size.width, rendering.size.height].map { Explanation.json($0) }),
        "differences": .array(differences.map { .string($0) }),
      ]
    }
  }

  /// The options that variants change, each with its label.
  private static let changes = [
    ("dark", "scheme", "dark"), ("text xSmall", "type", "xSmall"), ("text accessibility2", "type", "accessibility2"),
    ("240 wide", "width", "240"), ("430 wide", "width", "430"), ("right to left", "dir", "rtl"),
  ]

  private func variants(_ rendering: Rendering, _ options: FigureOptions) throws(Problem) -> [Variant] {
    var variants: [Variant] = []
    for (index, (label, key, value)) in Self.changes.enumerated() {
      // A device has its own width.
      if key == "width", options.device != nil { continue }
      let (input, changed) = try fence(nil, [FigureSetting(key: key, value: value)])
      let drawn = RenderedFence.drawn(input, changed, typesetter)
      didStep(index + 2, Self.changes.count + 1)
      guard let other = drawn.figures.first?.rendering else {
        throw Problem("nothing is drawn at \(label)", diagnostics: input.located(drawn.diagnostics))
      }
      let cut = NumberedViews(other).map(Symptom.all) ?? []
      let moved = other.moves(since: rendering).map(\.text)
      let seen = cut.map(\.sentence) + (moved.isEmpty ? ["the layout is the same"] : Array(moved.prefix(most / 5)))
      let more = moved.count - moved.prefix(most / 5).count
      variants.append(
        Variant(
          label: label, rendering: other, scheme: key == "scheme" ? .dark : nil,
          differences: seen + (more > 0 ? ["and \(more) more differences"] : [])))
    }
    return variants
  }
}
