import VitrineText
import VitrineUI

/// Fonts and what else is said of texts.
enum FontsNames {
  static let fonts: [NameBinding] =
    [
      .staticFunction("Font", "system") {
        Native(
          Parameter("size", .double), .optional("weight", .native(Font.Weight.self)),
          .optional("design", .native(Font.Design.self))
        ) { Font.system(size: $0, weight: $1, design: $2) }
        Native(
          Parameter(nil, .native(TextStyle.self)), .optional("design", .native(Font.Design.self)),
          .optional("weight", .native(Font.Weight.self))
        ) { Font.system($0, design: $1, weight: $2) }
      },
      .staticFunction("Font", "custom") {
        Native(
          Parameter(nil, .string).withoutEffect(own), Parameter("size", .double),
          Parameter("relativeTo", .native(TextStyle.self), or: .body)
            .withoutEffect("sizes of fonts of one's own grow as those of the body do")
        ) { name, size, _ in Font.custom(name, size: size) }
        Native(Parameter(nil, .string).withoutEffect(own), Parameter("fixedSize", .double)) {
          Font.custom($0, fixedSize: $1)
        }
      },
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
      undrawn("leading", because: "by how much lines move is not documented"),
      undrawn("width", because: "the figures' font has one width"),
    ]

  private static let own = "a font of one's own is not at hand: the system's stands in, as in apps that lack it"

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
    MemberTable(
      Font.Weight.self,
      [
        Member("ultraLight", .ultraLight), Member("thin", .thin), Member("light", .light), Member("regular", .regular),
        Member("medium", .medium), Member("semibold", .semibold), Member("bold", .bold), Member("heavy", .heavy),
        Member("black", .black),
      ]),
    MemberTable(casesOf: Font.Design.self),
    MemberTable(casesOf: TextStyle.self),
    MemberTable(
      Font.self,
      [
        Member("largeTitle", .largeTitle), Member("title", .title), Member("title2", .title2),
        Member("title3", .title3),
        Member("headline", .headline), Member("subheadline", .subheadline), Member("body", .body),
        Member("callout", .callout), Member("footnote", .footnote), Member("caption", .caption),
        Member("caption2", .caption2),
      ]),
    MemberTable(
      TextOptions.Alignment.self,
      [Member("leading", .leading), Member("center", .center), Member("trailing", .trailing)]),
    MemberTable(
      TextOptions.Truncation.self, [Member("head", .head), Member("middle", .middle), Member("tail", .tail)]),
    MemberTable(casesOf: TextEnvironment.TextCase.self),
    MemberTable(
      casesOf: DynamicTypeSize.self, also: [Member("extraSmall", .xSmall), Member("extraLarge", .xLarge)]),
    MemberTable(casesOf: ColorScheme.self),
    MemberTable(casesOf: Image.Scale.self),
  ]
}
