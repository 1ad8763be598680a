// Written by `make generate` from Sources/VitrineUI/Text/TextModifiers.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `TextModifiers.swift`, as fences name them.
enum DeclaredTextModifiers {
  static let bindings: [NameBinding] = [
    .modifier("font") {
      Modifier(.optional(nil, .native(Font.self))) {
        view, a in styled(view, text: { $0.font(a) }, other: { $0.font(a) })
      }
    },
    .modifier("fontWeight") {
      Modifier(.optional(nil, .native(Font.Weight.self))) {
        view, a in styled(view, text: { $0.fontWeight(a) }, other: { $0.fontWeight(a) })
      }
    },
    .modifier("fontDesign") { Modifier(.optional(nil, .native(Font.Design.self))) { $0.fontDesign($1) } },
    .modifier("bold") {
      Modifier(Parameter(nil, .bool, or: true)) { view, a in styled(view, text: { $0.bold(a) }, other: { $0.bold(a) }) }
    },
    .modifier("italic") {
      Modifier(Parameter(nil, .bool, or: true)) {
        view, a in styled(view, text: { $0.italic(a) }, other: { $0.italic(a) })
      }
    },
    .modifier("monospaced") {
      Modifier(Parameter(nil, .bool, or: true)) {
        view, a in styled(view, text: { $0.monospaced(a) }, other: { $0.monospaced(a) })
      }
    },
    .modifier("monospacedDigit") {
      Modifier { view in styled(view, text: { $0.monospacedDigit() }, other: { $0.monospacedDigit() }) }
    },
    .modifier("kerning") {
      Modifier(Parameter(nil, .double)) { view, a in styled(view, text: { $0.kerning(a) }, other: { $0.kerning(a) }) }
    },
    .modifier("tracking") {
      Modifier(Parameter(nil, .double)) { view, a in styled(view, text: { $0.tracking(a) }, other: { $0.tracking(a) }) }
    },
    .modifier("baselineOffset") {
      Modifier(Parameter(nil, .double)) {
        view, a in styled(view, text: { $0.baselineOffset(a) }, other: { $0.baselineOffset(a) })
      }
    },
    .modifier("textCase") { Modifier(.optional(nil, .native(TextEnvironment.TextCase.self))) { $0.textCase($1) } },
    .modifier("lineSpacing") { Modifier(Parameter(nil, .double)) { $0.lineSpacing($1) } },
    .modifier("multilineTextAlignment") {
      Modifier(Parameter(nil, .native(TextOptions.Alignment.self))) { $0.multilineTextAlignment($1) }
    },
    .modifier("truncationMode") {
      Modifier(Parameter(nil, .native(TextOptions.Truncation.self))) { $0.truncationMode($1) }
    },
    .modifier("minimumScaleFactor") { Modifier(Parameter(nil, .double)) { $0.minimumScaleFactor($1) } },
    .modifier("lineLimit") {
      Modifier(.optional(nil, .int)) { $0.lineLimit($1) }
      Modifier(Parameter(nil, .int), Parameter("reservesSpace", .bool)) { $0.lineLimit($1, reservesSpace: $2) }
    },
    .modifier("dynamicTypeSize") { Modifier(Parameter(nil, .native(DynamicTypeSize.self))) { $0.dynamicTypeSize($1) } },
    .modifier("foregroundColor") {
      Modifier(.optional(nil, .native(Color.self))) {
        view, a in styled(view, text: { $0.foregroundColor(a) }, other: { $0.foregroundColor(a) })
      }
    },
    .modifier("accentColor") { Modifier(.optional(nil, .native(Color.self))) { $0.accentColor($1) } },
    .modifier("preferredColorScheme") {
      Modifier(.optional(nil, .native(ColorScheme.self))) { $0.preferredColorScheme($1) }
    },
    .modifier("colorScheme") { Modifier(Parameter(nil, .native(ColorScheme.self))) { $0.colorScheme($1) } },
  ]
}
