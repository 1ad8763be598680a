// Written by `make generate` from Sources/VitrineUI/Text/Font.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `Font.swift`, as fences name them.
enum DeclaredFont {
  static let bindings: [NameBinding] = [
    .staticFunction("Font", "system") {
      Native(
        Parameter("size", .double), .optional("weight", .native(Font.Weight.self)),
        .optional("design", .native(Font.Design.self))
      ) { Font.system(size: $0, weight: $1, design: $2) }
      Native(
        Parameter("size", .double), .optional("weight", .native(Font.Weight.self)),
        .optional("width", .native(Font.Width.self), withoutEffect: "the figures' font has a single width"),
        .optional("design", .native(Font.Design.self))
      ) { Font.system(size: $0, weight: $1, width: $2, design: $3) }
      Native(
        Parameter(nil, .native(TextStyle.self)), .optional("design", .native(Font.Design.self)),
        .optional("weight", .native(Font.Weight.self))
      ) { Font.system($0, design: $1, weight: $2) }
    },
    .staticFunction("Font", "custom") {
      Native(
        Parameter(nil, .string)
          .withoutEffect("custom fonts are not available; the system font is drawn, as in an app without the font"),
        Parameter("size", .double),
        Parameter("relativeTo", .native(TextStyle.self), or: .body)
          .withoutEffect("custom fonts scale with the body style")
      ) { Font.custom($0, size: $1, relativeTo: $2) }
      Native(
        Parameter(nil, .string)
          .withoutEffect("custom fonts are not available; the system font is drawn, as in an app without the font"),
        Parameter("fixedSize", .double)
      ) { Font.custom($0, fixedSize: $1) }
    },
  ]

  static let members: [MemberTable] = [
    MemberTable(
      Font.self,
      [
        Member("largeTitle", .largeTitle), Member("title", .title), Member("title2", .title2),
        Member("title3", .title3), Member("headline", .headline), Member("subheadline", .subheadline),
        Member("body", .body), Member("callout", .callout), Member("footnote", .footnote), Member("caption", .caption),
        Member("caption2", .caption2),
      ]),
    MemberTable(casesOf: Font.Design.self),
    MemberTable(
      Font.Weight.self,
      [
        Member("ultraLight", .ultraLight), Member("thin", .thin), Member("light", .light), Member("regular", .regular),
        Member("medium", .medium), Member("semibold", .semibold), Member("bold", .bold), Member("heavy", .heavy),
        Member("black", .black),
      ]),
    MemberTable(
      Font.Width.self,
      [
        Member("compressed", .compressed), Member("condensed", .condensed), Member("standard", .standard),
        Member("expanded", .expanded),
      ]),
  ]
}
