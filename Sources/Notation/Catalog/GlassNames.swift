import VitrineUI

/// Kinds of glass, and what holds several shapes of it.
enum GlassNames {
  static let glass: [NameBinding] = [
    .view("GlassEffectContainer") {
      Init(
        Parameter("spacing", .any, or: .nothing).withoutEffect("shapes of glass are drawn apart, near or far"),
        Parameter("content", .view)
      ) { _, views in views }
    },
    .method("Glass", "tint") {
      Method(Glass.self, .optional(nil, .native(Color.self))) { .native($0.tint($1)) }
    },
    .method("Glass", "interactive") {
      Method(Glass.self, Parameter(nil, .bool, or: true).withoutEffect("nothing touches the glass of a picture")) {
        .native($0.interactive($1))
      }
    },
    .staticFunction("ButtonStyle", "glass") {
      Native(Parameter(nil, .native(Glass.self))) { GlassButtonStyle.glass($0) }
    },
  ]
}
