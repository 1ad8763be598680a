import VitrineText
import VitrineUI

/// How text looks. A text stays a text, so that texts can still be added.
enum TextStylesNames {
  static let textStyles: [NameBinding] = [
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
}
