import VitrineText
import VitrineUI

/// How text looks. A text stays a text, so that texts can still be added.
enum TextStylesNames {
  static let textStyles: [NameBinding] = [
    .modifier("font") {
      Modifier(.optional(nil, .native(Font.self))) { view, font in
        styled(view, text: { $0.font(font) }, other: { $0.font(font) })
      }
    },
    .modifier("fontWeight") {
      Modifier(.optional(nil, .native(Font.Weight.self))) { view, weight in
        styled(view, text: { $0.fontWeight(weight) }, other: { $0.fontWeight(weight) })
      }
    },
    .modifier("fontDesign") { Modifier(.optional(nil, .native(Font.Design.self))) { $0.fontDesign($1) } },
    .modifier("bold") {
      Modifier(isOn) { view, isOn in styled(view, text: { $0.bold(isOn) }, other: { $0.bold(isOn) }) }
    },
    .modifier("italic") {
      Modifier(isOn) { view, isOn in styled(view, text: { $0.italic(isOn) }, other: { $0.italic(isOn) }) }
    },
    .modifier("underline") {
      Modifier(isOn) { view, isOn in styled(view, text: { $0.underline(isOn) }, other: { $0.underline(isOn) }) }
      Modifier(isOn, pattern, lineColor) { view, isOn, pattern, color in
        styled(
          view, text: { $0.underline(isOn, pattern: pattern, color: color) },
          other: { $0.underline(isOn, pattern: pattern, color: color) })
      }
    },
    .modifier("strikethrough") {
      Modifier(isOn) { view, isOn in
        styled(view, text: { $0.strikethrough(isOn) }, other: { $0.strikethrough(isOn) })
      }
      Modifier(isOn, pattern, lineColor) { view, isOn, pattern, color in
        styled(
          view, text: { $0.strikethrough(isOn, pattern: pattern, color: color) },
          other: { $0.strikethrough(isOn, pattern: pattern, color: color) })
      }
    },
    .modifier("monospaced") {
      Modifier(isOn) { view, isOn in styled(view, text: { $0.monospaced(isOn) }, other: { $0.monospaced(isOn) }) }
    },
    .modifier("monospacedDigit") {
      Modifier { view in styled(view, text: { $0.monospacedDigit() }, other: { $0.monospacedDigit() }) }
    },
    .modifier("kerning") {
      Modifier(points) { view, points in styled(view, text: { $0.kerning(points) }, other: { $0.kerning(points) }) }
    },
    .modifier("tracking") {
      Modifier(points) { view, points in styled(view, text: { $0.tracking(points) }, other: { $0.tracking(points) }) }
    },
    .modifier("baselineOffset") {
      Modifier(points) { view, points in
        styled(view, text: { $0.baselineOffset(points) }, other: { $0.baselineOffset(points) })
      }
    },
    .modifier("foregroundColor") {
      Modifier(.optional(nil, .native(Color.self))) { view, color in
        styled(view, text: { $0.foregroundColor(color) }, other: { $0.foregroundColor(color) })
      }
    },
    .modifier("foregroundStyle") {
      Modifier(Parameter(nil, .style), Parameter(nil, .style), Parameter(nil, .style)) {
        $0.foregroundStyle($1, $2, $3)
      }
      Modifier(Parameter(nil, .style), Parameter(nil, .style)) { $0.foregroundStyle($1, $2) }
      Modifier(Parameter(nil, .style)) { view, style in
        if let text = view as? Text, let color = style as? Color {
          text.foregroundColor(color)
        } else {
          view.foregroundStyle(style)
        }
      }
    },
    .modifier("color") {
      former("color", now: ".foregroundColor(…)") {
        Modifier(Parameter(nil, .native(Color.self))) { $0.foregroundColor($1) }
      }
    },
    .modifier("controlProminence") {
      former("controlProminence", now: ".buttonStyle(.borderedProminent)") {
        Modifier(Parameter(nil, .value).withoutEffect("the beta's prominence is a style of buttons today")) {
          view, _ in view
        }
      }
    },
  ]

  private static let isOn = Parameter(nil, .bool, or: true)
  private static let pattern = Parameter("pattern", .native(Text.LineStyle.Pattern.self), or: .solid)
  private static let lineColor = Parameter<Color?>.optional("color", .native(Color.self))
  private static let points = Parameter(nil, .double)

  /// A text as a text, any other view by what it tells the texts inside.
  static func styled(
    _ view: any View, text: (Text) -> Text, other: (any View) -> any View
  ) -> any View {
    if let base = view as? Text { return text(base) }
    return other(view)
  }
}
