import FenceEvaluation
import VitrineText
import VitrineUI

/// Fonts and what else is said of texts.
enum FontsNames {
  static let fonts: [NameBinding] =
    [
      .staticFunction("Text", "LineStyle") {
        Native(
          Parameter("pattern", .value, or: .nothing).withoutEffect("lines of texts are drawn solid"),
          .optional("color", .native(Color.self), withoutEffect: "lines of texts have the text's colour")
        ) { (_: Value, _: Color?) in InertValue(name: "LineStyle") }
      },
      .method("Font", "bold") { Method(Font.self) { .native($0.bold()) } },
      .method("Font", "italic") { Method(Font.self) { .native($0.italic()) } },
      .method("Font", "monospaced") { Method(Font.self) { .native($0.monospaced()) } },
      .method("Font", "monospacedDigit") { Method(Font.self) { .native($0.monospacedDigit()) } },
      .method("Font", "weight") {
        Method(Font.self, Parameter(nil, .native(Font.Weight.self))) { .native($0.weight($1)) }
      },
    ]
    + ["smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps"].map { name in
      undrawn(name, because: "the figures' font has no small capitals")
    } + [
      undrawn("leading", because: "the change of line spacing is not documented"),
      undrawn("width", because: "the figures' font has a single width"),
    ]

  /// A form of fonts that is not drawn; a warning says so, but for the form that is the usual one.
  private static func undrawn(_ name: String, because reason: String) -> NameBinding {
    .method("Font", name) {
      ContextMethod(Font.self, Parameter(nil, .value, or: .nothing).withoutEffect(reason)) { context, font, form in
        if case .implicit(let member) = form, member.name == "standard" { return .native(font) }
        context.warn(notDrawn: ".\(name)", because: reason)
        return .native(font)
      }
    }
  }

  static let fontMembers: [MemberTable] = [
    MemberTable(moreOf: DynamicTypeSize.self, [Member("extraSmall", .xSmall), Member("extraLarge", .xLarge)]),
    MemberTable(casesOf: Image.Scale.self),
  ]
}
