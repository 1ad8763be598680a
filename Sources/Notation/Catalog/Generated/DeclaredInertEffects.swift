// Written by `make generate` from Sources/VitrineUI/Inert/InertEffects.swift.
import FenceEvaluation
import VitrineLayout
import VitrineText
import VitrineUI

/// The declarations of `InertEffects.swift`, as fences name them.
enum DeclaredInertEffects {
  static let bindings: [NameBinding] = [
    .staticFunction("SymbolEffectOptions", "speed") {
      Native(Parameter(nil, .double)) { SymbolEffectOptions.speed($0) }
    },
    .staticFunction("SymbolEffectOptions", "repeat") {
      Native(Parameter(nil, .int)) { SymbolEffectOptions.repeat($0) }
    },
    .staticFunction("ContentTransition", "numericText") {
      Native(Parameter("countsDown", .bool, or: false)) { ContentTransition.numericText(countsDown: $0) }
      Native(Parameter("value", .double)) { ContentTransition.numericText(value: $0) }
    },
    .staticFunction("ContentTransition", "symbolEffect") {
      Native(
        Parameter(nil, .native(SymbolEffect.self)),
        Parameter("options", .native(SymbolEffectOptions.self), or: .default)
      ) { ContentTransition.symbolEffect($0, options: $1) }
    },
  ]

  static let members: [MemberTable] = [
    MemberTable(
      SymbolEffect.self,
      [
        Member("appear", .appear), Member("automatic", .automatic), Member("bounce", .bounce),
        Member("breathe", .breathe), Member("disappear", .disappear), Member("drawOff", .drawOff),
        Member("drawOn", .drawOn), Member("pulse", .pulse), Member("replace", .replace), Member("rotate", .rotate),
        Member("scale", .scale), Member("variableColor", .variableColor), Member("wiggle", .wiggle),
      ]),
    MemberTable(
      SymbolEffectOptions.self,
      [Member("default", .`default`), Member("repeating", .repeating), Member("nonRepeating", .nonRepeating)]),
    MemberTable(
      ContentTransition.self,
      [
        Member("identity", .identity), Member("opacity", .opacity), Member("interpolate", .interpolate),
        Member("symbolEffect", .symbolEffect),
      ]),
    MemberTable(
      GlassEffectTransition.self,
      [
        Member("identity", .identity), Member("matchedGeometry", .matchedGeometry), Member("materialize", .materialize),
      ]),
  ]
}

extension SymbolEffect: CatalogType { package static let catalogName = "SymbolEffect" }
extension SymbolEffectOptions: CatalogType { package static let catalogName = "SymbolEffectOptions" }
extension ContentTransition: CatalogType { package static let catalogName = "ContentTransition" }
extension GlassEffectTransition: CatalogType { package static let catalogName = "GlassEffectTransition" }
