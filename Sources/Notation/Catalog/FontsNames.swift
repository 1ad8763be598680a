import VitrineText
import VitrineUI

/// Fonts and what else is said of texts.
enum FontsNames {
  static let fonts: [NameBinding] =
    [
      .staticFunction("UIFont", "system") {
        Native(Parameter("ofSize", .double), .optional("weight", .native(Font.Weight.self))) {
          Font.system(size: $0, weight: $1)
        }
      },
      .staticFunction("UIFont", "custom") {
        Native(Parameter(nil, .string), Parameter("size", .double)) { Font.custom($0, size: $1) }
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
    + ["smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps", "leading", "width"].map { name in
      .method("Font", name) {
        Method(Font.self, Parameter(nil, .value, or: .nothing).withoutEffect("the fonts at hand have no such form")) {
          font, _ in .native(font)
        }
      }
    }

  static let fontMembers: [MemberTable] = [
    MemberTable(moreOf: DynamicTypeSize.self, [Member("extraSmall", .xSmall), Member("extraLarge", .xLarge)]),
    MemberTable(casesOf: Image.Scale.self),
  ]
}
